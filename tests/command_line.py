"""The command line as tests type it."""

from typer.testing import CliRunner, Result

from wusel.cli import command_line

WHERE = {"COLUMNS": "120", "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "WUSEL_DB": ""}


def run(*args: str) -> Result:
    return CliRunner(env=WHERE).invoke(command_line(), args)


def ok(*args: str) -> str:
    """What is said on stdout, and nothing on stderr."""
    result = run(*args)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*args: str) -> str:
    """What is said on stderr: one line, and nothing on stdout."""
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("wusel: ")
    assert result.stderr.count("\n") == 1
    return result.stderr
