"""Rows and columns of a sheet with their marks and points (RW-5.2)."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from alhambra.rollwrite.catalog import LINE_POINTS, SIDE
from alhambra.rollwrite.scoring import FIRST_COLUMN, FIRST_ROW


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column of a sheet."""

    line: Literal["row", "column"]
    number: int
    marks: int
    points: int


def lines_through(marks: int, cell: int) -> tuple[Line, Line]:
    """The row and the column of a cell."""
    return row_of(marks, cell // SIDE), column_of(marks, cell % SIDE)


def scoring_lines(marks: int) -> tuple[Line, ...]:
    """All rows and columns that have points, rows first."""
    lines = [line_of(marks, number) for line_of in (row_of, column_of) for number in range(SIDE)]
    return tuple(line for line in lines if line.points)


def row_of(marks: int, row: int) -> Line:
    """A row, the first is 0, by the cells marked."""
    return _line("row", row + 1, (marks >> SIDE * row & FIRST_ROW).bit_count())


def column_of(marks: int, column: int) -> Line:
    """A column, the first is 0, by the cells marked."""
    return _line("column", column + 1, (marks >> column & FIRST_COLUMN).bit_count())


@cache
def _line(line: Literal["row", "column"], number: int, marks: int) -> Line:
    return Line(line, number, marks, LINE_POINTS[marks])
