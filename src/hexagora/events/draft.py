"""How two players choose their armies in secret: both ban, then both pick.

Nobody sees what the other one chose before having chosen. So each first *promises*: hands in a hash
of the choice and of a nonce, which hides the choice and binds to it. When both promises are there,
both *show* choice and nonce, which must fit. What somebody does not hand in in time is drawn.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Literal

from hexagora.core import HexagoraError, Rng

Stage = Literal["ban", "pick", "done"]


def promise(choice: Sequence[str], nonce: str) -> str:
    """The hash that binds to a choice; the nonce is to be long and to be used once.

    >>> promise(["moloch"], "n") == promise(["borgo"], "n")
    False
    """
    text = json.dumps([list(choice), nonce], ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


@dataclass
class Secret:
    """What one side has handed in at one stage: the promise, and later what it was about."""

    promised: str = ""
    choice: tuple[str, ...] | None = None
    nonce: str = ""


@dataclass
class Draft:
    """The choice of armies at one board.

    Each side bans ``count`` armies of the pool, and picks one of the rest; without ``mirror`` it
    names a second one too, for the case that both want the same. Then a coin decides who keeps it,
    which both nonces throw together.
    """

    pool: tuple[str, ...]
    count: int = 0
    mirror: bool = False
    bans: list[Secret] = field(default_factory=lambda: [Secret(), Secret()])
    picks: list[Secret] = field(default_factory=lambda: [Secret(), Secret()])

    @property
    def stage(self) -> Stage:
        """What is to be chosen now."""
        if self.count and not _shown(self.bans):
            return "ban"
        return "done" if _shown(self.picks) else "pick"

    def choices(self) -> list[str]:
        """The armies that can be named at this stage."""
        gone = [army for secret in self.bans for army in secret.choice or ()]
        return [army for army in self.pool if self.stage == "ban" or army not in gone]

    def needed(self) -> int:
        """How many armies have to be named at this stage."""
        return self.count if self.stage == "ban" else 1 if self.mirror else 2

    def waits_for(self) -> list[int]:
        """The sides that have something to hand in now."""
        if self.stage == "done":
            return []
        secrets = self._secrets()
        promising = [side for side, secret in enumerate(secrets) if not secret.promised]
        return promising or [side for side, secret in enumerate(secrets) if secret.choice is None]

    def commit(self, side: int, promised: str) -> None:
        """Hand in a promise."""
        secret = self._secrets()[side]
        if secret.promised:
            raise HexagoraError("a promise that was given cannot be changed", "draft_promised")
        if len(promised) != 64 or set(promised) - set("0123456789abcdef"):
            raise HexagoraError(
                "a promise is a SHA-256 hash, in 64 hexadecimal digits", "draft_no_hash"
            )
        secret.promised = promised

    def show(self, side: int, choice: Sequence[str], nonce: str) -> None:
        """Show what was promised; possible only when both promises are there."""
        secrets = self._secrets()
        if not all(secret.promised for secret in secrets):
            raise HexagoraError("nothing is shown before both have promised", "draft_early")
        if secrets[side].choice is not None:
            raise HexagoraError("this was shown already", "draft_shown")
        if promise(choice, nonce) != secrets[side].promised:
            raise HexagoraError("this is not what was promised", "draft_other")
        self._check(choice)
        secrets[side].choice = tuple(choice)
        secrets[side].nonce = nonce

    def draw(self, side: int, seed: str) -> None:
        """Choose by lot for a side that did not hand in in time, or that cannot keep its word."""
        if side not in self.waits_for():
            return
        secrets = self._secrets()
        choice, nonce = drawn(self, side, seed)
        secrets[side].promised = promise(choice, nonce)
        if all(secret.promised for secret in secrets):
            secrets[side].choice, secrets[side].nonce = choice, nonce

    def armies(self) -> tuple[str, str]:
        """The army of each side in the first game."""
        if self.stage != "done":
            raise HexagoraError("the armies are not chosen yet", "draft_open")
        one, other = (secret.choice or () for secret in self.picks)
        if self.mirror or one[0] != other[0]:
            return one[0], other[0]
        coin = sha256("".join(secret.nonce for secret in self.picks).encode()).digest()[0] % 2
        return (one[0], other[1]) if coin == 0 else (one[1], other[0])

    def _secrets(self) -> list[Secret]:
        stage = self.stage
        if stage == "done":
            raise HexagoraError("the armies are chosen already", "draft_over")
        return self.bans if stage == "ban" else self.picks

    def _check(self, choice: Sequence[str]) -> None:
        known = self.choices()
        wrong = [army for army in choice if army not in known]
        if wrong:
            raise HexagoraError(
                "{army} cannot be chosen; there are: {known}",
                "draft_army",
                army=wrong[0],
                known=", ".join(known),
            )
        if len(choice) != self.needed() or len(set(choice)) != len(choice):
            raise HexagoraError(
                "different armies have to be named: {count}", "draft_count", count=self.needed()
            )


def drawn(draft: Draft, side: int, seed: str) -> tuple[tuple[str, ...], str]:
    """A choice by lot for the present stage, and its nonce."""
    rng = Rng(f"{seed}/{draft.stage}/{side}")
    rest = draft.choices()
    choice = tuple(rest.pop(int(rng.below(len(rest)))) for _ in range(draft.needed()))
    return choice, sha256(f"{seed}/{draft.stage}/{side}".encode()).hexdigest()


def new_draft(pool: Sequence[str], bans: int, mirror: bool) -> Draft:
    """A draft, or an error where too few armies would be left."""
    least = 2 * bans + (1 if mirror else 2)
    if len(set(pool)) < least:
        raise HexagoraError(
            "{bans} bans of each side need a pool of {least} armies or more",
            "draft_pool",
            bans=bans,
            least=least,
        )
    return Draft(tuple(pool), bans, mirror)


def _shown(secrets: Sequence[Secret]) -> bool:
    return all(secret.choice is not None for secret in secrets)
