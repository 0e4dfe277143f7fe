"""What an attack is made of is kept while it is made; telling only reads it."""

from __future__ import annotations

from hexagora.core.event import Facts, Log
from hexagora.core.playout import random_choice
from hexagora.core.registry import make_game
from hexagora.core.rng import Rng
from hexagora.games.neuroshima.mind.trial import battle_of, fight_phase
from hexagora.games.neuroshima.rules.attacks import ATTACKS, Attack
from hexagora.games.neuroshima.rules.cells import NAMES, NUMBERS
from hexagora.games.neuroshima.rules.phase import Phase, attacks_of
from hexagora.games.neuroshima.state import NeuroshimaState
from neuroshima_table import table

CAMP = """
    b2 0 outpost_hq
    d4 0 outpost_runner
    d5 0 outpost_commando 1
    f4 1 hegemony_hq
    e3 1 hegemony_ganger 2
    c4 1 hegemony_net_fighter
c5 0 outpost_officer
d6 1 hegemony_gladiator
"""


def positions() -> list[NeuroshimaState]:
    """From the middle of random games of all armies."""
    found = []
    for number, army in enumerate(("borgo", "hegemony", "moloch", "outpost")):
        other = ("moloch", "outpost", "borgo", "hegemony")[number]
        game = make_game("neuroshima", 2, {"army1": army, "army2": other})
        for game_number in range(100):
            rng = Rng(f"attacks {number} {game_number}")
            state = game.start()
            assert isinstance(state, NeuroshimaState)
            while not state.over and state.turns < 12:
                state.apply(random_choice(state, rng))
            if not state.over:
                found.append(state)
    return found


def phases(state: NeuroshimaState) -> list[tuple[list[Attack], list[Facts]]]:
    """The attacks that each phase of a battle keeps, and what is told of them."""
    battle, scratch = battle_of(state), Phase()
    found = []
    while battle.phase >= 0:
        log = Log()
        if fight_phase(state, battle, scratch, log):
            told = [event.facts for event in log.events if event.kind == "attack"]
            found.append((list(scratch.attacks), told))
        else:
            battle.answer(scratch.options[0])
    return found


def test_the_damage_is_what_base_bonus_and_armour_leave() -> None:
    kept = [attack for state in positions() for attacks, _ in phases(state) for attack in attacks]
    assert len(kept) > 100
    for attack in kept:
        left = max(0, attack.base + attack.bonus - attack.armour)
        assert attack.damage == (0 if attack.spared else left)
    assert any(attack.bonus for attack in kept)
    assert any(attack.armour for attack in kept)


def test_what_is_told_is_what_was_kept() -> None:
    for state in positions():
        for attacks, told in phases(state):
            assert len(attacks) == len(told)
            for attack, facts in zip(attacks, told, strict=True):
                why = facts["why"]
                assert isinstance(why, list)
                bonus = sum(part["value"] for part in why if part["part"] == "bonus")
                assert (facts["from"], facts["to"]) == (
                    NAMES[attack.attacker],
                    NAMES[attack.target],
                )
                assert (facts["kind"], facts["edge"]) == (ATTACKS[attack.kind], attack.edge)
                assert facts["strength"] == attack.base + attack.bonus
                assert (bonus, facts["damage"]) == (attack.bonus, attack.damage)
                assert any(part["part"] == "armour" for part in why) == (attack.armour > 0)


def test_a_unit_has_attacks_without_a_battle() -> None:
    field = table(CAMP).field()
    made = [attack for attack in attacks_of(field, NUMBERS["d5"]) if attack.target == NUMBERS["d6"]]
    assert len(made) == 1
    attack = made[0]
    assert ATTACKS[attack.kind] == "ranged"
    assert (attack.base, attack.bonus, attack.armour, attack.damage) == (1, 1, 1, 1)
    assert not attack.turned


def test_an_hq_spares_an_hq() -> None:
    field = table("d4 0 outpost_hq\nd3 1 hegemony_hq\nd5 1 hegemony_gladiator").field()
    made = {NAMES[attack.target]: attack for attack in attacks_of(field, NUMBERS["d4"])}
    assert made["d3"].spared
    assert (made["d3"].base, made["d3"].damage) == (1, 0)
    assert not made["d5"].spared
    assert made["d5"].damage == 1


def test_nothing_is_kept_where_nobody_listens() -> None:
    for state in positions():
        battle, scratch = battle_of(state), Phase()
        scratch.run(state.field(), battle.phase, 0, 0, battle.answers, 0)
        assert scratch.attacks == []
