"""A server behind nginx, as docs/operate.md shows it: TLS is ended there, and sockets pass."""

import random
from pathlib import Path

from tests.server.nginx import Nginx
from tests.server.stage import BOT, OPEN, Guest, House, Page, begin_together, earnest
from tests.server.tls import Secured

PROXY = ("--proxy", "127.0.0.1", "--name", "localhost")
ACTIONS = 12


class Front(House):
    """A server as it is found behind nginx."""

    def __init__(self, nginx: Nginx, prefix: str = "") -> None:
        self.port, self.place = nginx.port, nginx.place
        self.address = nginx.address + prefix


def play(pages: list[Page]) -> None:
    """Some actions, of which everybody hears."""
    draw = random.Random(4)
    for _ in range(ACTIONS):
        newest = max(page.version for page in pages)
        for page in pages:
            page.reach(newest)
            page.settle()
        mover = next((page for page in pages if page.choices), None)
        if mover is None:
            pages[0].hear("update", "table")
        else:
            assert mover.act(earnest(mover.choices or [], draw))["type"] != "refused"
    newest = max(page.version for page in pages)
    for page in pages:
        page.reach(newest)
    assert newest > ACTIONS // 2


def meet(nginx: Nginx, prefix: str = "") -> None:
    """Two people meet at a table behind nginx and play."""
    front = Front(nginx, prefix)
    origin = f"https://{nginx.place}"
    ann, ben = Guest(front, "Ann"), Guest(front, "Ben")
    try:
        (cookie,) = ann.client.cookies.jar
        assert cookie.secure and cookie.path == f"{prefix}/"
        for guest in (ann, ben):
            guest.client.headers["Origin"] = origin
        table = ann.make(ann.me(), OPEN, BOT)
        path = f"/api/tables/{table['id']}"
        ben.post(f"{path}/sit", {"invite": table["invite"], "name": "Ben"})
        pages = []
        for guest in (ann, ben):
            through = Secured(nginx.trust(), nginx.place)
            pages.append(guest.page(table["id"], sock=through, origin=origin))
        begin_together(table["id"], ann, ben)
        play(pages)
        assert ann.client.get("/").text.count(f'"{prefix}/static/') > 5
        ann.client.headers["Origin"] = "https://elsewhere.example"
        assert ann.refused(f"{path}/again")["code"] == "bad-origin"
    finally:
        ann.close()
        ben.close()


def test_people_meet_behind_nginx(tmp_path: Path) -> None:
    house = House(tmp_path, *PROXY)
    nginx = Nginx(tmp_path, house)
    try:
        meet(nginx)
    finally:
        nginx.stop()
        house.stop()
    assert (nginx.said(), house.said()) == ("", "")
