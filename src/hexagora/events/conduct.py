"""Running an event: begin it, make the next round, take in results, close what is overdue."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hexagora.core import HexagoraError
from hexagora.events.draft import new_draft
from hexagora.events.model import (
    BOTH,
    NEITHER,
    Board,
    Entrant,
    Event,
    EventGame,
    EventRules,
    GameResult,
    Meeting,
)
from hexagora.events.schedules import army_pairs, bracket, round_robin
from hexagora.events.standings import meeting_balance, meeting_points, standings, winner_of
from hexagora.events.swiss import Player, has_first, pair

Slot = tuple[int, int, int]
"""A game of an event: the numbers of its meeting, its board, and itself."""


def new_event(rules: EventRules, entrants: Sequence[Entrant], seed: str) -> Event:
    """An event that has not begun, the best seeded first; or an error that tells why not."""
    count = len(entrants)
    if count < 2:
        raise HexagoraError("an event needs two entrants or more", "event_alone")
    if len({one.id for one in entrants}) < count:
        raise HexagoraError("everybody takes part once; an id is there twice", "event_twice")
    if rules.boards > 1 and any(len(one.members) != rules.boards for one in entrants):
        raise HexagoraError("every team needs {size} members", "event_team", size=rules.boards)
    if rules.rounds < 1:
        raise HexagoraError("an event needs a round or more", "event_rounds")
    most = (count + 1) // 2
    if rules.format == "swiss" and rules.rounds > most:
        raise HexagoraError(
            "{count} entrants can play {most} Swiss rounds; beyond that it is not sure that "
            "nobody has to meet anybody twice",
            "event_swiss_rounds",
            count=count,
            most=most,
        )
    if rules.armies and rules.choice == "picks":
        new_draft(rules.armies, rules.bans, rules.mirror)
    elif len(rules.armies) == 1:
        raise HexagoraError("a pool needs two armies or more", "event_pool")
    order = sorted(entrants, key=lambda one: -one.rating)
    return Event(rules, seed, order)


def next_round(event: Event, now: int = 0) -> list[Meeting]:
    """Make the meetings of the next round; there are none when the event is over."""
    if any(not meeting.over for meeting in event.meetings):
        raise HexagoraError("round {round} is not over yet", "event_round_open", round=event.round)
    rules = event.rules
    if rules.format == "swiss":
        pairs = _swiss(event)
    elif rules.format == "knockout":
        pairs = _knockout(event)
    else:
        pairs = _robin(event)
    if not pairs:
        return []
    event.round += 1
    made = []
    for table, (home, away, first) in enumerate(pairs):
        meeting = Meeting(event.round, home, away)
        if away is not None:
            meeting.boards = _boards(event, meeting, first, table)
            meeting.deadline = now + rules.round_time if rules.round_time else None
        made.append(meeting)
    if rules.format == "knockout" and len(made) == 2 and _last_was_semi(event):
        made[1].third = True
    event.meetings += made
    for home_away in made:
        _award_those_who_left(event, home_away)
    return made


def is_over(event: Event) -> bool:
    """Whether the last round has been played."""
    if event.round == 0 or any(not meeting.over for meeting in event.meetings):
        return False
    if event.rules.format == "swiss":
        return event.round >= event.rules.rounds
    if event.rules.format == "knockout":
        return len([one for one in event.of_round(event.round) if not one.third]) == 1
    return event.round >= len(_rounds(event))


def open_games(event: Event) -> Iterator[tuple[Slot, EventGame]]:
    """The games that can be played now."""
    for number, meeting in enumerate(event.meetings):
        for place, board in enumerate(meeting.boards):
            for turn, game in enumerate(board.games):
                if game.result is None:
                    yield (number, place, turn), game


def report(event: Event, slot: Slot, result: GameResult) -> None:
    """A game was played. A tie of a knock-out gets another duel, as long as that was agreed."""
    number, place, turn = slot
    meeting = event.meetings[number]
    game = meeting.boards[place].games[turn]
    if game.result is not None:
        raise HexagoraError("this game has its result already", "event_result_there")
    game.result = result
    if event.rules.format == "knockout" and meeting.over:
        one, other = meeting_points(event.rules, meeting)
        board = meeting.boards[0]
        duel = 2 if event.rules.double else 1
        tied = one == other and meeting_balance(meeting) == 0
        # Who did not come to this duel gets no other one.
        came = result.forfeit != BOTH and not set(meeting.sides()) & set(event.left)
        if tied and came and len(board.games) < duel * (1 + event.rules.extra):
            armies = board.games[0].armies
            board.games += _duel(event.rules, len(board.games) // duel % 2, armies)


def forfeited(rules: EventRules, loser: int) -> GameResult:
    """The result of a game that a side gave away, or both did."""
    points = float(rules.forfeit)
    if loser == BOTH:
        return GameResult((0.0, 0.0), NEITHER, BOTH, "forfeit")
    scores = (0.0, points) if loser == 0 else (points, 0.0)
    return GameResult(scores, 1 - loser, loser, "forfeit")


def chosen(event: Event, board: Board) -> bool:
    """Make the games of a board whose armies have been chosen; whether they are there."""
    if not board.games and board.draft is not None and board.draft.stage == "done":
        board.games = _duel(event.rules, 0, board.draft.armies())
    return bool(board.games)


def overdue(event: Event, now: int) -> list[Meeting]:
    """The meetings that are not over though their deadline has passed."""
    return [
        one
        for one in event.meetings
        if one.deadline is not None and one.deadline <= now and not one.over
    ]


def award(event: Event, meeting: Meeting, loser: int) -> None:
    """Close a meeting: all its open games are lost for a side, or for both."""
    number = next(i for i, one in enumerate(event.meetings) if one is meeting)
    for place, board in enumerate(meeting.boards):
        if not board.games:
            board.games = _duel(event.rules, 0, None)
        for turn, game in enumerate(list(board.games)):
            if game.result is None:
                report(event, (number, place, turn), forfeited(event.rules, loser))


def withdraw(event: Event, id_: str) -> None:
    """An entrant leaves: open games are lost, and there are no further pairings."""
    event.entrant(id_)
    if id_ not in event.left:
        event.left.append(id_)
        for meeting in event.meetings:
            _award_those_who_left(event, meeting)


def _award_those_who_left(event: Event, meeting: Meeting) -> None:
    if meeting.away is None or meeting.over:
        return
    gone = [id_ in event.left for id_ in meeting.sides()]
    if any(gone):
        award(event, meeting, BOTH if all(gone) else gone.index(True))


# Who meets whom.

Pairs = list[tuple[str, str | None, int]]
"""Home, away, and the side that begins."""


def _rounds(event: Event) -> list[list[tuple[str, str | None]]]:
    return round_robin([one.id for one in event.entrants], event.rules.rounds)


def _robin(event: Event) -> Pairs:
    rounds = _rounds(event)
    if event.round >= len(rounds):
        return []
    # Where everybody meets everybody, a free round is worth nothing and needs no bye.
    return [(home, away, 0) for home, away in rounds[event.round] if away is not None]


def _swiss(event: Event) -> Pairs:
    if event.round >= event.rules.rounds:
        return []
    players = swiss_players(event)
    found = pair(players, turns_matter=not event.rules.double)
    by_id = {player.id: player for player in players}
    pairs: Pairs = [
        (one, other, 0 if has_first(by_id[one], by_id[other], table) else 1)
        for table, (one, other) in enumerate(found.pairs)
    ]
    return [*pairs, (found.bye, None, 0)] if found.bye else pairs


def swiss_players(event: Event) -> list[Player]:
    """Those who are still here in the order of the standings, with all that pairings look at."""
    before = {row.id: row.points for row in standings(event, event.round - 1)}
    players = {
        row.id: Player(row.id, row.points) for row in standings(event) if row.id not in event.left
    }
    for meeting in event.meetings:
        if meeting.away is None:
            if meeting.home in players:
                players[meeting.home].had_bye = True
            continue
        sides = meeting.sides()
        for side, id_ in enumerate(sides):
            if id_ in players:
                other = sides[1 - side]
                players[id_].met.add(other)
                players[id_].firsts.append(meeting.boards[0].games[0].first == side)
                if meeting.round == event.round:
                    players[id_].floated = before[id_] > before[other]
    return list(players.values())


def _knockout(event: Event) -> Pairs:
    if event.round == 0:
        return [(home, away, 0) for home, away in bracket([one.id for one in event.here()])]
    if is_over(event):
        return []
    last = event.of_round(event.round)
    winners = [winner_of(event, meeting) or meeting.home for meeting in last]
    pairs: Pairs = [
        (winners[i], winners[i + 1], event.round % 2) for i in range(0, len(winners), 2)
    ]
    if event.rules.third_place and len(last) == 2 and all(one.away for one in last):
        losers = [
            next(id_ for id_ in meeting.sides() if id_ != winner)
            for meeting, winner in zip(last, winners, strict=True)
        ]
        pairs.append((losers[0], losers[1], event.round % 2))
    return pairs


def _last_was_semi(event: Event) -> bool:
    return event.rules.third_place and len(event.of_round(event.round - 1)) == 2


# Boards and games.


def _boards(event: Event, meeting: Meeting, first: int, table: int) -> list[Board]:
    rules = event.rules
    teams = [event.entrant(id_) for id_ in meeting.sides()]
    members = [one.members or (one.id,) for one in teams]
    boards = []
    for place, players in enumerate(zip(*members, strict=True)):
        board = Board((players[0], players[1]))
        if rules.armies and rules.choice == "picks":
            board.draft = new_draft(rules.armies, rules.bans, rules.mirror)
        else:
            armies = _armies(event, meeting.sides(), table + place)
            board.games = _duel(rules, (first + place) % 2, armies)
        boards.append(board)
    return boards


def _duel(rules: EventRules, first: int, armies: tuple[str, str] | None) -> list[EventGame]:
    """One game, or two with armies and first turn swapped."""
    games = [EventGame(first, armies)]
    if rules.double:
        games.append(EventGame(1 - first, (armies[1], armies[0]) if armies else None))
    return games


def _armies(event: Event, sides: tuple[str, str], table: int) -> tuple[str, str] | None:
    """The round's two armies; in a single game who had the one less often has it now."""
    pairs = army_pairs(event.rules.armies)
    if not pairs:
        return None
    one, other = pairs[(event.round - 1) % len(pairs)]
    if event.rules.double:
        return one, other
    lead = [_led(event, id_, one) - _led(event, id_, other) for id_ in sides]
    swap = lead[0] > lead[1] or (lead[0] == lead[1] and table % 2 == 1)
    return (other, one) if swap else (one, other)


def _led(event: Event, id_: str, army: str) -> int:
    """How often an entrant has led an army."""
    return sum(
        game.armies is not None and game.armies[side] == army
        for meeting in event.meetings
        if meeting.away is not None
        for side, who in enumerate(meeting.sides())
        if who == id_
        for board in meeting.boards
        for game in board.games
    )
