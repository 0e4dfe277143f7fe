"""Bots of the house: what an operator does, whether or not a server runs on the database."""

from __future__ import annotations

from hexagora.core import HexagoraError
from hexagora.server.database import Database
from hexagora.server.errors import Refusal
from hexagora.server.messages.robots import RobotToken
from hexagora.server.names import clean_name
from hexagora.server.office import do, opened
from hexagora.server.people.desk import people_of, put_person, put_session
from hexagora.server.people.rows import ROBOT, Person, is_robot, new_person_id
from hexagora.server.robots.keeping import end_sessions
from hexagora.server.tokens import new_token

__all__ = ["opened", "token_for"]


def token_for(database: Database, bot: str, now: int) -> RobotToken:
    """A new bot of that name, which nobody owns; or, by its id, a new token of one that is there,
    and then older ones are no longer good."""
    token = new_token()
    if is_robot(bot):
        found = people_of(database, [bot])
        if not found:
            raise HexagoraError(f"there is no bot {bot}")
        person, statements = found[0], end_sessions(bot)
    else:
        try:
            person = Person(new_person_id(ROBOT), ROBOT, clean_name(bot), now)
        except Refusal as refusal:
            raise HexagoraError(refusal.message) from refusal
        statements = [put_person(person)]
    do(database, [*statements, put_session(person.id, token, "", now)])
    return RobotToken(person.id, person.name, token)
