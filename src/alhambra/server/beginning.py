"""How a game begins: devices promise words, somebody wants to begin, all tell their words."""

from collections.abc import Callable

from starlette.responses import Response

from alhambra.core.errors import IllegalOption
from alhambra.core.fair import check_words
from alhambra.server import wishes
from alhambra.server.company import Company
from alhambra.server.context import Asking
from alhambra.server.journal import Fact
from alhambra.server.promises import called
from alhambra.server.refusal import Refusal
from alhambra.server.table import Table


async def promise(asking: Asking) -> Response:
    """Promise the words of my device for seats of mine."""
    wish = await asking.body(wishes.Promise)
    return await _prepared(asking, lambda table: _promises(asking, table, wish.promises))


async def start(asking: Asking) -> Response:
    """Begin as soon as everybody has told their words; every seat must be taken."""
    wish = await asking.body(wishes.Start)
    company = await _company(asking)
    if wish.without and asking.hall.sharing is not None:
        await asking.hall.sharing.look_around(company)

    def facts(table: Table) -> list[Fact]:
        if not set(wish.without) <= set(table.people):
            raise Refusal("bad-request", "without: seats of people")
        left_out = frozenset() if wish.anew else table.promises.without or frozenset()
        for seat in set(wish.without) - left_out - set(table.seats_of(asking.guest)):
            if not company.may_be_left_out(seat):
                raise Refusal("not-now", f"seat {seat} is present, or has promised and not gone")
        if wish.anew:
            return [called(wish.without, anew=True)]
        if table.promises.is_asked:
            return []
        promised = {one.seat for one in wish.promises} | table.promises.promises.keys()
        silent = set(table.seats_of(asking.guest)) - promised
        return [
            *_promises(asking, table, wish.promises),
            called(silent | set(wish.without), anew=False),
        ]

    return await _prepared(asking, facts)


async def tell(asking: Asking) -> Response:
    """Tell the words that my device has promised."""
    wish = await asking.body(wishes.Tell)

    def facts(table: Table) -> list[Fact]:
        promises = table.promises
        if not promises.is_asked:
            raise Refusal("not-now", "nobody has asked for words yet")
        found = {}
        for one in wish.words:
            _own(asking, table, one.seat)
            try:
                check_words(one.words)
            except IllegalOption as error:
                raise Refusal.unread(error) from error
            if not promises.keeps(one.seat, one.words):
                raise Refusal("refused", "these are not the words that were promised")
            if one.seat not in promises.words:
                found[one.seat] = Fact("words", one.seat, one.words)
        return list(found.values())

    return await _prepared(asking, facts)


async def _company(asking: Asking) -> Company:
    return await asking.hall.find(asking.request.path_params["table"])


async def _prepared(asking: Asking, facts: Callable[[Table], list[Fact]]) -> Response:
    """Accept facts of somebody who sits there, and show the table as it is then."""
    company = await _company(asking)

    def allowed(table: Table) -> list[Fact]:
        if not table.seats_of(asking.guest):
            raise Refusal("not-yours")
        if table.game is not None:
            raise Refusal("not-now", "the game has begun")
        return facts(table)

    await asking.hall.prepare(company, asking.guest, allowed)
    return asking.answer(company.table_view(asking.guest))


def _promises(asking: Asking, table: Table, wished: list[wishes.NewPromise]) -> list[Fact]:
    if wished and table.promises.is_asked:
        raise Refusal("not-now", "words are being told")
    for one in wished:
        _own(asking, table, one.seat)
    return [Fact("promise", one.seat, f"{asking.guest} {one.promise}") for one in wished]


def _own(asking: Asking, table: Table, seat: int) -> None:
    """Refuse to speak for somebody else's seat."""
    if seat not in table.seats_of(asking.guest):
        raise Refusal("not-yours")
