"""Tables: they are listed and made, people sit down, and matches begin."""

from fastapi import Request, Response

from splay.server.api.desk import Desked, Known, Someone, address_of, chapter
from splay.server.api.routing import TableId, WordsQuery, answers_with, at_table, shown
from splay.server.forms.tables import KickForm, QuickForm, SitForm, TableForm, TableShown, TablesShown
from splay.server.house import Wish
from splay.server.records import NO_CLOCK, Clock
from splay.server.refusal import Refused

router = chapter("tables")


@router.get("/tables", **answers_with(TablesShown))
async def lobby(request: Request, desk: Desked, visitor: Someone) -> Response:
    """Return the public tables that wait for players, and your own that are not finished."""
    return desk.told(request, {"tables": await desk.house.lobby(visitor)})


@router.get("/live", **answers_with(TablesShown))
async def live(request: Request, desk: Desked, visitor: Someone) -> Response:
    """Return the public matches that go on and can be watched, the liveliest first."""
    return desk.told(request, {"tables": await desk.house.live(visitor)})


@router.post("/tables", **answers_with(TableShown, 201))
async def make_table(request: Request, desk: Desked, visitor: Known, form: TableForm) -> Response:
    """Make a table and sit down there as its host; against bots alone the match starts at once."""
    live = await desk.house.make(visitor, address_of(request), _wish(form))
    return shown(live.to_json(visitor.id), 201)


@router.post("/quick", **answers_with(TableShown, 201))
async def quick(request: Request, desk: Desked, visitor: Known, form: QuickForm) -> Response:
    """Make a table against one bot and start at once."""
    wish = Wish(form.game, form.edition, form.expansions, private=True, levels=[None, form.level])
    live = await desk.house.make(visitor, address_of(request), wish)
    return shown(live.to_json(visitor.id), 201)


def _wish(form: TableForm) -> Wish:
    """Return a table as it is wanted, or say what does not fit together."""
    clock = form.clock
    if (clock.kind == NO_CLOCK) != (clock.seconds == 0):
        raise Refused("illegal", "A clock needs seconds, and no clock has none.")
    for seat in form.seats:
        if (seat.kind == "bot") != (seat.level is not None):
            raise Refused("illegal", "A bot needs a level, and nobody else has one.")
    levels = [seat.level for seat in form.seats]
    timing = Clock(clock.kind, clock.seconds)
    wish = Wish(form.game, form.edition, form.expansions, form.options, form.private, timing, levels, form.seat)
    wish.words, wish.rated = form.words, form.rated
    return wish


@router.get("/tables/{table_id}", **answers_with(TableShown))
async def one_table(table_id: TableId, desk: Desked, visitor: Someone, words: WordsQuery = None) -> Response:
    """Return a table as everybody may know it."""
    return shown(await desk.house.table(table_id, visitor, words))


@at_table(router, "sit", TableShown)
async def sit(table_id: TableId, desk: Desked, visitor: Known, form: SitForm) -> Response:
    """Sit down on a free seat."""
    return shown(await desk.house.sit(table_id, visitor, form.seat))


@at_table(router, "leave", TableShown)
async def leave(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Stand up before the match; the last one to leave closes the table."""
    return shown(await desk.house.leave(table_id, visitor))


@at_table(router, "kick", TableShown)
async def kick(table_id: TableId, desk: Desked, visitor: Known, form: KickForm) -> Response:
    """Free a seat before the match, as the host."""
    return shown(await desk.house.kick(table_id, visitor, form.seat))


@at_table(router, "start", TableShown)
async def start(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Begin the match, as the host, when every seat is taken."""
    return shown(await desk.house.start(table_id, visitor))


@at_table(router, "rematch", TableShown)
async def rematch(table_id: TableId, request: Request, desk: Desked, visitor: Known) -> Response:
    """Return the table of a rematch, made when the first one asks; it starts when everyone has asked for it."""
    return shown(await desk.house.rematch(table_id, visitor, address_of(request)))


@at_table(router, "accept", TableShown)
async def accept(table_id: TableId, desk: Desked, visitor: Known) -> Response:
    """Accept the rematch that this table is for, as `rematch` at the table before does."""
    return shown(await desk.house.accept(table_id, visitor))
