"""Notices to players who are not at the table, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hexagora.server.messages.common import Token

Minute = Annotated[int, Meta(ge=0, le=1439)]
LanguageName = Literal["en", "pl", "uk", "ru"]
Tokens = Annotated[list[Token], Meta(max_length=400)]


class NoticesCard(Struct):
    """Which ways this server has: push with its public key, mail. It waits so many seconds for an
    answer before it tells anything."""

    push: bool
    mail: bool
    key: str
    delay: int


class Wish(Struct):
    """What a subscription is about and how: the tokens of seats, the language, the quiet hours as
    minutes of the day in a time zone; from and to are the same where there are none."""

    tokens: Tokens = []
    language: LanguageName = "en"
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    quiet_from: Minute = 0
    quiet_to: Minute = 0


class PushRequest(Wish):
    """A browser subscribes, with what its push service gave it."""

    endpoint: Annotated[str, Meta(max_length=1000)] = ""
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""


class RenewRequest(Struct):
    """A browser that has subscribed has another address from now on."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class MailRequest(Wish):
    """Somebody wants mails; the address is asked first."""

    address: Annotated[str, Meta(max_length=254)] = ""


class SubscriptionAnswer(Struct):
    """A subscription, as its owner is told of it; with the token it is changed and ended."""

    token: str
    kind: Literal["push", "mail"]
    address: str
    confirmed: bool
    language: LanguageName
    zone: str
    quiet_from: int
    quiet_to: int


class EndAnswer(Struct):
    """Nothing more is told on this way."""

    ended: bool
