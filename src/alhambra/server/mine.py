"""What is mine: my name, my tables, my finished games."""

import json
import logging
import math
import re
from typing import Any

from starlette.background import BackgroundTask
from starlette.responses import Response

from alhambra.server import games, solo, wire, wishes
from alhambra.server.context import Asking
from alhambra.server.people import proper_name
from alhambra.server.refusal import Refusal
from alhambra.server.table import Table

LOG = logging.getLogger("alhambra.api")

MOST_LISTED = 30
"""How many tables a page of `my tables` lists."""
PAGE = re.compile("[0-9]{1,4}")


async def me(asking: Asking) -> Response:
    """Who I am, and my tables."""
    return asking.answer(wire.Me("", []) if asking.is_new else await _me(asking))


async def name_me(asking: Asking) -> Response:
    """Change my name."""
    wish = await asking.body(wishes.NewName)
    await asking.hall.archive.keep_name(asking.guest, proper_name(wish.name))
    return asking.answer(await _me(asking))


async def my_tables(asking: Asking) -> Response:
    """A page of my tables, the running ones first, then the newest."""
    number = asking.request.path_params["page"]
    if not PAGE.fullmatch(number):
        raise Refusal("not-found", "no such page")
    if asking.is_new:
        return asking.answer(wire.MyTables([], 1))
    tables = await _tables(asking, page=int(number))
    return asking.answer(wire.MyTables(tables, await _pages(asking)))


async def _me(asking: Asking) -> wire.Me:
    name = await asking.hall.archive.name_of(asking.guest)
    return wire.Me(name, await _tables(asking, page=0), await _pages(asking))


async def _pages(asking: Asking) -> int:
    count = await asking.hall.archive.count_of(asking.guest)
    return max(1, math.ceil(count / MOST_LISTED))


async def _tables(asking: Asking, *, page: int) -> list[wire.Mine]:
    archive, sharing = asking.hall.archive, asking.hall.sharing
    tables = await archive.tables_of(asking.guest, most=MOST_LISTED, skip=page * MOST_LISTED)
    if sharing is not None:
        await sharing.freshen(tables)  # one question instead of one for each
    mine = []
    for table in tables:
        try:
            company = await asking.hall.find(table, is_fresh=True)
            mine.append(_mine(await company.settled(), asking.guest))
        except Exception:  # one table that cannot be read must not hide the others
            LOG.exception("a table of somebody's cannot be read")
    return mine


async def my_games(asking: Asking) -> Response:
    """The games that I have played to their end."""
    archive = asking.hall.archive
    rows = [] if asking.is_new else await archive.results_of(asking.guest)
    name = "" if asking.is_new else await archive.name_of(asking.guest)
    return asking.answer(wire.MyGames(name, [_played(row) for row in rows]))


def _played(row: dict[str, Any]) -> wire.Played:
    options = json.loads(row["options"])
    known = row["game"] in games.names()
    medals = games.medals_of(row["game"], options, players=row["players"]) if known else {}
    return wire.Played(
        table=row["table_id"],
        game=row["game"],
        options=options,
        players=row["players"],
        score=row["score"],
        place=row["place"],
        margin=row["margin"],
        rivals=row["rivals"].split(",") if row["rivals"] else [],
        finished=row["finished"],
        medal=solo.medal_of(medals, row["score"]),
        next=solo.next_medal_of(medals, row["score"]),
    )


async def forget_me(asking: Asking) -> Response:
    """Forget me: my name, my games, and that any seat was mine."""
    if asking.is_new:
        return asking.answer(wire.Me("", []))
    await asking.hall.forgetting.forget(asking.guest)
    before = asking.part()
    answer = asking.answer(wire.Me("", []))
    # their pages are to come back with the new cookie
    answer.background = BackgroundTask(asking.hall.forgetting.part, before)
    return answer


def _mine(table: Table, guest: str) -> wire.Mine:
    return wire.Mine(
        id=table.making.id,
        game=table.rules.name,
        status=table.status,
        ply=table.ply,
        mine=bool(table.seats_of(guest)),
        turn=table.may_play(guest),
        names=table.names,
        created=table.making.created,
    )
