"""What can be set about a server: by flags, the environment and a file, told alike everywhere."""

import os
import re
from pathlib import Path

import pytest

from command import splay
from splay.kernel.errors import SplayError
from splay.server.settings import LIST, Settings

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in [name for name in os.environ if name.startswith("SPLAY_") or name == "FORWARDED_ALLOW_IPS"]:
        monkeypatch.delenv(variable)


def test_a_flag_goes_before_the_environment_and_that_before_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "splay.toml"
    file.write_text('sockets = 1\nport = 1\nhost = "::1"\naccess_log = true\n')
    monkeypatch.setenv("SPLAY_SOCKETS", "2")
    monkeypatch.setenv("SPLAY_PORT", "2")
    settings = Settings.gather({"sockets": "3"}, file)
    assert (settings.sockets, settings.port, settings.host, settings.access_log) == (3, 2, "::1", True)
    assert settings.workers == Settings().workers, "what nobody says is as it always is"
    monkeypatch.setenv("SPLAY_SETTINGS", str(file))
    assert Settings.gather({}).host == "::1", "the file can be named by the environment"


def test_proxies_are_trusted_by_the_variable_that_other_servers_read_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for several in ("*", "10.0.0.1, 2001:db8::/32"):
        assert Settings.gather({"trusted_proxies": several}).trusted_proxies == several
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1")
    assert Settings.gather({}).trusted_proxies == "10.0.0.1"
    monkeypatch.setenv("SPLAY_TRUSTED_PROXIES", "10.0.0.2")
    assert Settings.gather({}).trusted_proxies == "10.0.0.2"


@pytest.mark.parametrize(
    ("flags", "environment", "file", "words"),
    [
        ({"sockets": "0"}, {}, "", "--sockets must be a whole number from 1 on, not '0'"),
        ({"port": "70000"}, {}, "", "--port must be a whole number from 0 to 65535, not '70000'"),
        ({"host": ""}, {}, "", "--host must be some text"),
        ({"public_address": "splay.example"}, {}, "", "--public-address must be an address such as https://"),
        ({"trusted_proxies": "nginx"}, {}, "", "--trusted-proxies must be addresses such as 127.0.0.1"),
        ({}, {"FORWARDED_ALLOW_IPS": "10.0.0.1/8"}, "", "FORWARDED_ALLOW_IPS must be addresses such as 127.0.0.1"),
        ({}, {"SPLAY_KEEP_OPEN_DAYS": "-1"}, "", "SPLAY_KEEP_OPEN_DAYS must be a whole number from 0 on"),
        ({}, {"SPLAY_ACCESS_LOG": "maybe"}, "", "SPLAY_ACCESS_LOG must be yes or no, not 'maybe'"),
        ({}, {"SPLAY_SOKETS": "9"}, "", "no setting SPLAY_SOKETS in the environment; do you mean SPLAY_SOCKETS?"),
        ({}, {}, 'log_format = "xml"', r"log_format in .*splay\.toml must be text or json, not 'xml'"),
        ({}, {}, "sockets = 1.5", r"sockets in .*splay\.toml must be a whole number"),
        ({}, {}, "sokets = 9", r"no setting 'sokets' in .*splay\.toml; do you mean sockets\?"),
        ({}, {}, "[limits]\nsockets = 9", r"no setting .limits. in .*: `splay serve --help` lists them"),
        ({}, {}, "sockets =", r"splay\.toml are no TOML"),
    ],
)
def test_what_is_wrong_is_told_with_where_it_was_said(
    flags: dict[str, str],
    environment: dict[str, str],
    file: str,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "splay.toml").write_text(file)
    with pytest.raises(SplayError, match=words):
        Settings.gather(flags, tmp_path / "splay.toml")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    ran = splay("serve", "--settings", str(tmp_path / "nothing.toml"))
    assert ran.code == 2 and f"{tmp_path / 'nothing.toml'} cannot be read: No such file" in ran.err


def test_the_help_lists_every_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    told = splay("serve", "--help").told
    for setting in LIST.values():
        assert f"--{setting.name.replace('_', '-')} " in told and setting.variable in told


def test_for_ever_is_a_number_of_days_and_of_nothing_else() -> None:
    for setting in LIST.values():
        takes_nothing = setting.name.startswith("keep_") or setting.name.endswith("port")
        assert setting.kind is not int or (setting.about.least == 0) == takes_nothing, setting.name


def test_the_page_for_operators_lists_every_setting() -> None:
    listed = [line for line in OPERATING.read_text().splitlines() if re.match(r"\| `\w+` \| .+ \| .+ \|$", line)]
    rows = [f"| `{setting.name}` | {setting.usual} | {setting.about.words} |" for setting in LIST.values()]
    assert listed == rows
