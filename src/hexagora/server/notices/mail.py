"""Notices by mail: written here, handed to the operator's mail server by a worker's thread."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from hexagora.server.errors import Refusal
from hexagora.server.notices.endpoints import Unsent
from hexagora.server.notices.settings import PLAIN, STARTTLS, TLS, Mail

TIMEOUT_SECONDS = 20.0
MOST_ADDRESS = 254


@dataclass(frozen=True)
class Letter:
    """A mail before it is written; whoever follows ``end`` gets no more."""

    to: str
    subject: str
    text: str
    end: str


def check_address(text: str) -> str:
    """A mail address, or a refusal."""
    address = text.strip()
    try:
        found = Address(addr_spec=address)
    except Exception:  # the parser of the standard library trips in more ways than it tells
        raise _refused() from None
    good = found.username and "." in found.domain and len(address) <= MOST_ADDRESS
    if not good or not address.isascii() or not address.isprintable() or '"' in address:
        raise _refused()
    return f"{found.username}@{found.domain.lower()}"


def _refused() -> Refusal:
    return Refusal("bad_request", "this is no mail address such as ada@example.org", "no_address")


class Postman:
    """Sends mails. Without a host in the settings there is none."""

    def __init__(self, settings: Mail) -> None:
        self._settings = settings

    @property
    def ready(self) -> bool:
        """Whether mails can be sent."""
        return bool(self._settings.host)

    def send(self, letter: Letter, now: int) -> None:
        """Hand a mail over, or raise `Unsent`; it takes its time."""
        settings = self._settings
        try:
            kind = smtplib.SMTP_SSL if settings.security == TLS else smtplib.SMTP
            with kind(settings.host, settings.port, timeout=TIMEOUT_SECONDS) as link:
                if settings.security == STARTTLS:
                    link.starttls(context=ssl.create_default_context())
                if settings.user and settings.security != PLAIN:
                    link.login(settings.user, settings.password)
                link.send_message(self._written(letter, now))
        except (OSError, smtplib.SMTPException) as error:
            raise Unsent(type(error).__name__) from error

    def _written(self, letter: Letter, now: int) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self._settings.sender
        mail["To"] = letter.to
        mail["Subject"] = letter.subject
        mail["Date"] = formatdate(now)
        mail["Message-ID"] = make_msgid(domain=self._settings.sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{letter.end}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(letter.text)
        return mail
