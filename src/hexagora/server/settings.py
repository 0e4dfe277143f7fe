"""What an operator can set: one TOML file, then the environment, then the command line."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any, get_type_hints

from hexagora.core import HexagoraError
from hexagora.core.errors import quoted
from hexagora.server.decency import Names
from hexagora.server.declared import setting
from hexagora.server.hosts import public_url
from hexagora.server.keeping import Retention, Storage
from hexagora.server.limits import Limits
from hexagora.server.logs import FORMATS, LEVELS, TEXT
from hexagora.server.notices.settings import Mail, Notifying

PREFIX = "HEXAGORA_"
FILE = "HEXAGORA_CONFIG"
"""The variable that names the file, where no ``--config`` does."""

MOST_PORT = 65535
LEAST_TOKEN = 20


@dataclass(frozen=True)
class Listening:
    """``[server]``: where it listens, and who stands before it."""

    host: str = setting("127.0.0.1", "the address to listen on")
    port: int = setting(0, "the port to listen on; 0 is any free one", least=0)
    public_url: str = setting("", "the address that people type, behind a proxy")
    trusted_proxies: tuple[str, ...] = setting(
        (), "addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed"
    )
    hsts_days: int = setting(
        365, "browsers keep to https for so long, if public_url has https; 0: not told", least=0
    )
    data: str = setting("", "the data folder, instead of the user's own")
    database: str = setting("", "postgresql://...: keep the tables there instead of in a file")
    worker_secret: str = setting("", "with it 'hexagora worker' lends its processors to the bots")
    peer_url: str = setting("", "http://...: where other servers on that database reach this one")

    def validate(self) -> None:
        """Refuse what cannot be meant."""
        if self.port > MOST_PORT:
            raise HexagoraError(f"port: {self.port} is not a port from 0 to {MOST_PORT}")
        if self.public_url:
            try:
                public_url(self.public_url)
            except HexagoraError as error:
                raise HexagoraError(f"public_url: {error}") from error
        if self.peer_url:
            try:
                public_url(self.peer_url)
            except HexagoraError as error:
                raise HexagoraError(f"peer_url: {error}") from error
        for network in self.trusted_proxies:
            try:
                ip_network(network)
            except ValueError:
                raise HexagoraError(
                    f"trusted_proxies: {quoted(network)} is no address or network such as "
                    "127.0.0.1 or 10.0.0.0/8"
                ) from None


@dataclass(frozen=True)
class Operator:
    """``[operator]``: who runs the house; told on its privacy page."""

    name: str = setting("", "a person or an association")
    contact: str = setting("", "where people can write to, such as an e-mail address")


@dataclass(frozen=True)
class Logs:
    """``[log]``: what the server writes about itself, to the error output."""

    format: str = setting(TEXT, "text for people, json for programs", choices=FORMATS)
    level: str = setting("warning", ", ".join(LEVELS), choices=LEVELS)


@dataclass(frozen=True)
class Watching:
    """``[metrics]``: figures for Prometheus; told to nobody unless one of these is set."""

    listen: str = setting("", "host:port of their own, which only the operator reaches")
    token: str = setting("", "a secret that opens /metrics on the public port (as Bearer)")

    def validate(self) -> None:
        """Refuse what cannot be meant."""
        if self.listen:
            place_of(self.listen)
        if self.token and len(self.token) < LEAST_TOKEN:
            raise HexagoraError(f"token: it is too easily guessed; give {LEAST_TOKEN} letters")


def place_of(text: str) -> tuple[str, int]:
    """Host and port of ``host:port``.

    >>> place_of("127.0.0.1:9464"), place_of("[::1]:9464")
    (('127.0.0.1', 9464), ('::1', 9464))
    """
    host, colon, port = text.rpartition(":")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) <= MOST_PORT):
        raise HexagoraError(f"listen: {quoted(text)} is no address such as 127.0.0.1:9464")
    return host.strip("[]"), int(port)


@dataclass(frozen=True)
class Settings:
    """All sections, as they stand in the file."""

    server: Listening = field(default_factory=Listening)
    limits: Limits = field(default_factory=Limits)
    storage: Storage = field(default_factory=Storage)
    retention: Retention = field(default_factory=Retention)
    operator: Operator = field(default_factory=Operator)
    names: Names = field(default_factory=Names)
    log: Logs = field(default_factory=Logs)
    metrics: Watching = field(default_factory=Watching)
    notices: Notifying = field(default_factory=Notifying)
    mail: Mail = field(default_factory=Mail)


def read_settings(file: Path | None, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a file and of the environment, which goes before the file."""
    if file is None and environment.get(FILE):
        file = Path(environment[FILE])
    settings = Settings()
    if file is not None:
        settings = _with(settings, _parsed(file), str(file))
    return _with_environment(settings, environment)


