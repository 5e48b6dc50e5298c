"""The interface by HTTP: one function per request, one list of them all."""

import gzip
import logging
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec
from starlette.responses import PlainTextResponse, Response

import alhambra
from alhambra.bots import registry
from alhambra.bots.advice import advisors
from alhambra.core.library import is_loaded
from alhambra.core.rules import find_rules
from alhambra.server import beginning, games, lessons, mine, wire, wishes
from alhambra.server.company import Company
from alhambra.server.context import Asking
from alhambra.server.journal import Fact
from alhambra.server.people import proper_name
from alhambra.server.qr import drawn, is_own
from alhambra.server.refusal import Refusal
from alhambra.server.scheduler import IsCalledOff
from alhambra.server.table import Table

PLY = re.compile("[0-9]{1,6}")
MOST_MOMENTS = 2_000
"""Plies of a game beyond which its moments are not sent all at once."""
LOG = logging.getLogger("alhambra.api")

Answer = Callable[[Asking], Awaitable[Response]]


class Endpoint(NamedTuple):
    """One request that can be made."""

    method: str
    path: str
    answer: Answer
    body: type | None
    """What the request's body must be."""
    content: Any
    """What the answer's body is; `str` for a text."""
    status: int = 200


# -- tables --------------------------------------------------------------------------------------


async def list_games(asking: Asking) -> Response:
    """The games that have tables."""
    found = []
    for name in games.names():
        rules = find_rules(name)
        players = _span(rules.player_counts)
        options = [
            wire.OptionView(option.name, list(option.values), _span(option.players))
            for option in rules.options
            if option.values
        ]
        found.append(
            wire.GameView(
                name,
                players,
                registry.offered(name),
                usual=registry.usual(name),
                options=options,
                lesson=name in lessons.taught(),
                solo=list(games.solo_of(name)),
            )
        )
    return asking.answer(wire.Games(found))


def _span(counts: range) -> tuple[int, int]:
    return counts[0], counts[-1]


async def make_table(asking: Asking) -> Response:
    """Make a table."""
    wish = await asking.body(wishes.NewTable)
    if not any(seat.kind in ("me", "here") for seat in wish.seats):
        raise Refusal("bad-request", "seats: whoever makes a table sits at it")
    asking.context.check_tables(asking)
    named = next((seat.name for seat in wish.seats if seat.kind == "me" and seat.name), None)
    name = proper_name(named) if named else await asking.hall.archive.name_of(asking.guest)
    company = await asking.hall.make(wish, asking.guest, name or "?")
    if named:
        await asking.hall.archive.keep_name(asking.guest, name)
    return asking.answer(company.table_view(asking.guest), 201)


async def _company(asking: Asking) -> Company:
    return await asking.hall.find(asking.request.path_params["table"])


async def _changed(
    asking: Asking, facts: Callable[[Table], list[Fact]], *, sits: bool = False
) -> Response:
    """Accept a change of the seats, and show the table as it is then."""
    company = await _company(asking)
    await asking.hall.change(company, facts, guest=asking.guest if sits else None)
    return asking.answer(company.table_view(asking.guest))


async def show_table(asking: Asking) -> Response:
    """The table as I may see it."""
    company = await _company(asking)
    await company.settled()
    return asking.answer(company.table_view(asking.guest))


async def sit(asking: Asking) -> Response:
    """Take an open seat."""
    wish = await asking.body(wishes.Sit)
    name = proper_name(wish.name)

    def facts(table: Table) -> list[Fact]:
        if not asking.context.people.is_invited(table.making.id, wish.invite):
            raise Refusal("not-yours", "an invitation is needed")
        seats = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
        if wish.seat is not None:
            seats = [seat for seat in seats if seat == wish.seat]
        if not seats or table.game is not None:
            raise Refusal("not-now", "no such seat is open")
        return [Fact("sit", seats[0], f"{asking.guest} {name}")]

    response = await _changed(asking, facts, sits=True)
    await asking.hall.archive.keep_name(asking.guest, name)
    return response


async def hand(asking: Asking) -> Response:
    """Give an open or an absent person's seat to a bot."""
    wish = await asking.body(wishes.Hand)
    company = await _company(asking)

    def facts(table: Table) -> list[Fact]:
        if not table.seats_of(asking.guest):
            raise Refusal("not-yours")
        if wish.bot not in registry.names(table.rules.name) or wish.seat >= len(table.seats):
            raise Refusal("bad-request", "no such bot or seat")
        seat = table.seats[wish.seat]
        if seat.kind == "open" and table.game is None:
            return [Fact("bot", wish.seat, wish.bot)]
        if not company.is_away(seat) or seat.is_handed or table.status == "over":
            raise Refusal("not-now", "only an absent person's seat is handed to a bot")
        return [Fact("hand", wish.seat, wish.bot)]

    return await _changed(asking, facts)


