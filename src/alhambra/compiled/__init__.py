"""The rules compiled: kernels printed as C, and the library and the WebAssembly made of it.

`source` reads a kernel, `types` says what its values are, `printer` writes it as C, `program` all
that the `roots` need, `build` compiles it. `border.c` is the way from Python into the library,
`page.c` that from JavaScript. What a kernel may contain stands in `docs/kernels.md`.
"""
