"""Notices by mail: they begin with a yes and end with one click."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hexagora.server.hosts import Hosts
from hexagora.server.notices.settings import Mail
from notice_house import DELAY, House, answer, duel, turn_of
from notice_sinks import Mailbox, mail_server
from patience import eventually
from table_client import Refused, Site, tokens_of

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mail_server() as box:
        yield box


@contextmanager
def mailing(tmp_path: Path, box: Mailbox) -> Iterator[tuple[House, Site]]:
    mail = Mail("127.0.0.1", box.port, "none", sender="table@games.example.org")
    hosts = Hosts("127.0.0.1", "https://games.example.org")
    house = House(tmp_path / "tables.sqlite", mail=mail, hosts=hosts)
    with house.open() as site:
        yield house, site


def link(text: str, purpose: str) -> str:
    """The token of a link in a mail."""
    start = f"https://games.example.org/notices#{purpose}="
    (line,) = [line for line in text.splitlines() if line.startswith(start)]
    return line.removeprefix(start)


def test_mails_come_after_a_yes_and_end_with_one_click(tmp_path: Path, mailbox: Mailbox) -> None:
    with mailing(tmp_path, mailbox) as (house, site):
        made = duel(site)
        one, two = tokens_of(made)
        asked = {"address": "ada@Example.org", "tokens": [two], "language": "ru"}
        kept = site.post("api/notices/mail", asked)
        assert (kept["confirmed"], kept["address"]) == (False, "ada@example.org")
        assert eventually(lambda: mailbox.mails)
        question = mailbox.mails[0]
        assert question["Subject"] == "Хотите получать уведомления о своих играх?"  # noqa: RUF001
        opponent = site.sit(made["table"], one)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        with pytest.raises(Refused) as refused:
            site.post("api/notices/mail", asked)
        assert refused.value.code == "too_many", "nobody's mailbox is flooded"
        token = link(question.get_content(), "confirm")
        assert site.post("api/notices/confirm", token=token)["confirmed"]
        answer(site, made, opponent)
        turn_of(opponent, 1)
        house.clock.wind(DELAY)
        assert eventually(lambda: len(mailbox.mails) == 2)
        mail = mailbox.mails[1]
        assert mail["Subject"] == "Superhex: Ваш ход. Стол: «Friday»"
        assert f"https://games.example.org/t/{made['table']}" in mail.get_content()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = mail["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org/")
        assert path.endswith(link(mail.get_content(), "end"))
        form = {"List-Unsubscribe": "One-Click"}
        assert site.http.post(path, data=form).json() == {"ended": True}


def test_without_a_mail_server_there_is_no_mail(house: House) -> None:
    with house.open() as site:
        made = duel(site)
        assert site.get("api/notices")["mail"] is False
        asked = {"address": "ada@example.org", "tokens": tokens_of(made)}
        with pytest.raises(Refused) as refused:
            site.post("api/notices/mail", asked)
        assert refused.value.code == "not_now"


@pytest.mark.parametrize(
    "address", ["", "ada", "ada@", "@example.org", "a b@example.org", "ada@example.org\nBcc: x@y.z"]
)
def test_what_is_no_mail_address(tmp_path: Path, mailbox: Mailbox, address: str) -> None:
    with mailing(tmp_path, mailbox) as (_, site):
        made = duel(site)
        with pytest.raises(Refused, match="mail address"):
            site.post("api/notices/mail", {"address": address, "tokens": tokens_of(made)})
