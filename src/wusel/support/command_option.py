"""Options of the command line are declared beside the field or parameter that they set; `cli/derived.py` reads them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class CommandOption:
    """An annotation of a field or parameter: how it is given on the command line."""

    help: str
    form: str | None = None
    """What stands for the value in the help, such as N."""
    names: str = ""
    """Its names with spaces between; by default that of the field."""
    least: float | None = None
    most: float | None = None
    panel: str | None = None
    """The heading of the help under which it stands."""
    variable: str | None = None
    """An environment variable that sets it, too."""
    is_repeated: bool = False
    """Whether several values are given by repeating it; otherwise by commas between them."""
