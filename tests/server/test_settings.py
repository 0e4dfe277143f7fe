"""Settings: one file, the environment before it, the command line before both."""

from __future__ import annotations

import tomllib
from dataclasses import asdict
from pathlib import Path

import pytest

from hexagora.core import HexagoraError
from hexagora.server.settings import Settings, changed, described, read_settings


def written(folder: Path, text: str) -> Path:
    file = folder / "hexagora.toml"
    file.write_text(text, "utf-8")
    return file


def test_the_environment_goes_before_the_file_and_the_command_line_before_both(
    tmp_path: Path,
) -> None:
    file = written(tmp_path, '[server]\nhost = "::1"\nport = 8000\n[limits]\nrequest_rate = 5\n')
    environment = {"HEXAGORA_SERVER_PORT": "9000", "HEXAGORA_PURE": "1"}
    settings = read_settings(file, environment)
    assert (settings.server.host, settings.server.port) == ("::1", 9000)
    assert settings.limits.request_rate == 5.0
    assert settings.limits.sockets == Settings().limits.sockets
    assert changed(settings, "server", "here:", port=1).server.port == 1
    assert read_settings(None, {"HEXAGORA_CONFIG": str(file)}).server.port == 8000
    assert read_settings(None, {}) == Settings()


def test_lists_and_networks_come_from_both(tmp_path: Path) -> None:
    file = written(tmp_path, '[server]\ntrusted_proxies = ["10.0.0.0/8"]\n')
    assert read_settings(file, {}).server.trusted_proxies == ("10.0.0.0/8",)
    environment = {"HEXAGORA_SERVER_TRUSTED_PROXIES": "127.0.0.1, fd00::/8"}
    assert read_settings(file, environment).server.trusted_proxies == ("127.0.0.1", "fd00::/8")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[server\n", "this is not TOML: "),
        ("[servers]\n", "there is no section [servers]; there are: server, limits"),
        ("limits = 3\n", "limits is a section: write [limits] above it"),
        ("[server]\nprot = 1\n", "[server]: there is no setting 'prot'; there are: host, port"),
        ('[server]\nport = "80"\n', '[server] port: "80" is not a whole number'),
        ("[server]\nport = true\n", "[server] port: true is not a whole number"),
        ("[server]\nport = 70000\n", "[server] port: 70000 is not a port from 0 to 65535"),
        ("[server]\nhsts_days = -1\n", "[server] hsts_days: -1 cannot be; give a number from 0 up"),
        ("[limits]\nsockets = 0\n", "[limits] sockets: 0 cannot be; give a number above 0"),
        ("[limits]\nrequest_rate = nan\n", "request_rate: nan cannot be; give a number above 0"),
        ('[server]\ntrusted_proxies = "::1"\n', "is not a list of texts such as"),
        ('[server]\ntrusted_proxies = ["proxy"]\n', "'proxy' is no address or network such as"),
        ('[server]\npublic_url = "x"\n', "[server] public_url: 'x' is no address of a table"),
    ],
)
def test_a_bad_file_gets_a_sentence_with_place_and_remedy(
    tmp_path: Path, text: str, sentence: str
) -> None:
    file = written(tmp_path, text)
    with pytest.raises(HexagoraError) as refused:
        read_settings(file, {})
    assert str(refused.value).startswith(f"{file}: ")
    assert sentence in str(refused.value)


def test_a_bad_variable_is_named() -> None:
    with pytest.raises(HexagoraError, match='HEXAGORA_SERVER_PORT port: "x" is not a whole'):
        read_settings(None, {"HEXAGORA_SERVER_PORT": "x"})
    with pytest.raises(HexagoraError, match="HEXAGORA_LIMITS_SPEED: there is no setting 'speed'"):
        read_settings(None, {"HEXAGORA_LIMITS_SPEED": "1"})


def test_what_is_described_is_what_is_usual(tmp_path: Path) -> None:
    file = written(tmp_path, described())
    assert read_settings(file, {}) == Settings()
    assert set(tomllib.loads(described())) == set(asdict(Settings()))
