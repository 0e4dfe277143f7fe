"""What an organiser asks for, made into a plan; or why it cannot be played."""

from __future__ import annotations

from itertools import pairwise

from hexagora.core import HexagoraError
from hexagora.core.registry import game_names
from hexagora.events.clock_rules import NO_CLOCK
from hexagora.events.draft import new_draft
from hexagora.events.games import game_of, pool_of
from hexagora.events.model import Entrant, EventRules
from hexagora.events.season import Season, new_season
from hexagora.events.times import MINUTE
from hexagora.server.clocks.agreed import clock_rules, form_of
from hexagora.server.contests.contest import Contest, Entry, Plan
from hexagora.server.errors import Refusal
from hexagora.server.messages.events import Agreement


def planned(agreed: Agreement) -> Plan:
    """The plan of an agreement that can be played."""
    if agreed.game not in game_names():
        raise Refusal(
            "not_found",
            "there is no such game; there are: {games}",
            "no_game",
            games=", ".join(game_names()),
        )
    armies = tuple(agreed.armies) or pool_of(agreed.game, agreed.options)
    if len(set(armies)) < len(armies):
        raise Refusal("bad_option", "an army stands in the pool once", "event_army_twice")
    if agreed.choice == "picks" and not armies:
        raise Refusal("bad_option", "this game has no armies to choose from", "event_no_armies")
    if agreed.format == "knockout" and (agreed.divisions > 1 or agreed.boards > 1):
        raise Refusal(
            "bad_option",
            "a knock-out is played by single players in one bracket; choose Swiss or round robin "
            "for teams and divisions",
            "event_plain_knockout",
        )
    rules = EventRules(
        format=agreed.format,
        game=agreed.game,
        options=dict(agreed.options),
        rounds=agreed.rounds,
        double=agreed.double,
        scoring=agreed.scoring,
        tie_breaks=tuple(dict.fromkeys(agreed.tie_breaks)),
        armies=armies,
        choice=agreed.choice,
        bans=agreed.bans if agreed.choice == "picks" else 0,
        mirror=agreed.mirror and agreed.choice == "picks",
        forfeit=agreed.forfeit,
        round_time=agreed.round_minutes * MINUTE,
        boards=agreed.boards,
        extra=agreed.extra,
        third_place=agreed.third_place and agreed.format == "knockout",
    )
    _check_games(rules)
    moves = agreed.moves if agreed.divisions > 1 else 0
    picking = agreed.pick_minutes * MINUTE if rules.choice == "picks" else 0
    return Plan(
        rules, agreed.divisions, moves, picking, clock_rules(agreed.clock) or NO_CLOCK, agreed.rated
    )


def agreement(plan: Plan) -> Agreement:
    """A plan as it is told."""
    rules = plan.rules
    return Agreement(
        format=rules.format,
        game=rules.game,
        options=rules.options,
        rounds=rules.rounds,
        double=rules.double,
        scoring=rules.scoring,
        tie_breaks=list(rules.tie_breaks),
        armies=list(rules.armies),
        choice=rules.choice,
        bans=rules.bans,
        mirror=rules.mirror,
        forfeit=rules.forfeit,
        round_minutes=rules.round_time // MINUTE,
        pick_minutes=plan.pick_time // MINUTE,
        boards=rules.boards,
        extra=rules.extra,
        third_place=rules.third_place,
        divisions=plan.divisions,
        moves=plan.moves,
        clock=form_of(plan.timed) if plan.timed is not None else None,
        rated=plan.rated,
    )


def first_season(contest: Contest, seed: str) -> Season:
    """The season with which a contest begins; an error tells what stands in its way."""
    plan = contest.plan
    entrants = [entrant_of(entry, plan) for entry in contest.entries]
    return new_season(plan.rules, entrants, plan.divisions, plan.moves, seed)


def entrant_of(entry: Entry, plan: Plan) -> Entrant:
    """An entry as the event knows it."""
    members = tuple(entry.members) if plan.rules.boards > 1 else ()
    return Entrant(entry.id, entry.name, members=members)


def _check_games(rules: EventRules) -> None:
    """Every game that may come up must be one that can be played."""
    armies = rules.armies
    if not armies:
        game_of(rules, None)
        return
    if rules.choice == "picks":
        new_draft(armies, rules.bans, rules.mirror)
    if len(armies) == 1 and not rules.mirror:
        raise HexagoraError("a pool needs two armies or more", "event_pool")
    for two in pairwise((*armies, armies[0])):
        if two[0] != two[1]:
            game_of(rules, two)
    if rules.mirror:
        for army in armies:
            game_of(rules, (army, army))
