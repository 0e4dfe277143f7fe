"""A draw on offer at a table. It is not stored: after a restart it has to be offered again."""

from __future__ import annotations

from hexagora.server.errors import Refusal
from hexagora.server.messages.common import OfferCard


class DrawOffer:
    """What the seats have said about a draw; the one that offers it accepts it first."""

    def __init__(self) -> None:
        self._accepted: list[int] = []
        self.declined: int | None = None
        """Who refused the last offer; nobody if it was taken back, or if a new one is made."""

    @property
    def accepted(self) -> int:
        """How many seats want the draw."""
        return len(self._accepted)

    def card(self) -> OfferCard | None:
        """As it is told; a copy, for what was told must not change when the offer does."""
        return OfferCard(self._accepted[0], list(self._accepted)) if self._accepted else None

    def make(self, seat: int) -> None:
        """Offer a draw."""
        if self._accepted:
            raise Refusal(
                "not_now", "a draw is on offer already; accept or decline it", "draw_offered"
            )
        self._accepted = [seat]
        self.declined = None

    def accept(self, seat: int) -> None:
        """Take the offer."""
        self._check()
        if seat not in self._accepted:
            self._accepted.append(seat)

    def decline(self, seat: int) -> None:
        """Refuse the offer; one of all is enough. Whoever has made it takes it back."""
        self._check()
        self._refuse(seat)

    def pass_by(self, seat: int) -> None:
        """Whoever plays on does not take the offer of another."""
        if self._accepted and self._accepted[0] != seat:
            self._refuse(seat)

    def drop(self) -> None:
        """Nothing is on offer any more."""
        self._accepted = []

    def _refuse(self, seat: int) -> None:
        self.declined = seat if seat != self._accepted[0] else None
        self.drop()

    def _check(self) -> None:
        if not self._accepted:
            raise Refusal("not_now", "no draw is on offer", "no_offer")
