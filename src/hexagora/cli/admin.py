"""``hexagora admin``: what an operator does with a house, while it is open or closed."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexagora import HexagoraError
from hexagora.cli import folders
from hexagora.cli.arguments import add_command, positive
from hexagora.cli.folders import data_folder

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands
    from hexagora.server.database import Database
    from hexagora.server.settings import Settings

EXAMPLES = """\
examples:
  hexagora admin status --config /etc/hexagora.toml
  hexagora admin backup /backup/hexagora-monday.sqlite      while it is open
  hexagora admin restore /backup/hexagora-monday.sqlite     while it is closed
  hexagora admin check                                      is everything as it was written?
  hexagora admin ban 203.0.113.7 --days 7 --reason "floods"
  hexagora admin mute abcdefghij:1                          seat 1 of a table (the first is 0)
  hexagora admin close abcdefghij
  hexagora admin reports
  hexagora admin forget --token TOKEN                       delete a person's data
  hexagora admin bot-token "House bot" > bot.token          a bot of the house, for hexagora bot
  hexagora admin forget --person abcdefghij                 of one with an identity
  hexagora admin settings > hexagora.toml                   all settings with their usual values
A running server does what it is told within two seconds.
"""
DAY = 24 * 3600


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "admin", "run a house for others", EXAMPLES)
    parts = command.add_subparsers(title="what to do", metavar="WHAT", required=True)

    def part(name: str, told: str, run: Callable[[argparse.Namespace], int]) -> Any:
        one = parts.add_parser(name, help=told, description=told[0].upper() + told[1:] + ".")
        one.add_argument("--config", type=Path, metavar="FILE", help="the server's settings")
        one.add_argument("--data", type=Path, metavar="DIR", help="its data folder")
        one.add_argument("--database", metavar="URL", help="its PostgreSQL database")
        one.set_defaults(run=run, before=_read)
        return one

    part("status", "what is stored", _status)
    one = part("backup", "copy the tables as they are at this moment", _backup)
    one.add_argument("file", type=Path, metavar="FILE")
    one = part("restore", "put a backup in the place of the tables", _restore)
    one.add_argument("file", type=Path, metavar="FILE")
    part("check", "look through everything that is stored", _check)
    part("expire", "delete now what is older than the settings allow", _expire)
    for name, told in (("ban", "let an address in no more"), ("mute", "let somebody chat no more")):
        one = part(name, told, _impose)
        one.add_argument("subject", metavar="ADDRESS" if name == "ban" else "ADDRESS|TABLE:SEAT")
        one.add_argument("--days", type=positive, default=0, help="for so long (default: for ever)")
        one.add_argument("--reason", default="", help="for those who ask later")
        one.set_defaults(kind=name)
        one = part(f"un{name}", f"take a {name} back", _lift)
        one.add_argument("subject", metavar="ADDRESS" if name == "ban" else "ADDRESS|TABLE:SEAT")
        one.set_defaults(kind=name)
    one = part("close", "close a table: nobody can see it or play at it any more", _impose)
    one.add_argument("subject", metavar="TABLE")
    one.add_argument("--reason", default="", help="for those who ask later")
    one.set_defaults(kind="close", days=0)
    one = part("reopen", "open a closed table again", _lift)
    one.add_argument("subject", metavar="TABLE")
    one.set_defaults(kind="close")
    part("measures", "who is banned or muted, and which tables are closed", _measures)
    one = part("reports", "what people have reported", _reports)
    one.add_argument("--done", metavar="ID", help="delete this one, or 'all'")
    one = part("forget", "delete a person's name, chat and links", _forget)
    who = one.add_mutually_exclusive_group(required=True)
    who.add_argument("--token", help="of the person's link, behind its #")
    who.add_argument("--seat", metavar="TABLE:SEAT", help="one seat; the first is 0")
    who.add_argument("--name", help="everywhere; names are not unique, so look at the list first")
    who.add_argument("--person", metavar="ID", help="somebody with an identity, with all of it")
    one.add_argument("--yes", action="store_true", help="do it; otherwise it is only listed")
    one = part("bot-token", "make a bot of the house, or give one a new token", _bot_token)
    one.add_argument("bot", metavar="NAME|ID", help="what a new bot is called, or one's id")
    settings = part("settings", "all settings with their usual values, as a file", _settings)
    settings.set_defaults(before=lambda args: None)


def _read(args: argparse.Namespace) -> None:
    try:
        from hexagora.server.settings import changed, read_settings
    except ImportError as error:
        raise HexagoraError(
            f"this needs more packages, {error.name} is missing: pip install 'hexagora[table]'"
        ) from error
    settings = read_settings(args.config)
    if args.database is not None:
        settings = changed(settings, "server", "the command line:", database=args.database)
    folders.choose(args.data or (Path(settings.server.data) if settings.server.data else None))
    args.settings = settings


def _where(args: argparse.Namespace) -> str | Path:
    settings: Settings = args.settings
    return settings.server.database or data_folder() / "tables.sqlite"


def _now() -> int:
    return int(time.time())


def _status(args: argparse.Namespace) -> int:
    from hexagora.server import office

    where = _where(args)
    with office.opened(where, _now()) as database:
        found = office.status(database)
    if isinstance(where, Path):
        size = sum(one.stat().st_size for one in where.parent.glob(f"{where.name}*"))
        served = "a server uses it" if office.is_served(where) else "no server uses it"
        print(f"{where}: {size / 1e6:.1f} MB, layout {found['layout']}, {served}")
    else:
        print(f"PostgreSQL: layout {found['layout']}")
    print(f"tables: {sum(found['tables'].values())}")
    for what, count in found["tables"].items():
        print(f"  {what}: {count}")
    for what in ("entries", "chat", "reviews", "measures", "reports"):
        print(f"{what}: {found[what]}")
    return 0


def _backup(args: argparse.Namespace) -> int:
    from hexagora.server import office

    size = office.backup(_where(args), args.file)
    print(f"{args.file}: {size / 1e6:.1f} MB, verified")
    return 0


def _restore(args: argparse.Namespace) -> int:
    from hexagora.server import office

    kept = office.restore(args.file, _where(args), _now())
    print(f"restored from {args.file}" + (f"; what was there is kept in {kept}" if kept else ""))
    return 0


def _check(args: argparse.Namespace) -> int:
    from hexagora.server import office
    from hexagora.server.integrity import faults

    with office.opened(_where(args), _now()) as database:
        found = faults(database)
    for fault in found:
        print(f"hexagora: {fault}", file=sys.stderr)
    if not found:
        print("everything is as it was written")
    return 1 if found else 0


def _expire(args: argparse.Namespace) -> int:
    from hexagora.server import office
    from hexagora.server.measures import EXPIRE, order

    where = _where(args)
    with office.opened(where, _now()) as database:
        if isinstance(where, str) or office.is_served(where):
            office.do(database, order(EXPIRE, "", _now()))
            print("the server deletes what is too old")
        else:
            deleted = office.expire(database, args.settings.retention, _now())
            print(f"tables deleted: {deleted}")
    return 0


def _impose(args: argparse.Namespace) -> int:
    from hexagora.server import office
    from hexagora.server.measures import FOR_EVER, impose

    subject = _subject(args.kind, args.subject)
    until = _now() + args.days * DAY if args.days else FOR_EVER
    with office.opened(_where(args), _now()) as database:
        if args.kind == "close":
            _known_table(database, subject)
        office.do(database, impose(args.kind, subject, until, args.reason, _now()))
    print(f"{args.kind}: {subject}, {_until(until)}")
    return 0


def _lift(args: argparse.Namespace) -> int:
    from hexagora.server import office
    from hexagora.server.measures import lift

    subject = _subject(args.kind, args.subject)
    with office.opened(_where(args), _now()) as database:
        office.do(database, lift(args.kind, subject, _now()))
    print(f"no {args.kind} any more: {subject}")
    return 0


def _measures(args: argparse.Namespace) -> int:
    from hexagora.server import office

    sql = "SELECT kind, subject, until, reason FROM measures ORDER BY kind, made"
    with office.opened(_where(args), _now()) as database:
        for kind, subject, until, reason in database.rows(sql):
            print(f"{kind}: {subject}, {_until(until)}" + (f" ({reason})" if reason else ""))
    return 0


def _reports(args: argparse.Namespace) -> int:
    from hexagora.server import office

    sql = (
        "SELECT id, at, table_id, seat, name, reason, text, said, household FROM reports "
        "ORDER BY at, id"
    )
    with office.opened(_where(args), _now()) as database:
        if args.done == "all":
            office.do(database, [("DELETE FROM reports", ())])
        elif args.done:
            office.do(database, [("DELETE FROM reports WHERE id = ?", (args.done,))])
        for id_, at, table, seat, name, reason, text, said, household in database.rows(sql):
            where = f"table {table}" + (f", seat {seat}" if seat >= 0 else "")
            print(f"{id_} {_time(at)}: {reason}: {name} at {where}, from {household or '?'}")
            for line in (*said.splitlines(), *([f"> {text}"] if text else [])):
                print(f"    {line}")
    return 0


def _forget(args: argparse.Namespace) -> int:
    from hexagora.server import office

    if args.person:
        return _forget_person(args)
    table, seat = _seat(args.seat) if args.seat else ("", -1)
    with office.opened(_where(args), _now()) as database:
        found = office.places(database, args.name or "", args.token or "", table, seat)
        for place in found:
            print(f"table {place.table}, seat {place.seat}: {place.name}")
        if not found:
            raise HexagoraError("nobody is known by that here")
        if args.yes:
            office.forget(database, found, _now())
    print("deleted" if args.yes else "nothing was done; say --yes to delete these")
    return 0


def _bot_token(args: argparse.Namespace) -> int:
    from hexagora.server.names import choose
    from hexagora.server.robots import office as robots

    choose(args.settings.names)
    with robots.opened(_where(args), _now()) as database:
        made = robots.token_for(database, args.bot, _now())
    print(f"{made.name}: {made.id}", file=sys.stderr)
    print(made.token)
    return 0


def _forget_person(args: argparse.Namespace) -> int:
    from hexagora.server import office
    from hexagora.server.people import leaving
    from hexagora.server.people.desk import people_of

    with office.opened(_where(args), _now()) as database:
        known = people_of(database, leaving.whose(database, args.person))
        if not any(one.id == args.person for one in known):
            raise HexagoraError("nobody is known by that here; the id stands in /p/ID")
        for one in known:
            print(f"{one.kind} {one.id}: {one.name}, here since {_time(one.created)}")
        print(f"tables: {len(leaving.tables_of(database, [one.id for one in known]))}")
        if args.yes:
            office.do(database, leaving.leave(database, args.person, _now()))
    print("deleted" if args.yes else "nothing was done; say --yes to delete all of this")
    return 0


def _settings(args: argparse.Namespace) -> int:
    from hexagora.server.settings import described

    print(described(), end="")
    return 0


def _subject(kind: str, text: str) -> str:
    """What a measure is about; an address that is none would keep nobody out."""
    from ipaddress import ip_address

    from hexagora.server.measures import subject_of

    table, colon, seat = text.partition(":")
    if kind == "mute" and colon and seat.isascii() and seat.isdigit() and table.isalnum():
        return text
    if kind != "close":
        try:
            ip_address(text)
        except ValueError:
            raise HexagoraError(f"'{text}' is no address such as 203.0.113.7") from None
    return subject_of(kind, text)


def _seat(text: str) -> tuple[str, int]:
    table, colon, seat = text.partition(":")
    if not (table and colon and seat.isascii() and seat.isdigit()):
        raise HexagoraError(f"'{text}' is no seat such as abcdefghij:1")
    return table, int(seat)


def _known_table(database: Database, table: str) -> None:
    if not database.rows("SELECT 1 FROM tables WHERE id = ?", (table,)):
        raise HexagoraError(f"there is no table {table}")


def _time(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _until(until: int) -> str:
    return f"until {_time(until)} UTC" if until else "for ever"
