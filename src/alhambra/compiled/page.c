/* The way from JavaScript to the kernels, in the page: memory, and roots by their number.

   The page puts a root's arguments one behind the other, eight bytes each: where a record lies,
   where a buffer lies and how many items it has, or a number. There is one thread. */

#include "prelude.h"

extern unsigned char __heap_base;

static uintptr_t end_of_heap;

/* So many bytes of memory, all zero, for good; where they begin, 0 if there are none left. */
__attribute__((export_name("reserve"))) uint32_t reserve(uint32_t bytes) {
    const uintptr_t page = 65536;
    if (end_of_heap == 0) end_of_heap = (uintptr_t)&__heap_base;
    uintptr_t start = (end_of_heap + 15) & ~(uintptr_t)15, has = __builtin_wasm_memory_size(0) * page;
    if (bytes > UINTPTR_MAX - page - start) return 0;
    uintptr_t end = start + bytes;
    if (end > has) {
        uintptr_t more = (end - has + page - 1) / page;
        if (__builtin_wasm_memory_grow(0, more) == (uintptr_t)-1) return 0;
    }
    end_of_heap = end;
    return start;
}

/* Ask a root; its arguments begin where the page has written them. */
__attribute__((export_name("ask"))) int64_t ask(uint32_t number, const int64_t *given) {
    argument arguments[16];
    const root *root = ROOTS + number;
    for (int at = 0; at < root->count; at++) {
        kind kind = root->parts[at].kind;
        if (kind == RECORD || kind == SCRATCH)
            arguments[at].record = (void *)(uintptr_t)*given++;
        else if (kind == SEVERAL || kind == NUMBERS) {
            arguments[at].several.items = (int64_t *)(uintptr_t)*given++;
            arguments[at].several.count = *given++;
        } else
            arguments[at].number = *given++;
    }
    return root->call(arguments);
}
