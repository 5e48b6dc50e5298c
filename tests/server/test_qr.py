"""QR codes: the squares of the code, as a page and as a terminal draws them."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from alhambra.server.app import application
from alhambra.server.qr import is_own, lines_of, path_of, squares_of
from alhambra.server.settings import NO_LIMITS, Settings
from tests.patience import PATIENCE
from tests.server.stage import House, error_of

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


PLACES = ("/", "/table/k3v9w0pq4x7m", "/table/k3v9#join=s8kd", "/table/k3v9#seat=k3v9.1.x_-Y")
OTHERS = (
    "",
    "nowhere",
    "/table/k3v9#join=\U0001f600",
    "/table/k3v9#join=" + "x" * 129,
    "/table/k3v9?a=b",
    "@example.org/",
    "/\n",
    ".example.org/",
)


def test_the_server_draws_its_own_addresses(house: House) -> None:
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as client:
        for place in PLACES:
            text = house.address + place
            found = client.post("/api/qr", json={"text": text}).json()
            assert found == {"size": len(squares_of(text)), "path": path_of(squares_of(text))}


@pytest.mark.parametrize("text", [*OTHERS, "/" + "x" * 300])
def test_the_server_draws_nothing_else(house: House, text: str) -> None:
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as client:
        answer = client.post("/api/qr", json={"text": house.address + text})
        assert answer.status_code == 400 and error_of(answer)["code"] == "bad-request"


@pytest.mark.parametrize("text", [ADDRESS, "\U0001f600" * 300, "https://example.org/"])
def test_the_server_draws_no_address_of_others(house: House, text: str) -> None:
    with httpx.Client(base_url=house.address, timeout=PATIENCE) as client:
        assert error_of(client.post("/api/qr", json={"text": text}))["code"] == "bad-request"


def test_a_server_of_the_house_draws_the_address_of_the_house() -> None:
    house = "http://192.168.1.20:8000/alhambra"
    assert is_own(f"{house}/", "http://localhost:8000", house)
    assert is_own("http://localhost:8000/", "http://localhost:8000", None)
    assert not is_own("http://192.168.1.20:8000/", "http://localhost:8000", house)


def test_an_address_gets_so_many_codes_and_no_more(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, code_rate=0, code_burst=3)
    app = application(Settings(tmp_path, limits=limits))

    async def ask() -> list[int]:
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            body = {"text": "http://localhost/"}
            return [(await client.post("/api/qr", json=body)).status_code for _ in range(5)]

    assert asyncio.run(ask()) == [200, 200, 200, 429, 429]
