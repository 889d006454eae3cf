"""A game's `words.py`: numbers, names, and functions that put choices together and take them apart."""

import ast
from pathlib import Path
from textwrap import wrap
from typing import Any

from wusel.engine.declared import fingerprint, parsed
from wusel.engine.errors import BadDeclaration
from wusel.engine.vocabulary import ARG_BITS, ARG_MASK, WORD_BITS

WIDTH = 120
HEADING = '''"""Made from words.toml by `make declared`: change that file, not this one."""
# fmt: off
# ruff: noqa: E704

from typing import Final

from wusel.engine.state import State

MADE_FROM: Final = "{made_from}"
'''


def words_of(path: Path) -> str:
    """The text of `words.py` for a `words.toml`."""
    text = path.read_text(encoding="utf-8")
    said = parsed(path, text)
    lines: list[str] = []
    for kind, can_be in said.get("kinds", {}).items():
        names = can_be["names"] if isinstance(can_be, dict) else can_be
        if isinstance(can_be, list):
            lines += constants(f"{kind}: what it can be", names, 0)
        if isinstance(names, list):
            lines += tuple_of(plural(kind), quoted(names))
    lines += constants("choices", said.get("choices", {}), 1)
    lines += functions(said.get("choices", {}), "choice")
    for group, names in said.get("groups", {}).items():
        lines += tuple_of(f"{group.upper()}_WORDS", [name.upper() for name in names])
    lines += constants("events", said.get("events", {}), 1)
    if said.get("effects"):
        lines += constants("effects", said["effects"], 1) + functions(said["effects"], "effect")
    lines += constants("steps, as numbers below zero", said.get("steps", {}), -1)
    for name, step in said.get("steps", {}).items():
        lines += step_functions(name, [arg_name(arg) for arg in step.get("with", [])])
    check_names(path, lines)
    check_python(path, lines)
    return HEADING.format(made_from=fingerprint(text)) + "\n".join(lines) + "\n"


def tuple_of(name: str, values: list[str]) -> list[str]:
    """A tuple on one line, or on several if that would be too long."""
    comma = "," if len(values) == 1 else ""
    line = f"{name}: Final = ({', '.join(values)}{comma})"
    if len(line) <= WIDTH:
        return [line]
    inner = wrap(", ".join(values) + ",", WIDTH, initial_indent="    ", subsequent_indent="    ")
    return ["\n".join([f"{name}: Final = (", *inner, ")"])]


def constants(title: str, names: Any, first: int) -> list[str]:  # noqa: ANN401  # a list, or the keys of a table
    """One number for each name, counted from the first on, below zero downwards."""
    step = -1 if first < 0 else 1
    lines = ["", f"# --- {title}", ""]
    return lines + [f"{name.upper()}: Final = {first + step * i}" for i, name in enumerate(names)]


def functions(words: dict[str, list[str]], packed_as: str) -> list[str]:
    """For every word with arguments: one function that packs it, and one for each argument that reads it."""
    lines: list[str] = []
    for name, said in words.items():
        args = [arg_name(arg) for arg in said]
        shifts = [WORD_BITS + place * ARG_BITS for place in range(len(args))]
        if args:
            packed = " | ".join(f"{arg} << {shift}" for arg, shift in zip(args, shifts, strict=True))
            lines += function(name, [f"{arg}: int" for arg in args], "int", f"return {name.upper()} | {packed}")
        for arg, shift in zip(args, shifts, strict=True):
            mask = f" & {ARG_MASK}" if len(args) > 1 else ""
            lines += function(f"{name}_{arg}", [f"{packed_as}: int"], "int", f"return {packed_as} >> {shift}{mask}")
    return lines


def step_functions(name: str, told: list[str]) -> list[str]:
    """For a step that is told something: one function that puts it on the agenda, and readers of what it was told."""
    if not told:
        return []
    body = "\n    ".join(f"s.agenda.append({arg})" for arg in [*told, name.upper()])
    lines = function(f"then_{name}", ["s: State", *(f"{arg}: int" for arg in told)], "None", body)
    for place, arg in enumerate(told):
        lines += function(f"{name}_{arg}", ["s: State"], "int", f"return s.frame[{place}]")
    return lines


def function(name: str, args: list[str], result: str, body: str) -> list[str]:
    head = f"def {name}({', '.join(args)}) -> {result}:"
    return [f"{head} {body}"] if "\n" not in body else [head, f"    {body}"]


def arg_name(said: str) -> str:
    """The name of an argument such as "to:seat" or "faces:face*"."""
    return said.partition(":")[0].strip("*{}")


def quoted(names: list[str]) -> list[str]:
    return [f'"{name}"' for name in names]


def plural(kind: str) -> str:
    """ABILITIES, but WAYS; MEANS are many already."""
    kind = kind.upper()
    if kind.endswith("S"):
        return kind
    return f"{kind[:-1]}IES" if kind.endswith("Y") and kind[-2] not in "AEIOU" else f"{kind}S"


def check_names(path: Path, lines: list[str]) -> None:
    """Everything has a name of its own."""
    names = [line.split("(")[0].split(":")[0].removeprefix("def ") for line in lines if line[:1].strip(" #")]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadDeclaration(f"{path}: {', '.join(twice)} is declared twice")


def check_python(path: Path, lines: list[str]) -> None:
    """Names become those of functions and arguments, which some words of Python's own cannot be."""
    try:
        ast.parse("\n".join(lines))
    except SyntaxError as error:
        raise BadDeclaration(f"{path}: {str(error.text).strip()!r} is no Python; choose other names") from None
