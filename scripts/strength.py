"""Writes docs/strength.md from the results kept in bench/strength: `make strength`."""

from pathlib import Path

from alhambra.arena.document import document_of

ROOT = Path(__file__).parents[1]

if __name__ == "__main__":
    text = document_of(ROOT / "bench" / "strength")
    (ROOT / "docs" / "strength.md").write_text(text, encoding="utf-8")
