"""QR codes: the squares of the code, as a page and as a terminal draws them."""

import re

import httpx

from alhambra.server.qr import lines_of, path_of, squares_of
from tests.server.stage import PATIENCE, House

ADDRESS = "http://192.168.1.20:8000/"
FINDER = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"]
"""What cameras look for, in three corners."""


def corner(squares: list[list[bool]], x: int, y: int) -> list[str]:
    return ["".join(" #"[square] for square in row[x : x + 7]) for row in squares[y : y + 7]]


def test_three_corners_are_what_cameras_look_for() -> None:
    squares = squares_of(ADDRESS)
    far = len(squares) - 7
    assert corner(squares, 0, 0) == corner(squares, far, 0) == corner(squares, 0, far) == FINDER
    assert corner(squares, far, far) != FINDER


def test_another_text_has_another_code() -> None:
    assert squares_of(ADDRESS) != squares_of(ADDRESS.replace("20", "21"))


def test_the_path_draws_the_dark_squares() -> None:
    squares = squares_of(ADDRESS)
    drawn = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path_of(squares))}
    dark = {(x, y) for y, row in enumerate(squares) for x, is_dark in enumerate(row) if is_dark}
    assert drawn == dark


def test_a_terminal_draws_the_light_squares_two_rows_a_line() -> None:
    squares = squares_of(ADDRESS)
    lines = lines_of(squares)
    light = [[line[x] in at for x in range(len(line))] for line in lines for at in ("▀█", "▄█")]
    inner = [row[2 : 2 + len(squares)] for row in light[2 : 2 + len(squares)]]
    assert inner == [[not square for square in row] for row in squares]
    assert all(row[:2] == row[-2:] == [True, True] for row in light[: len(squares) + 4])


def test_the_server_draws_an_address_and_refuses_a_novel(house: House) -> None:
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as client:
        client.get("/api/me")
        found = client.post("/api/qr", json={"text": ADDRESS}).json()
        assert found == {"size": len(squares_of(ADDRESS)), "path": path_of(squares_of(ADDRESS))}
        assert client.post("/api/qr", json={"text": "x" * 301}).status_code == 400
