"""The HTTP part of the protocol: thin handlers over the hall."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from litestar import Controller, Response, get, post, put
from litestar.params import (
    FromPath,
    JSONBody,
)

from hexagora import __version__
from hexagora.bots import LEVELS, USUAL_BOT, bot_names
from hexagora.core import HexagoraError, game_info, game_names
from hexagora.core.lesson_files import lessons_of
from hexagora.core.questions import asks_of
from hexagora.core.registry import make_game
from hexagora.server import names
from hexagora.server.asking import (
    FAULTS,
    PACKED,
    Asked,
    GameName,
    Language,
    Session,
    TableId,
    TheHall,
    Token,
    known_game,
    token_of,
)
from hexagora.server.clocks.agreed import clock_rules
from hexagora.server.errors import Refusal, refusal_of
from hexagora.server.making import no_bot
from hexagora.server.messages import PROTOCOL
from hexagora.server.messages.answers import (
    BotInfo,
    Catalogue,
    CautionForm,
    CheckAnswer,
    ClaimAnswer,
    GameCard,
    LessonInfo,
    Lobby,
    OptionInfo,
    PackInfo,
    Right,
    SeatAnswer,
    TableAnswer,
    TablePage,
    TitlesAnswer,
    WatchAnswer,
    WordsAnswer,
)
from hexagora.server.messages.requests import (
    CheckRequest,
    ClaimRequest,
    LessonRequest,
    SeatRequest,
    TableRequest,
)
from hexagora.server.tokens import HOST, INVITE, SEAT, digest
from hexagora.server.words import titles_answer, words_answer
from hexagora.words.rulebook import Rules, rules_of


class Games(Controller):
    """What can be played."""

    path = "/api"
    tags = ("games",)

    @get("/catalogue", responses=FAULTS, sync_to_thread=False, opt=PACKED)
    def catalogue(self, request: Asked, hall: TheHall) -> Response[Catalogue]:
        """All games with their options and bots."""
        return hall.fixed.answer(request, "catalogue", _catalogue)

    @get("/titles", responses=FAULTS, sync_to_thread=False, opt=PACKED)
    def titles(
        self, request: Asked, hall: TheHall, language: Language = "en"
    ) -> Response[TitlesAnswer]:
        """What all games are called, and what they are like."""
        made = partial(titles_answer, language)
        return hall.fixed.answer(request, ("titles", language), made)

    @get("/games/{game:str}/data", responses=FAULTS, sync_to_thread=False, opt=PACKED)
    def data(self, game: GameName, request: Asked, hall: TheHall) -> Response[dict[str, Any]]:
        """What is needed to draw the game."""
        made = game_info(known_game(game)).table().data
        return hall.fixed.answer(request, ("data", game), made)

    @get("/games/{game:str}/words", responses=FAULTS, sync_to_thread=False, opt=PACKED)
    def words(
        self, game: GameName, request: Asked, hall: TheHall, language: Language = "en"
    ) -> Response[WordsAnswer]:
        """The words of a game."""
        made = partial(words_answer, known_game(game), language)
        return hall.fixed.answer(request, ("words", game, language), made)

    @get("/games/{game:str}/rules", responses=FAULTS, sync_to_thread=False, opt=PACKED)
    def rules(
        self, game: GameName, request: Asked, hall: TheHall, language: Language = "en"
    ) -> Response[Rules]:
        """The rules as clauses."""
        made = partial(_rules, known_game(game), language)
        return hall.fixed.answer(request, ("rules", game, language), made)

    @post("/check", responses=FAULTS, status_code=200, sync_to_thread=False)
    def check(self, data: JSONBody[CheckRequest]) -> CheckAnswer:
        """Whether options go together."""
        try:
            made = make_game(data.game, data.seats, data.options)
        except HexagoraError as error:
            return CheckAnswer(False, error=refusal_of(error).fault())
        cautions = game_info(data.game).cautions(made)
        warnings = [CautionForm(one.code, one.text, one.clause) for one in cautions]
        return CheckAnswer(True, dict(made.options), warnings or msgspec.UNSET)


class Tables(Controller):
    """Tables: setting up, joining, looking back."""

    path = "/api"
    tags = ("tables",)

    @get("/lobby", responses=FAULTS)
    async def lobby(self, hall: TheHall) -> Lobby:
        """Public tables."""
        return await hall.lobby()

    @post("/tables", responses=FAULTS)
    async def create(
        self, data: JSONBody[TableRequest], hall: TheHall, session: Session = ""
    ) -> TableAnswer:
        """Set a table up."""
        return await hall.create(
            data.game,
            data.options,
            data.seats,
            data.public,
            data.title,
            hints=data.hints,
            rated=data.rated,
            person=await hall.people.id_of(session),
            clock=clock_rules(data.clock),
        )

    @post("/lessons", responses=FAULTS)
    async def lesson(
        self, data: JSONBody[LessonRequest], hall: TheHall, session: Session = ""
    ) -> TableAnswer:
        """Begin a lesson, at a table of its own."""
        person = await hall.people.id_of(session)
        return await hall.teach(known_game(data.game), data.lesson, data.name, person)

    @get("/tables/{table:str}", responses=FAULTS)
    async def table(
        self, table: TableId, hall: TheHall, authorization: Token = "", session: Session = ""
    ) -> TablePage:
        """A table's card."""
        right = await hall.right(table, token_of(authorization), session)
        return TablePage((await hall.table(table)).card(), Right(right.kind, right.seat))

    @post("/tables/{table:str}/claim", responses=FAULTS)
    async def claim(
        self,
        table: TableId,
        data: JSONBody[ClaimRequest],
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> ClaimAnswer:
        """Take an open seat."""
        token = token_of(authorization)
        right = await hall.right(table, token, session)
        name, promised = names.clean_name(data.name), data.commitment
        person = await hall.people.id_of(session)
        live = await hall.table(table)
        if right.kind == INVITE:
            seat, made = await live.do(
                live.seating.claim, right.seat, name, digest(token), promised, person
            )
        elif live.row.public:
            await hall.seeks.admit(live, person)
            seat, made = await live.do(live.seating.claim, data.seat, name, "", promised, person)
        else:
            raise Refusal(
                "not_yours", "a seat at this table is taken with an invitation", "need_invite"
            )
        return ClaimAnswer(table, seat, made)

    @put("/tables/{table:str}/seats/{seat:int}", responses=FAULTS)
    async def seat(
        self,
        table: TableId,
        seat: FromPath[int],
        data: JSONBody[SeatRequest],
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> SeatAnswer:
        """Fill an open seat, or make a new invitation to it."""
        right = await hall.right(table, token_of(authorization), session)
        if right.kind != HOST:
            raise Refusal("not_yours", "only the host of the table can do that", "only_host")
        live = await hall.table(table)
        if seat < 0:
            raise Refusal("not_found", "there is no such seat", "no_seat")
        if data.kind == "bot":
            if data.bot not in bot_names():
                raise no_bot()
            await live.do(live.seating.seat_bot, seat, data.bot)
            return SeatAnswer(seat, "", "")
        if data.kind == "me":
            name = names.clean_name(data.name)
            person = await hall.people.id_of(session)
            _, token = await live.do(live.seating.claim, seat, name, "", data.commitment, person)
            return SeatAnswer(seat, token, "")
        return SeatAnswer(seat, "", await live.do(live.seating.invite, seat))

    @post("/tables/{table:str}/watch", responses=FAULTS)
    async def watch(
        self, table: TableId, hall: TheHall, authorization: Token = "", session: Session = ""
    ) -> WatchAnswer:
        """A new link for spectators."""
        right = await hall.right(table, token_of(authorization), session)
        if right.kind not in (SEAT, HOST):
            raise Refusal("not_yours", "only players and the host can make links", "only_players")
        return await hall.watch(table)


def _catalogue() -> Catalogue:
    limits = {
        "name": names.NAME_LENGTH,
        "chat": names.CHAT_LENGTH,
        "title": names.TITLE_LENGTH,
        "record": 1_000_000,
    }
    return Catalogue(__version__, PROTOCOL, [_game_card(name) for name in game_names()], limits)


def _rules(game: str, language: str) -> Rules:
    found = rules_of(game, language)
    if found is None:
        raise Refusal("not_found", "this game brings no rules to read", "no_rules")
    return found


def _game_card(name: str) -> GameCard:
    info = game_info(name)
    ranked = [bot for group in info.strongest_last for bot in group]
    return GameCard(
        name=info.name,
        title=info.title,
        least_seats=info.least_seats,
        most_seats=info.most_seats,
        usual_seats=info.usual_seats,
        rules_version=info.rules_version,
        secrets=make_game(name, None, {}).secrets,
        asks=sorted(asks_of(name)),
        rules=info.rules != "",
        reconstructed=info.table().reconstructed(),
        options=[
            OptionInfo(
                name=option.name,
                values=option.values,
                default=option.default,
                help=option.help,
                more=option.more,
                stem=option.stem,
                seat=option.seat,
                seats=option.seats,
                packs=[PackInfo(pack.value, pack.id, dict(pack.names)) for pack in option.packs],
            )
            for option in info.options
        ],
        bots=[BotInfo(bot, bot in LEVELS) for bot in ranked or bot_names()],
        usual_bot=USUAL_BOT,
        heads=info.table().heads,
        lessons=[
            LessonInfo(lesson.id, dict(lesson.titles), lesson.minutes)
            for lesson in lessons_of(name)
        ],
        etudes=info.etudes is not None,
    )