async def give_back(asking: Asking) -> Response:
    """Give such a seat back to its person."""
    wish = await asking.body(wishes.Return)

    def facts(table: Table) -> list[Fact]:
        if not table.seats_of(asking.guest):
            raise Refusal("not-yours")
        if wish.seat >= len(table.seats) or not table.seats[wish.seat].is_handed:
            raise Refusal("not-now", "no bot plays for a person there")
        return [Fact("return", wish.seat)]

    return await _changed(asking, facts)


async def links(asking: Asking) -> Response:
    """The codes of my personal links."""
    table = await (await _company(asking)).settled()
    token = asking.context.people.seat_token
    mine = table.seats_of(asking.guest)
    return asking.answer({str(seat): token(table.making.id, seat) for seat in mine})


async def hold(asking: Asking) -> Response:
    """Play a seat of mine on this device too, with a personal link."""
    wish = await asking.body(wishes.Hold)

    def facts(table: Table) -> list[Fact]:
        seat = asking.context.people.seat_of(table.making.id, wish.token)
        if asking.guest in table.seats[seat].guests:
            return []
        if not table.seats[seat].guests:
            raise Refusal("not-yours", "no such link")  # whoever had it was forgotten
        if len(table.seats[seat].guests) >= asking.hall.settings.limits.devices:
            raise Refusal("too-many", "devices")
        return [Fact("hold", seat, asking.guest)]

    return await _changed(asking, facts, sits=True)


async def advice(asking: Asking) -> Response:
    """What a bot thinks of my turn, where no other person plays."""
    wish = await asking.body(wishes.Ask)
    table = await (await _company(asking)).settled()
    if not table.seats_of(asking.guest):
        raise Refusal("not-yours", "advice is for whoever sits at the table")
    if table.game is None or table.status == "over":
        why = "has not begun yet" if table.game is None else "is over"
        raise Refusal("not-now", f"the game {why}")
    if not table.may_play(asking.guest):
        raise Refusal("not-now", "advice is for whoever is to move")
    if any(seat.kind == "person" and asking.guest not in seat.guests for seat in table.seats):
        raise Refusal("not-now", "advice is for games against bots")
    known = advisors(table.rules.name)
    bot = wish.bot or (known[0] if known else "")
    if bot not in known:
        raise Refusal("bad-request", "no such bot can be asked")
    ply = table.ply
    advising = asking.hall.thinkers.advise(table.game, bot, asking.asker)
    try:
        ideas, share = await asking.while_wanted(advising)
    except TimeoutError:
        raise Refusal("not-now", "the bot thinks for too long") from None
    found = [
        wire.IdeaView(
            str(idea.action),
            tuple(map(str, idea.line)),
            round(idea.points, 1),
            round(idea.chance, 3),
        )
        for idea in ideas
    ]
    return asking.answer(wire.Advice(bot, ply, found, hurried=share < 1))


async def again(asking: Asking) -> Response:
    """The next table with the same people."""
    found = await _company(asking)
    check = partial(asking.context.check_tables, asking)
    company = await asking.hall.again(found, asking.guest, check)
    return asking.answer(company.table_view(asking.guest))


async def record(asking: Asking) -> Response:
    """The record; when the game is over with the secret in it."""
    table = await (await _company(asking)).settled()
    make = table.record()
    told = await asking.replayed(lambda _: make())
    response = PlainTextResponse(told.text)
    name = f"{table.rules.name}-{table.making.id}.alhambra"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    response.headers["Cache-Control"] = "no-store"
    return asking.known(response)


async def plies(asking: Asking) -> Response:
    """The story of a table and its length."""
    table = await (await _company(asking)).settled()
    ply, is_over = table.ply, table.status == "over"
    tell = table.story_again(asking.guest)
    story = await asking.replayed(lambda _: tell())
    return asking.answer(wire.Plies(table.rules.name, table.names, ply, story, is_over))


async def moment(asking: Asking) -> Response:
    """The table after so many plies."""
    table = await (await _company(asking)).settled()
    number = asking.request.path_params["ply"]
    ply = int(number) if PLY.fullmatch(number) else table.ply + 1
    if table.game is None or ply > table.ply:
        raise Refusal("not-found", "no such ply")
    look = table.moments(asking.guest)
    view = await asking.replayed(lambda _: look(ply))
    return asking.answer(wire.Moment(ply, view))


