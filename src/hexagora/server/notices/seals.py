"""Tokens of subscriptions. They are made from a secret of the server, so that every notice can have
the link that ends it and nothing of it has to be stored."""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Literal

Purpose = Literal["keep", "confirm", "end"]
SEAL_LENGTH = 32


class Seals:
    """Makes and knows tokens; ``secret`` is the server's."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def token(self, purpose: Purpose, subscription: str) -> str:
        """The token with which a subscription is kept, confirmed or ended."""
        return f"{subscription}.{self._seal(purpose, subscription)}"

    def subscription(self, purpose: Purpose, token: str) -> str:
        """The subscription that a token is good for; empty for a token that is good for nothing.

        >>> seals = Seals("secret")
        >>> seals.subscription("end", seals.token("end", "abc"))
        'abc'
        >>> seals.subscription("keep", seals.token("end", "abc"))
        ''
        """
        found, _, seal = token.partition(".")
        wanted = self._seal(purpose, found)
        return found if hmac.compare_digest(seal.encode(), wanted.encode()) else ""

    def _seal(self, purpose: Purpose, subscription: str) -> str:
        text = f"{purpose} {subscription}".encode()
        return hmac.new(self._secret, text, sha256).hexdigest()[:SEAL_LENGTH]
