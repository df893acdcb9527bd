"""The command `orrery`. Subcommands are imported when used, so that help appears at once."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError, Group

from orrery import __version__
from orrery.terminal.help import helps

COMMANDS = {
    "serve": "orrery.server.serve:serve",
    "backup": "orrery.server.backup:backup",
    "restore": "orrery.server.backup:restore",
    "play": "orrery.terminal.play:play",
    "replay": "orrery.terminal.replay:replay",
    "verify": "orrery.terminal.verify:verify",
    "rules": "orrery.terminal.rules:rules",
    "games": "orrery.terminal.games:games",
    "odds": "orrery.terminal.odds:odds",
    "arena": "orrery.arena.command:arena",
    "bench": "orrery.bench:bench",
}

WITH_EXAMPLES = ("odds",)
"""Commands whose help ends with examples."""

INTERRUPTED = 130


def application() -> App:
    """The whole command line."""
    app = App(
        name="orrery",
        help=helps("cli-help"),
        version=__version__,
        group_commands=Group(helps("cli-commands")),
        group_parameters=Group(helps("cli-parameters")),
        group_arguments=Group(helps("cli-arguments")),
        usage="",
        help_format="plaintext",
    )
    for place, (name, path) in enumerate(COMMANDS.items()):
        examples = helps(f"cli-{name}-examples").replace(" | ", "\n  ") if name in WITH_EXAMPLES else None
        app.command(path, name=name, help=helps(f"cli-{name}"), help_epilogue=examples, sort_key=place)
    return app


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 2 for a command line that cannot be understood."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # characters that cannot be read or shown become question marks
            stream.reconfigure(errors="replace")
    given = list(sys.argv[1:] if argv is None else argv)
    try:
        result = application()(given, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        from orrery.terminal.wrong import Wrong, misread, speaking

        return Wrong("cli-error", reason=misread(error)).tell(speaking(None))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output is gone: there is nothing left to say
        return 1
    return result if isinstance(result, int) else 0


if __name__ == "__main__":
    sys.exit(main())
