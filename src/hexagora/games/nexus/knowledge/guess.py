"""What a viewer does not know, made up: all that is possible is as likely as it is at the table.

Cards that nobody has laid open are exchangeable, and so are tokens that nobody has turned up.
"""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import u8

from hexagora.core.rng import Rng
from hexagora.games.nexus.content.boxing import Boxing
from hexagora.games.nexus.rules.actions import CARDS
from hexagora.games.nexus.rules.position import POOL, TOKEN_KINDS
from hexagora.games.nexus.state import NexusState

Counts = tuple[tuple[int, ...], ...]


def shuffled(rng: Rng, items: list[int]) -> list[int]:
    """The items in any order."""
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        other = int(rng.below(last + 1))
        items[last], items[other] = items[other], items[last]
    return items


def deal(
    state: NexusState, copies: list[int], seen: list[int], hands: list[tuple[int, int]], rng: Rng
) -> list[int]:
    """Deal the unseen cards of a deck to sections; returns what is left over, in any order.

    ``copies`` and ``seen`` count the cards by kind; ``hands`` are sections, each with how many
    cards it lacks.
    """
    unseen: list[int] = []
    for card, (all_of_it, known) in enumerate(zip(copies, seen, strict=True)):
        if known > all_of_it:
            raise ValueError(f"{known} cards of which there are {all_of_it}")
        unseen += [card] * (all_of_it - known)
    wanted = sum(count for _, count in hands)
    if wanted > len(unseen):
        raise ValueError(f"{wanted} hidden cards of which there are {len(unseen)}")
    unseen = shuffled(rng, unseen)
    for section, count in hands:
        for _ in range(count):
            state.cards[section * CARDS + unseen.pop()] += u8(1)
    return unseen


def guess_answers(boxing: Boxing, question: int, rng: Rng) -> list[list[int]]:
    """The sets of tokens before a question about the box, had chance answered those before it."""
    pools = [list(counts) for counts in boxing.counts]
    for number in range(question):
        weights = boxing.weights(number, pools)
        boxing.answer(number, pools, _weighted(rng, weights))
    return pools


def guess_pools(boxing: Boxing, turned: Counts, down: tuple[int, ...], rng: Rng) -> list[list[int]]:
    """The tokens that lie face down, given those that were turned up and how many are left.

    Every choice of tokens that could have been laid is equally likely. Those that were turned up
    are certain to be among them, so they are taken out and the rest is chosen as in the set-up.
    """
    left = _left(boxing, turned, down)
    return guess_answers(left, len(left.questions), rng)


@lru_cache(maxsize=64)
def _left(boxing: Boxing, turned: Counts, down: tuple[int, ...]) -> Boxing:
    """The questions that are left about tokens nobody has seen."""
    shared = [count > 0 for count in boxing.green]
    counts = [
        [0 if shared[kind] else count - turned[group][kind] for kind, count in enumerate(row)]
        for group, row in enumerate(boxing.counts)
    ]
    green = [
        count - sum(row[kind] for row in turned) if count else 0
        for kind, count in enumerate(boxing.green)
    ]
    shares = [
        boxing.shares[group] - sum(n for kind, n in enumerate(row) if shared[kind])
        for group, row in enumerate(turned)
    ]
    if min((*green, *shares, *(count for row in counts for count in row))) < 0:
        raise ValueError("more tokens turned up than there are")
    mines = sum(n * boxing.mines[kind] for row in turned for kind, n in enumerate(row))
    return Boxing(counts, green, list(down), boxing.mines, boxing.most_mines - mines, shares)


def _weighted(rng: Rng, weights: list[int]) -> int:
    total = sum(weights)
    if total == 0:
        raise ValueError("tokens that could not have been laid")
    rest = _below(rng, total)
    number = 0
    while rest >= weights[number]:
        rest -= weights[number]
        number += 1
    return number


def _below(rng: Rng, limit: int) -> int:
    """A number below a limit of any size."""
    if limit < 2**31:
        return int(rng.below(limit))
    while True:
        number = 0
        for _ in range((limit.bit_length() + 31) // 32):
            number = number << 32 | int(rng.word())
        number &= (1 << limit.bit_length()) - 1
        if number < limit:
            return number


def lay_tokens(state: NexusState, pools: list[list[int]]) -> None:
    """Let these be the tokens that lie face down."""
    for group, counts in enumerate(pools):
        for kind, count in enumerate(counts):
            state.ground[POOL + group * TOKEN_KINDS + kind] = u8(count)
