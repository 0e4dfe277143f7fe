"""Bans and picks in secret: promises bind, nobody sees anything early, lots replace who is late."""

from __future__ import annotations

import json
from itertools import product

import pytest

from hexagora import HexagoraError
from hexagora.events.draft import Draft, new_draft, promise
from hexagora.events.plain import plain, shaped

POOL = ("a", "b", "c", "d", "e", "f")


def choose(draft: Draft, *choices: tuple[list[str], str]) -> None:
    """Both sides promise, then both show."""
    for side, (choice, nonce) in enumerate(choices):
        draft.commit(side, promise(choice, nonce))
    for side, (choice, nonce) in enumerate(choices):
        draft.show(side, choice, nonce)


def test_bans_then_picks() -> None:
    draft = new_draft(POOL, 1, mirror=False)
    assert (draft.stage, draft.needed(), draft.waits_for()) == ("ban", 1, [0, 1])
    choose(draft, (["a"], "x"), (["b"], "y"))
    assert (draft.stage, draft.choices()) == ("pick", ["c", "d", "e", "f"])
    choose(draft, (["c", "d"], "x"), (["e", "c"], "y"))
    assert draft.stage == "done"
    assert draft.armies() == ("c", "e")


def test_a_coin_that_both_throw_decides_who_keeps_what_both_want() -> None:
    seen = set()
    for nonces in product("pqrs", repeat=2):
        draft = new_draft(POOL, 0, mirror=False)
        choose(draft, (["c", "d"], nonces[0]), (["c", "e"], nonces[1]))
        seen.add(draft.armies())
    assert seen == {("c", "e"), ("d", "c")}


def test_with_mirrors_both_may_have_it() -> None:
    draft = new_draft(POOL, 0, mirror=True)
    choose(draft, (["c"], "x"), (["c"], "y"))
    assert draft.armies() == ("c", "c")


def test_nothing_is_shown_before_both_have_promised() -> None:
    draft = new_draft(POOL, 1, mirror=False)
    draft.commit(0, promise(["a"], "x"))
    with pytest.raises(HexagoraError, match="before both"):
        draft.show(0, ["a"], "x")
    with pytest.raises(HexagoraError, match="cannot be changed"):
        draft.commit(0, promise(["b"], "x"))
    assert '"a"' not in json.dumps(plain(draft.bans)), "a promise tells nothing"


def test_a_promise_binds() -> None:
    draft = new_draft(POOL, 1, mirror=False)
    draft.commit(0, promise(["a"], "x"))
    draft.commit(1, promise(["b"], "y"))
    for choice, nonce in ((["c"], "x"), (["a"], "z")):
        with pytest.raises(HexagoraError, match="not what was promised"):
            draft.show(0, choice, nonce)
    draft.show(0, ["a"], "x")
    with pytest.raises(HexagoraError, match="already"):
        draft.show(0, ["a"], "x")
    assert draft.waits_for() == [1]


@pytest.mark.parametrize("choice", [["g"], ["a", "b"], []])
def test_what_cannot_be_chosen_is_refused(choice: list[str]) -> None:
    draft = new_draft(POOL, 1, mirror=False)
    draft.commit(0, promise(choice, "x"))
    draft.commit(1, promise(["b"], "y"))
    with pytest.raises(HexagoraError, match=r"cannot be chosen|named: 1"):
        draft.show(0, choice, "x")
    draft.draw(0, "seed")
    assert draft.bans[0].choice is not None, "who cannot keep the word gets a lot"


def test_who_is_late_gets_a_lot_and_the_other_keeps_the_choice() -> None:
    draft = new_draft(POOL, 2, mirror=False)
    draft.commit(0, promise(["a", "b"], "x"))
    draft.draw(0, "seed")
    assert draft.bans[0].promised == promise(["a", "b"], "x")
    draft.draw(1, "seed")
    draft.show(0, ["a", "b"], "x")
    draft.draw(1, "seed")
    assert draft.stage == "pick"
    again = shaped(Draft, json.loads(json.dumps(plain(draft))))
    for one in (draft, again):
        for side in (0, 1, 0, 1):
            one.draw(side, "seed")
    assert draft.armies() == again.armies()
    with pytest.raises(HexagoraError, match="already"):
        draft.commit(0, promise(["a"], "x"))
    assert draft.waits_for() == []


def test_a_pool_must_suffice() -> None:
    with pytest.raises(HexagoraError, match="pool of 8"):
        new_draft(POOL, 3, mirror=False)
    with pytest.raises(HexagoraError, match="64"):
        new_draft(POOL, 1, mirror=False).commit(0, "abc")
