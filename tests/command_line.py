"""The command line as a test would type it."""

from typer.testing import CliRunner, Result

from wusel.cli import command_line

WHERE = {"COLUMNS": "120", "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "WUSEL_DB": ""}


def run(*args: str) -> Result:
    return CliRunner(env=WHERE).invoke(command_line(), args)


def ok(*args: str) -> str:
    """Return stdout of a command that must succeed and leave stderr empty."""
    result = run(*args)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*args: str) -> str:
    """Return the single line on stderr of a command that must fail and leave stdout empty."""
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("wusel: ")
    assert result.stderr.count("\n") == 1
    return result.stderr
