"""Options of commands, derived from the fields and parameters that they set."""

from collections.abc import Callable, Sequence
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import typer

from wusel.support.command_option import CommandOption

Command = Callable[..., None]


def with_options_of(declared: Callable[..., object]) -> Callable[[Command], Command]:
    """Decorate a command: it gets an option for each parameter of `declared` that is annotated with a CommandOption,
    and is called with their values by name."""
    hints = get_type_hints(declared, include_extras=True)
    options: dict[str, tuple[Parameter, Any, CommandOption]] = {}
    for name, parameter in signature(declared).parameters.items():
        if get_origin(hints[name]) is Annotated:
            kind, option = get_args(hints[name])
            options[name] = parameter, kind, option

    def decorated(command: Command) -> Command:
        @wraps(command)
        def run(**given: Any) -> None:  # noqa: ANN401  # whatever the options take
            for name, (_, kind, option) in options.items():
                if is_several(kind):
                    given[name] = parts_of(given[name], option)
            command(**given)

        own = [each for each in signature(command).parameters.values() if each.kind is not Parameter.VAR_KEYWORD]
        shown = [each.replace(kind=Parameter.KEYWORD_ONLY) for each in own]
        shown[1:1] = [parameter_of(*option) for option in options.values()]
        run.__signature__ = Signature(shown)  # type: ignore[attr-defined]  # what typer reads
        run.__annotations__ = {each.name: each.annotation for each in shown}
        return run

    return decorated


def parameter_of(declared: Parameter, kind: Any, option: CommandOption) -> Parameter:  # noqa: ANN401  # any type
    """A parameter as typer understands it."""
    default = declared.default
    if is_several(kind):
        kind = list[str] | None if option.is_repeated else str
        if default is not Parameter.empty:
            default = None if option.is_repeated else ",".join(default)
    said = typer.Option(
        *(option.names.split() or [f"--{declared.name.replace('_', '-')}"]),
        help=option.help,
        metavar=option.form,
        min=option.least,
        max=option.most,
        envvar=option.variable,
        rich_help_panel=option.panel,
        show_default=default not in (None, "", Parameter.empty),
    )
    return Parameter(declared.name, Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, said])


def is_several(kind: Any) -> bool:  # noqa: ANN401  # any type
    return get_origin(kind) in (tuple, Sequence)


def parts_of(said: str | list[str] | None, option: CommandOption) -> tuple[str, ...]:
    """The values of an option that takes several."""
    if option.is_repeated or not said:
        return tuple(said or ())
    assert isinstance(said, str)
    return tuple(part.strip() for part in said.split(","))