def changed(settings: Settings, section: str, where: str, **given: Any) -> Settings:
    """The same with some values of a section given in another place, such as the command line."""
    old = getattr(settings, section)
    return _checked(settings, section, replace(old, **given), where)


def described() -> str:
    """All settings with their usual values, as a file.

    >>> print(described()[:42])
    # [server]: where it listens, and who stan
    """
    lines: list[str] = []
    for section in fields(Settings):
        usual = getattr(Settings(), section.name)
        about = (type(usual).__doc__ or "").strip().splitlines()[0].replace("``", "").rstrip(".")
        if not about.startswith("["):
            about = f"[{section.name}]: {about[0].lower()}{about[1:]}"
        lines += [f"# {about}.", f"[{section.name}]"]
        for one in fields(usual):
            told = one.metadata.get("told", "")
            value = _written(getattr(usual, one.name))
            lines.append(f"{one.name} = {value}" + (f"  # {told}" if told else ""))
        lines.append("")
    return "\n".join(lines)


def _parsed(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        why = error.strerror or str(error)
        raise HexagoraError(f"{file}: the settings cannot be read ({why})") from error
    except UnicodeDecodeError:
        raise HexagoraError(f"{file}: this is not UTF-8; save it in that encoding") from None
    except tomllib.TOMLDecodeError as error:
        raise HexagoraError(f"{file}: this is not TOML: {error}") from error


def _with(settings: Settings, given: Mapping[str, Any], where: str) -> Settings:
    known = [section.name for section in fields(Settings)]
    for section, values in given.items():
        if section not in known:
            raise HexagoraError(
                f"{where}: there is no section [{section}]; there are: {', '.join(known)}"
            )
        if not isinstance(values, dict):
            raise HexagoraError(f"{where}: {section} is a section: write [{section}] above it")
        old = getattr(settings, section)
        place = f"{where}: [{section}]"
        found = {name: _fit(old, name, value, place) for name, value in values.items()}
        settings = _checked(settings, section, replace(old, **found), place)
    return settings


def _with_environment(settings: Settings, environment: Mapping[str, str]) -> Settings:
    for name in sorted(environment):
        for section in fields(Settings):
            prefix = f"{PREFIX}{section.name.upper()}_"
            if name.startswith(prefix):
                old = getattr(settings, section.name)
                key = name.removeprefix(prefix).lower()
                value = _fit(old, key, _from_text(old, key, environment[name]), name)
                new = replace(old, **{key: value})
                settings = _checked(settings, section.name, new, name)
    return settings


def _checked(settings: Settings, section: str, new: Any, place: str) -> Settings:
    check = getattr(new, "validate", None)
    if check is not None:
        try:
            check()
        except HexagoraError as error:
            raise HexagoraError(f"{place} {error}") from error
    made: Settings = replace(settings, **{section: new})
    return made


def _fit(old: Any, name: str, value: Any, place: str) -> Any:
    """The value as the setting has it, or an error that tells what it can be."""
    kind = get_type_hints(type(old)).get(name)
    if kind is None:
        known = ", ".join(one.name for one in fields(old))
        raise HexagoraError(f"{place}: there is no setting {quoted(name)}; there are: {known}")
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    listed = isinstance(value, list) and all(isinstance(one, str) for one in value)
    if kind == tuple[str, ...] and listed:
        return tuple(value)
    if kind not in _KINDS or type(value) is not kind:
        wanted = _KINDS.get(kind, 'a list of texts such as ["127.0.0.1"]')
        raise HexagoraError(f"{place} {name}: {_written(value)} is not {wanted}")
    about = next(one.metadata for one in fields(old) if one.name == name)
    choices = about.get("choices")
    if choices and value not in choices:
        can = ", ".join(choices)
        raise HexagoraError(f"{place} {name}: {_written(value)} cannot be; choose one of: {can}")
    if kind in (int, float):
        least = about.get("least")
        if not (value > 0 if least is None else value >= least):
            most = "above 0" if least is None else f"from {least} up"
            raise HexagoraError(f"{place} {name}: {value} cannot be; give a number {most}")
    return value


_KINDS: dict[Any, str] = {
    str: 'a text in quotes such as "text"',
    int: "a whole number",
    float: "a number",
    bool: "true or false",
}


def _from_text(old: Any, name: str, text: str) -> Any:
    """A value of the environment: as in the file, but texts without quotes, lists with commas."""
    kind = get_type_hints(type(old)).get(name)
    if kind == tuple[str, ...]:
        return [part.strip() for part in text.split(",") if part.strip()]
    if kind in (int, float, bool):
        try:
            return tomllib.loads(f"value = {text}")["value"]
        except tomllib.TOMLDecodeError:
            return text
    return text


def _written(value: Any) -> str:
    """A value as it stands in the file."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value) if '"' in value or "\\" in value else f'"{value}"'
    if isinstance(value, list | tuple):
        return f"[{', '.join(_written(one) for one in value)}]"
    return str(value)
