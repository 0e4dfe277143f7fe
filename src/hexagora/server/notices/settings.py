"""What an operator can set about notices."""

from __future__ import annotations

from dataclasses import dataclass

from hexagora.core import HexagoraError
from hexagora.server.declared import setting

STARTTLS, TLS, PLAIN = "starttls", "tls", "none"


@dataclass(frozen=True)
class Notifying:
    """``[notices]``: how players who are not at the table hear that a game waits for them."""

    push: bool = setting(True, "through the push service of their browser, if they ask for it")
    delay_seconds: int = setting(30, "who answers within this time is told nothing", least=0)
    local_endpoints: bool = setting(
        False, "push to plain addresses of this machine too; only for tests"
    )


@dataclass(frozen=True)
class Mail:
    """``[mail]``: notices by mail; off unless a host is set."""

    host: str = setting("", "the mail server that takes them")
    port: int = setting(587, "its port")
    security: str = setting(
        STARTTLS, ", ".join((STARTTLS, TLS, PLAIN)), None, (STARTTLS, TLS, PLAIN)
    )
    user: str = setting("", "who signs in there, if anybody must")
    password: str = setting("", "the secret word of that user")
    sender: str = setting("", "whom mails come from, such as table@games.example.org")

    def complete(self, public: str) -> None:
        """Refuse to begin where something is missing; ``public`` is the address people type."""
        if self.host and "@" not in self.sender:
            raise HexagoraError("[mail] sender: give the address that mails come from")
        if self.host and not public:
            raise HexagoraError(
                "[mail] needs public_url in [server]: links in mails begin with the address that "
                "people type"
            )

    def validate(self) -> None:
        """Refuse what cannot be meant."""
        if self.user and self.security == PLAIN:
            raise HexagoraError("security: a password is not sent without encryption")