async def moments(asking: Asking) -> Response:
    """The table after each of its plies, once the game is over."""
    table = await (await _company(asking)).settled()
    if table.status != "over":
        raise Refusal("not-now", "the game is not over")
    if table.ply > MOST_MOMENTS:
        raise Refusal("too-large", "so long a game is asked for ply by ply")
    look, plies, is_packed = table.moments(asking.guest), table.ply + 1, asking.unpacks

    def told(is_called_off: IsCalledOff) -> bytes:
        """All of them; alike as they are, they pack to a fiftieth."""
        views = [look(ply) for ply in range(plies) if not is_called_off()]
        content = msgspec.json.encode(wire.Moments(views))
        return gzip.compress(content, 6, mtime=0) if is_packed else content

    return asking.packed(await asking.replayed(told), is_packed=is_packed)


# -- lessons and the server ---------------------------------------------------------------------


async def lesson(asking: Asking) -> Response:
    """The steps of a game's lesson."""
    return asking.answer(lessons.contents(asking.request.path_params["game"]))


async def lesson_step(asking: Asking) -> Response:
    """A step of a lesson after some actions."""
    wish = await asking.body(wishes.LessonActions)
    game, step = asking.request.path_params["game"], asking.request.path_params["step"]
    return asking.answer(await asking.replayed(lambda _: lessons.moment(game, step, wish.actions)))


async def status(asking: Asking) -> Response:
    """Versions, and whether the rules run compiled."""
    house = asking.hall.settings.house
    return asking.answer(wire.Status(alhambra.__version__, wire.WIRE, house, is_loaded()))


async def qr(asking: Asking) -> Response:
    """An address of this server as a QR code."""
    wish = await asking.body(wishes.Address)
    url, settings = asking.request.url, asking.hall.settings
    if not is_own(wish.text, f"{url.scheme}://{url.netloc}{settings.prefix}", settings.house):
        raise Refusal("bad-request", "text: an address of this server")
    asking.context.check_codes(asking)
    size, path = await asking.replayed(lambda _: drawn(wish.text))
    return asking.answer(wire.Qr(size, path))


TABLE = "/api/tables/{table}"

ENDPOINTS = (
    Endpoint("GET", "/api/me", mine.me, None, wire.Me),
    Endpoint("POST", "/api/me", mine.name_me, wishes.NewName, wire.Me),
    Endpoint("GET", "/api/me/tables/{page}", mine.my_tables, None, wire.MyTables),
    Endpoint("GET", "/api/me/games", mine.my_games, None, wire.MyGames),
    Endpoint("POST", "/api/me/forget", mine.forget_me, None, wire.Me),
    Endpoint("GET", "/api/games", list_games, None, wire.Games),
    Endpoint("POST", "/api/tables", make_table, wishes.NewTable, wire.TableView, 201),
    Endpoint("GET", TABLE, show_table, None, wire.TableView),
    Endpoint("POST", f"{TABLE}/sit", sit, wishes.Sit, wire.TableView),
    Endpoint("POST", f"{TABLE}/promise", beginning.promise, wishes.Promise, wire.TableView),
    Endpoint("POST", f"{TABLE}/start", beginning.start, wishes.Start, wire.TableView),
    Endpoint("POST", f"{TABLE}/words", beginning.tell, wishes.Tell, wire.TableView),
    Endpoint("POST", f"{TABLE}/hand", hand, wishes.Hand, wire.TableView),
    Endpoint("POST", f"{TABLE}/return", give_back, wishes.Return, wire.TableView),
    Endpoint("GET", f"{TABLE}/link", links, None, dict[str, str]),
    Endpoint("POST", f"{TABLE}/hold", hold, wishes.Hold, wire.TableView),
    Endpoint("POST", f"{TABLE}/advice", advice, wishes.Ask, wire.Advice),
    Endpoint("POST", f"{TABLE}/again", again, None, wire.TableView),
    Endpoint("GET", f"{TABLE}/record", record, None, str),
    Endpoint("GET", f"{TABLE}/plies", plies, None, wire.Plies),
    Endpoint("GET", f"{TABLE}/plies/{{ply}}", moment, None, wire.Moment),
    Endpoint("GET", f"{TABLE}/moments", moments, None, wire.Moments),
    Endpoint("GET", "/api/lesson/{game}", lesson, None, wire.Lesson),
    Endpoint(
        "POST", "/api/lesson/{game}/{step}", lesson_step, wishes.LessonActions, wire.LessonMoment
    ),
    Endpoint("POST", "/api/qr", qr, wishes.Address, wire.Qr),
    Endpoint("GET", "/api/status", status, None, wire.Status),
)
