"""`splay serve`: the table on the web."""

from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer

from splay.server.settings import FILE_VARIABLE, LIST, Setting, Settings, flag

SettingsOption = Annotated[
    Path | None,
    typer.Option("--settings", help=f"A TOML file of settings. [{FILE_VARIABLE}]", metavar="FILE", show_default=False),
]


def serve(settings: SettingsOption = None, **flags: str | None) -> None:
    """Serve the table on the web: open the address that it prints in a browser.

    Everything can be set by a flag, by the variable of the environment that is named beside it, or in a file by the
    flag's name with underscores; if by several, in this order the first counts.
    """
    # The server's libraries take a second to load: the other commands, and the bots' processes, go without them.
    from splay.server.run import run

    given = {name: text for name, text in flags.items() if text is not None}
    run(Settings.gather(given, settings), typer.echo)


def _option(setting: Setting) -> Any:
    told = f"{setting.about.words} [{setting.variable}; {setting.usual}]"
    option = typer.Option(
        f"--{flag(setting.name)}",
        help=told,
        metavar=setting.takes,
        show_default=False,
        rich_help_panel=setting.about.chapter,
    )
    return Annotated[str | None, option]


def _with_all_settings() -> None:
    """Give the command a flag for each setting."""
    first = Parameter("settings", Parameter.KEYWORD_ONLY, default=None, annotation=SettingsOption)
    kinds = {name: _option(setting) for name, setting in LIST.items()}
    rest = [Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind) for name, kind in kinds.items()]
    serve.__signature__ = Signature([first, *rest])  # type: ignore[attr-defined]  # it is what typer looks at
    serve.__annotations__ = {"settings": SettingsOption, **kinds, "return": None}


_with_all_settings()
