"""The HTTP part of the protocol: thin handlers over the hall."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import (
    FromPath,
    FromQuery,
    HeaderParameter,
    JSONBody,
    PathParameter,
    QueryParameter,
)

from hexagora import __version__
from hexagora.bots import LEVELS, USUAL_BOT, bot_names
from hexagora.core import HexagoraError, game_info, game_names
from hexagora.core.lesson_files import lessons_of
from hexagora.core.questions import asks_of
from hexagora.core.registry import make_game
from hexagora.server import names
from hexagora.server.clocks.agreed import clock_rules
from hexagora.server.errors import Refusal, refusal_of
from hexagora.server.hall import Hall
from hexagora.server.looks import answer
from hexagora.server.making import check_open, no_bot, no_step
from hexagora.server.messages import PROTOCOL
from hexagora.server.messages.answers import (
    Answer,
    BotInfo,
    Catalogue,
    CautionForm,
    CheckAnswer,
    ClaimAnswer,
    Curve,
    CurveRow,
    FaultBody,
    GameCard,
    LessonInfo,
    Lobby,
    OptionInfo,
    PackInfo,
    Replay,
    Replays,
    ReplayStep,
    Right,
    SeatAnswer,
    TableAnswer,
    TablePage,
    TitlesAnswer,
    WatchAnswer,
    WordsAnswer,
)
from hexagora.server.messages.requests import (
    AskRequest,
    CheckRequest,
    ClaimRequest,
    ForkRequest,
    LessonRequest,
    RecordRequest,
    SeatRequest,
    TableRequest,
)
from hexagora.server.table import Table
from hexagora.server.tokens import HOST, INVITE, SEAT, digest
from hexagora.server.words import titles_answer, words_answer
from hexagora.words.rulebook import Rules, rules_of

Asked = Request[Any, Any, AppState]
TableId = Annotated[str, PathParameter(max_length=64, description="the table's id")]
GameName = Annotated[str, PathParameter(max_length=64, description="a game of the catalogue")]
Language = Annotated[Literal["en", "pl", "uk", "ru"], QueryParameter(description="of the clauses")]
Token = Annotated[str, HeaderParameter(name="Authorization", max_length=200)]
Session = Annotated[
    str,
    HeaderParameter(
        name="Hexagora-Person", max_length=64, description="of somebody with an identity"
    ),
]
TheHall = NamedDependency[Hall]
REPLAY_PAGE = 200
VIEWS_PAGE = 50
"""Positions are large: so many are made at once, so that nobody else waits for them."""
PACKED = {"packed": True}
"""Of handlers whose answers come packed already, as `app` knows."""
FAULTS = {
    status: ResponseSpec(FaultBody, generate_examples=False, description=description)
    for status, description in (
        (400, "not what is asked for"),
        (403, "no right to that"),
        (404, "not there"),
        (405, "not in this way"),
        (409, "not now"),
        (413, "too long"),
        (429, "too many"),
    )
}


def token_of(header: str) -> str:
    """The token of an ``Authorization`` header; empty if there is none."""
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def known_game(name: str) -> str:
    """The name of a game that there is."""
    if name not in game_names():
        known = ", ".join(game_names())
        raise Refusal(
            "not_found", "there is no such game; there are: {games}", "no_game", games=known
        )
    return name


def address_of(request: Asked) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


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

    @get("/tables/{table:str}/replay", responses=FAULTS)
    async def replay(
        self,
        table: TableId,
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
        first: Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=REPLAY_PAGE)] = 50,
        views: FromQuery[bool] = True,
    ) -> Replay:
        """A page of the game as a spectator sees it."""
        course = (await open_table(hall, table, authorization, session)).course
        last = min(course.step, first + min(count, VIEWS_PAGE if views else count) - 1)
        steps = []
        if first == 0:
            start = course.game.start().view(-1).told() if views else msgspec.UNSET
            steps.append(ReplayStep(0, -2, None, [], start))
        for step, state in course.steps(max(1, first), last):
            events = [event.seen_by(-1) for event in step.events]
            view = state.view(-1).told() if views else msgspec.UNSET
            steps.append(ReplayStep(step.number, step.seat, step.action, events, view))
        return Replay(course.step, first, steps)

    @get("/tables/{table:str}/curve", responses=FAULTS)
    async def curve(
        self, table: TableId, hall: TheHall, authorization: Token = "", session: Session = ""
    ) -> Curve:
        """The scores over the game."""
        course = (await open_table(hall, table, authorization, session)).course
        side = game_info(course.game.name).table()
        state = course.game.start()
        rows = [CurveRow(0, side.scores(state))]
        for number, action in enumerate(course.match.actions, 1):
            state.apply(action)
            scores = side.scores(state)
            if scores != rows[-1].scores or number == course.step:
                rows.append(CurveRow(number, scores))
        return Curve(side.score_name(course.game), rows)

    @get("/tables/{table:str}/record", responses=FAULTS, media_type="text/plain")
    async def record(
        self,
        table: TableId,
        request: Asked,
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> Response[str]:
        """The game record."""
        live = await open_table(hall, table, authorization, session)
        name = f"{live.row.game}-{table}.record"
        return Response(
            await hall.record(live, address_of(request)),
            media_type="text/plain; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get("/tables/{table:str}/picture", responses=FAULTS, media_type="image/svg+xml")
    async def picture(
        self,
        table: TableId,
        request: Asked,
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> Response[str]:
        """The position as a picture, as a spectator sees it."""
        await hall.right(table, token_of(authorization), session)
        course = (await hall.table(table)).course
        tag = f'"{table}-{course.version}"'
        headers = {"etag": tag, "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == tag:
            return Response("", status_code=304, headers=headers, media_type="image/svg+xml")
        drawn = course.game.sketch(course.state.view(-1).data).svg()
        return Response(drawn, headers=headers, media_type="image/svg+xml; charset=utf-8")

    @get("/replays", responses=FAULTS)
    async def replays(self, hall: TheHall) -> Replays:
        """Finished games that anybody may watch."""
        return Replays(await hall.gallery.cards())

    @post("/replays", responses=FAULTS)
    async def import_record(
        self, data: JSONBody[RecordRequest], hall: TheHall, request: Asked
    ) -> WatchAnswer:
        """Import a record."""
        return await hall.import_record(data.record, address_of(request))

    @post("/tables/{table:str}/fork", responses=FAULTS)
    async def fork(
        self,
        table: TableId,
        data: JSONBody[ForkRequest],
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> TableAnswer:
        """Play on from a step, at a new table."""
        await open_table(hall, table, authorization, session)
        return await hall.fork(
            table,
            data.step,
            data.seats,
            data.public,
            data.title,
            data.hints,
            await hall.people.id_of(session),
            clock_rules(data.clock),
        )

    @post("/tables/{table:str}/ask", responses=FAULTS, status_code=200)
    async def ask(
        self,
        table: TableId,
        data: JSONBody[AskRequest],
        hall: TheHall,
        authorization: Token = "",
        session: Session = "",
    ) -> Answer:
        """A question about a position."""
        right = await hall.right(table, token_of(authorization), session)
        live = await hall.table(table)
        if data.seat >= 0 and (right.kind, right.seat) != (SEAT, data.seat):
            raise Refusal("not_yours", "this seat is not yours", "other_seat")
        course = live.course
        state = course.state
        if data.step is not None and data.step != course.step:
            check_open(live)
            if data.step > course.step:
                raise no_step(course)
            state = course.state_at(data.step)
        return Answer(answer(course, state, data.what, data.seat, data.args, data.after))


async def open_table(hall: Hall, table: str, authorization: str, session: str) -> Table:
    """A table whose course the one who asks may see."""
    await hall.right(table, token_of(authorization), session)
    live = await hall.table(table)
    check_open(live)
    return live


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
