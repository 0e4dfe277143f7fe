"""Which tokens stay in the box (NX-OPT-06): as likely as by drawing anew while there are too many.

Small sets of tokens are enumerated one by one, as if each token had a name, and compared exactly
with what the questions of `Boxing` lead to.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from hexagora.games.nexus.content.boxing import Boxing
from hexagora.games.nexus.content.components import BadData
from hexagora.games.nexus.content.packs import add_pack, forget_packs, parse_pack
from hexagora.games.nexus.content.vocabulary import MOST_GREEN
from hexagora.games.nexus.rules.kinds import BOX
from nexus_table import asked, opening

Laid = tuple[tuple[int, ...], ...]


def by_questions(boxing: Boxing) -> dict[Laid, Fraction]:
    """What is laid, and how likely, if chance answers the questions by their weights."""
    now: dict[Laid, Fraction] = {tuple(tuple(group) for group in boxing.counts): Fraction(1)}
    for question in range(len(boxing.questions)):
        then: dict[Laid, Fraction] = {}
        for pool, chance in now.items():
            weights = boxing.weights(question, [list(group) for group in pool])
            assert sum(weights) > 0, "an answer that leads nowhere was offered before"
            for number, weight in enumerate(weights):
                if weight == 0:
                    continue
                after = [list(group) for group in pool]
                boxing.answer(question, after, number)
                assert min(min(group) for group in after) >= 0
                key = tuple(tuple(group) for group in after)
                then[key] = then.get(key, Fraction(0)) + chance * Fraction(weight, sum(weights))
        now = then
    return now


def counted(tokens: tuple[int, ...], kinds: int) -> tuple[int, ...]:
    found = Counter(tokens)
    return tuple(found[kind] for kind in range(kinds))


def spread(counts: list[int]) -> list[int]:
    """Each token on its own, by its kind."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def by_drawing(
    counts: list[list[int]], green: list[int], laid: list[int], mines: list[int], most: int
) -> dict[Laid, Fraction]:
    """The same by trying all ways to share out and lay; those with too many mines are void."""
    found: Counter[Laid] = Counter()
    kinds = len(mines)
    extra = spread(green)
    shares = combinations(range(len(extra)), len(extra) // 2) if len(counts) > 1 else [()]
    for share in shares:
        sets = [spread(group) for group in counts]
        for i, token in enumerate(extra):
            sets[0 if i in share else 1].append(token)
        for one in combinations(sets[0], laid[0]):
            for other in combinations(sets[1], laid[1]) if len(sets) > 1 else [()]:
                if sum(mines[token] for token in (*one, *other)) <= most:
                    key = [counted(one, kinds), counted(other, kinds)][: len(sets)]
                    found[tuple(key)] += 1
    total = sum(found.values())
    return {key: Fraction(number, total) for key, number in found.items()}


ONE_SET = [
    ([2, 2, 1, 1], 4, [0, 2, 1, 3], 100),
    ([2, 2, 1, 1], 4, [0, 2, 1, 3], 6),
    ([2, 2, 1, 1], 4, [0, 2, 1, 3], 4),
    ([2, 2, 1, 1], 6, [0, 2, 1, 3], 8),
    ([3, 2, 2, 1, 1], 5, [0, 2, 1, 3, 0], 5),
    ([1, 1, 1, 1, 1], 3, [5, 4, 3, 2, 1], 6),
]


@pytest.mark.parametrize(("counts", "laid", "mines", "most"), ONE_SET)
def test_nx_opt_06_as_likely_as_by_drawing_anew(
    counts: list[int], laid: int, mines: list[int], most: int
) -> None:
    """NX-OPT-06: every choice of tokens with few enough mines is equally likely, no other comes."""
    boxing = Boxing([counts], [0] * len(counts), [laid], mines, most)
    assert by_questions(boxing) == by_drawing([counts], [0] * len(counts), [laid], mines, most)


TWO_SETS = [
    ([1, 1, 1, 0, 0], [0, 0, 0, 1, 1], 2, [0, 2, 1, 3, 0], 100),
    ([1, 1, 1, 0, 0], [0, 0, 0, 1, 1], 2, [0, 2, 1, 3, 0], 6),
    ([2, 1, 1, 0, 0], [0, 0, 0, 1, 1], 4, [0, 2, 1, 3, 0], 7),
    ([1, 1, 0, 0], [0, 0, 2, 2], 3, [2, 1, 3, 1], 9),
    ([1, 1, 0, 0, 0, 0], [0, 0, 1, 1, 1, 1], 2, [1, 1, 3, 2, 1, 0], 5),
]


@pytest.mark.parametrize(("counts", "green", "laid", "mines", "most"), TWO_SETS)
def test_nx_opt_06_with_a_set_for_each_player(
    counts: list[int], green: list[int], laid: int, mines: list[int], most: int
) -> None:
    """NX-OPT-06, NX-OPT-13: green ones are shared out at random, then each set is laid in part."""
    sets, lays = [counts, list(counts)], [laid, laid]
    boxing = Boxing(sets, green, lays, mines, most)
    assert by_questions(boxing) == by_drawing(sets, green, lays, mines, most)


def test_nx_opt_06_no_answer_is_offered_that_leads_nowhere() -> None:
    """NX-OPT-06: with a limit that leaves a single choice, chance has none."""
    boxing = Boxing([[2, 2, 1]], [0, 0, 0], [3], [0, 2, 3], 2)
    assert by_questions(boxing) == {((2, 1, 0),): Fraction(1)}
    pool = [[2, 2, 1]]
    offered = []
    for question in range(3):
        weights = boxing.weights(question, pool)
        offered.append([number for number, weight in enumerate(weights) if weight])
        boxing.answer(question, pool, offered[-1][0])
    assert offered == [[0], [1], [1]]


@pytest.mark.parametrize("small", [False, True])
def test_nx_opt_06_the_questions_of_a_game(small: bool) -> None:
    """NX-OPT-06: in the game itself: weights are those of `Boxing`, and all tokens are counted."""
    more = {"power_hungry": "on"} if small else {}
    state = opening(2, extra_tokens="on", first="1", **more)
    while asked(state) != "chance box":
        state.apply(state.legal()[0])
    boxing = state.rules.boxing
    assert len(boxing.questions) == (6 + 20 if small else 10)
    for question in range(len(boxing.questions)):
        assert state.kind == BOX
        weights = boxing.weights(question, state.pools())
        assert state.weights() == [weight for weight in weights if weight]
        state.apply(state.legal()[-1])
        assert state.check() == []
    assert asked(state) == "1 deploy"
    assert [sum(group) for group in state.pools()] == ([6, 6] if small else [18])


def test_nx_opt_06_the_usual_board_by_numbers() -> None:
    """NX-OPT-06: the exact chance that the 3-mine is laid, against a count of all choices."""
    state = opening(2, extra_tokens="on")
    boxing = state.rules.boxing
    rich = next(i for i, mine in enumerate(boxing.mines) if mine == 3)
    found = by_questions(boxing)
    assert sum(found.values()) == 1
    laid = sum((chance for pool, chance in found.items() if pool[0][rich]), Fraction(0))
    # 24 tokens, 18 of them laid: count those choices by the mines that stay in the box.
    ways = {(0, 0, 0): 1}
    for kind, count in enumerate(boxing.counts[0]):
        for _ in range(count):
            then: dict[tuple[int, int, int], int] = {}
            for (number, mines, with_rich), n in ways.items():
                for take in (0, 1):
                    key = (
                        number + take,
                        mines + take * boxing.mines[kind],
                        with_rich + (take if kind == rich else 0),
                    )
                    then[key] = then.get(key, 0) + n
            ways = then
    fit = {key: n for key, n in ways.items() if key[0] == 18 and key[1] <= 16}
    assert laid == Fraction(sum(n for key, n in fit.items() if key[2]), sum(fit.values()))


def test_nx_opt_06_no_question_without_it() -> None:
    """NX-OPT-06: without the option nothing is asked, and all 18 are laid."""
    state = opening(2)
    asks = set()
    while not asked(state).endswith("deploy"):
        asks.add(asked(state))
        state.apply(state.legal()[0])
    assert "chance box" not in asks
    assert [sum(group) for group in state.pools()] == [18]


GREEN = """
id = "green"
name = "Many green tokens"
[[tokens]]
unit = "rock_strider"
count = 6
[[tokens]]
mine = 2
count = 4
[[tokens]]
mine = 1
unit = "crystalline"
count = 4
[[tokens]]
mine = 1
unit = "fungoid"
count = 4
[[tokens]]
unit = "lava_leaper"
green = true
count = {}
"""


@pytest.mark.parametrize("small", [False, True])
def test_nx_opt_06_as_many_green_tokens_as_a_file_may_have(small: bool) -> None:
    """NX-OPT-06: their choices can be counted within the room for weights."""
    box = parse_pack(GREEN.format(MOST_GREEN), "green.toml")
    more = {"power_hungry": "on"} if small else {}
    state = opening(2, data=add_pack(box), extra_tokens="on", first="1", **more)
    forget_packs()
    while asked(state) != "chance box":
        state.apply(state.legal()[0])
    while asked(state) == "chance box":
        weights = state.weights()
        assert 0 < sum(weights) < 2**31
        state.apply(state.legal()[weights.index(max(weights))])
    assert state.check() == []


def test_nx_opt_06_more_green_tokens_than_that_are_a_fault() -> None:
    """NX-OPT-06: a file with more is refused, for their choices would be too many to weigh."""
    with pytest.raises(
        BadData, match=f"tokens: .*{MOST_GREEN + 2} green tokens.*at most {MOST_GREEN}"
    ):
        parse_pack(GREEN.format(MOST_GREEN + 2), "green.toml")
