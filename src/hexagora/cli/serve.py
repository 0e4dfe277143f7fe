"""``hexagora serve``: the table in the browser, on this machine or for others."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from hexagora import HexagoraError
from hexagora.cli.arguments import add_command
from hexagora.cli.folders import data_folder
from hexagora.cli.packs import add_packs

if TYPE_CHECKING:
    from hexagora.cli.arguments import Commands
    from hexagora.server.settings import Settings

EXAMPLES = """\
examples:
  hexagora                                        the table on this machine, in the browser
  hexagora serve --host 0.0.0.0 --port 8000       for others in the same network
  hexagora serve --port 8000 --data /srv/hexagora --no-browser
  hexagora serve --port 8000 --public-url https://games.example.org \\
      --trusted-proxy 127.0.0.1 --no-browser      behind a proxy with TLS on this machine
  hexagora serve --config /etc/hexagora.toml --no-browser
  hexagora serve --pack rats.toml --pack mybox.toml   with components of your own
  hexagora serve --database postgresql://user@host/hexagora --no-browser
"""
MOST_PORT = 65535


def add_to(commands: Commands) -> None:
    """Add the command to the program."""
    command = add_command(commands, "serve", "play in the browser", EXAMPLES)
    command.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help="settings as a TOML file (docs/operating.md); what is given here goes before it",
    )
    command.add_argument("--host", help="the address to listen on (default: only this machine)")
    command.add_argument("--port", type=_port, help="the port to listen on (default: any free one)")
    command.add_argument(
        "--database", metavar="URL", help="keep the tables in a PostgreSQL database"
    )
    command.add_argument(
        "--public-url",
        metavar="URL",
        help="the address that others type, if it is not the one it listens on (behind a proxy)",
    )
    command.add_argument(
        "--trusted-proxy",
        dest="trusted_proxies",
        metavar="ADDRESS",
        action="append",
        help="believe what this address or network says about who asks; may be given again",
    )
    command.add_argument(
        "--no-browser", dest="browser", action="store_false", help="do not open a browser"
    )
    add_packs(command)
    command.set_defaults(run=run, before=read)


def read(args: argparse.Namespace) -> None:
    """Find the settings; the data folder of the file counts where ``--data`` names none."""
    try:
        from hexagora.server.settings import changed, read_settings
    except ImportError as error:
        raise _lacks(error) from error
    settings = read_settings(args.config)
    names = ("host", "port", "database", "public_url", "trusted_proxies")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if "trusted_proxies" in given:
        given["trusted_proxies"] = tuple(given["trusted_proxies"])
    settings = changed(settings, "server", "the command line:", **given)
    if args.data is None and settings.server.data:
        args.data = Path(settings.server.data)
    args.settings = settings


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    try:
        from hexagora.server import logs
        from hexagora.server.app import Config
        from hexagora.server.hosts import Hosts, public_url
        from hexagora.server.run import address_of, listen
        from hexagora.server.run import run as run_server
    except ImportError as error:
        raise _lacks(error) from error
    settings: Settings = args.settings
    place = settings.server
    public = public_url(place.public_url) if place.public_url else ""
    database: str | Path = place.database
    if not place.database:
        folder = data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        database = folder / "tables.sqlite"
    if public and not place.trusted_proxies:
        _warn(
            "behind a proxy all people seem to come from its address and share the limits of one; "
            "name it with --trusted-proxy or trusted_proxies in the settings"
        )
    settings.mail.complete(public)
    listening = listen(place.host, place.port)
    address = address_of(listening)

    def ready() -> None:
        print(f"the table is open at {public or address} (Ctrl-C closes it)", flush=True)
        if args.browser:
            Thread(target=_open_browser, args=(address,), daemon=True).start()

    config = Config(
        database,
        limits=settings.limits,
        hosts=Hosts(place.host, public, place.hsts_days),
        trusted_proxies=place.trusted_proxies,
        storage=settings.storage,
        retention=settings.retention,
        operator=settings.operator,
        names=settings.names,
        watching=settings.metrics,
        notices=settings.notices,
        mail=settings.mail,
        peer_url=place.peer_url or address,
        worker_secret=place.worker_secret,
    )
    logs.set_up(settings.log.format, settings.log.level)
    with listening:
        run_server(config, listening, ready)
    return 0


def _lacks(error: ImportError) -> HexagoraError:
    return HexagoraError(
        f"the table needs more packages, {error.name} is missing: pip install 'hexagora[table]'"
    )


def _warn(text: str) -> None:
    print(f"hexagora: {text}", file=sys.stderr)


def _open_browser(address: str) -> None:
    if not webbrowser.open(address):
        _warn(f"no browser was found; open {address}")


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= MOST_PORT):
        raise argparse.ArgumentTypeError(f"'{text}' is not a port from 0 to {MOST_PORT}")
    return int(text)
