"""A game's `words.py`: kinds as types, numbers, names, and functions that put choices together and take them apart."""

import ast
from pathlib import Path
from textwrap import wrap
from typing import Any

from wusel.engine.declared import CONTENT, EFFECTS, fingerprint, parsed
from wusel.engine.errors import BadDeclaration
from wusel.engine.sets import WORD_BITS as SMALL_SET
from wusel.engine.vocabulary import ARG_BITS, ARG_MASK, DEED_BITS, DEED_MASK, WORD_BITS, WORD_MASK

WIDTH = 120
HEADING = '''"""Made from words.toml by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# Here, and nowhere else, bare numbers become things of a kind.
# mypy: disable-error-code="arg-type, assignment, return-value"

from typing import Final, NewType, TypeAlias, TypeVar

from wusel.engine.content.content import Kinds, listed
from wusel.engine.events import EVERYBODY, Event
from wusel.engine.kinds import Choice, Deed, Seat, SeatSet
from wusel.engine.sets import members
from wusel.engine.state import State
from wusel.engine.vocabulary import lacks

T = TypeVar("T")

MADE_FROM: Final = "{made_from}"
'''


class Kinds:
    """The kinds of a game, each with what its things are: names, numbers, or those of the content."""

    def __init__(self, said: dict[str, Any]) -> None:
        self.said: dict[str, Any] = dict(said.get("kinds", {}))
        for words in (said.get("choices", {}), said.get("events", {}), said.get("effects", {})):
            for args in words.values():
                self.note(args)
        for step in said.get("steps", {}).values():
            self.note(step.get("with", []))

    def note(self, args: list[str]) -> None:
        """Note the kinds of arguments; kinds that the declaration does not list come from the content."""
        for arg in args:
            if kind_name(arg) != "seat":
                self.said.setdefault(kind_name(arg), CONTENT)

    def names(self, kind: str) -> list[str] | None:
        """The names of the things of a kind, None if it has none in the declaration."""
        said = self.said[kind]
        names = said.get("names") if isinstance(said, dict) else said
        return names if isinstance(names, list) else None

    def is_number(self, kind: str) -> bool:
        return isinstance(self.said[kind], str) and self.said[kind] not in (CONTENT, EFFECTS)

    def from_content(self) -> list[str]:
        """The kinds whose names the content brings along."""
        listed = [kind for kind, said in self.said.items() if said == EFFECTS or self.names(kind) is not None]
        return [kind for kind in self.said if kind not in listed and not self.is_number(kind)]

    def base(self, kind: str) -> str:
        """The kind of which these are some: every hero is a card."""
        said = self.said[kind]
        return str(said["is"]) if isinstance(said, dict) and "is" in said else ""

    def types(self) -> dict[str, str]:
        """The kind that each type stands for."""
        return {camel(kind): kind for kind in self.said} | {"Seat": "seat"}


def words_of(path: Path) -> str:
    """The text of `words.py` for a `words.toml`."""
    text = path.read_text(encoding="utf-8")
    said = parsed(path, text)
    kinds = Kinds(said)
    lines = ["", "# --- kinds", ""]
    for kind in sorted(kinds.said, key=lambda kind: bool(kinds.base(kind))):
        lines += kind_types(kind, kinds)
    for kind, names in [(kind, kinds.names(kind)) for kind in kinds.said]:
        if names is None:
            continue
        if isinstance(kinds.said[kind], list):
            lines += constants(f"{kind}: what it can be", names, 0, f"[{camel(kind)}]")
        lines += tuple_of(plural(kind), quoted(names))
    lines += names_class(kinds)
    choices, effects = said.get("choices", {}), said.get("effects", {})
    lines += constants("choices", choices, 1, "[Choice]") + functions(choices, "choice", "Choice")
    for group, names in said.get("groups", {}).items():
        lines.append(f"{group.upper()}_WORDS: Final = {' | '.join(f'1 << {name.upper()}' for name in names)}")
    lines += constants("events", said.get("events", {}), 1) + events(said.get("events", {}))
    if effects:
        lines += constants("effects", effects, 1, "[Deed]") + functions(effects, "effect", "Deed")
    lines += constants("steps, as numbers below zero", said.get("steps", {}), -1)
    for name, step in said.get("steps", {}).items():
        lines += step_functions(name, step.get("with", []))
    check_arguments(path, said)
    check_names(path, lines)
    check_python(path, lines)
    return HEADING.format(made_from=fingerprint(text)) + "\n".join(lines) + "\n"


# --- kinds


def kind_types(kind: str, kinds: Kinds) -> list[str]:
    """A kind as a type; sets of it, and lists with a place for each of its things."""
    name = camel(kind)
    if kinds.is_number(kind):
        return [f"{name}: TypeAlias = int", f"Per{name}: TypeAlias = list[T]"]
    base = camel(kinds.base(kind)) if kinds.base(kind) else "int"
    return [
        f'{name} = NewType("{name}", {base})',
        f"{name}Set: TypeAlias = int",
        f"Per{name}: TypeAlias = list[T]",
        f"def each_{kind}(group: {name}Set) -> list[{name}]: return members(group)",
    ]


def names_class(kinds: Kinds) -> list[str]:
    """Return the class with the names of things in the content."""
    found = kinds.from_content()
    if not found:
        return []
    lines = ["", "class Names:", '    """The names of the things in the content, by their numbers."""']
    lines += spread("    __slots__ = (", quoted(sorted(found)), ",)")
    lines.append("    def __init__(self, kinds: Kinds) -> None:")
    return lines + [f'        self.{kind} = listed(kinds["{kind}"])' for kind in found]


def type_of(arg: str) -> str:
    """The type of an argument such as "to:seat", "faces:face*" or "been:{field}"."""
    name = camel(kind_name(arg))
    return f"{name}Set" if arg.endswith("}") else f"list[{name}]" if arg.endswith("*") else name


# --- words


def functions(words: dict[str, list[str]], packed_as: str, packed: str) -> list[str]:
    """For every word with arguments one function that packs it; for every argument one that reads it from whichever
    word has it, and refuses the others. Mostly it has the same place in all of them, and a set says which they are."""
    bits, mask = (WORD_BITS, WORD_MASK) if packed == "Choice" else (DEED_BITS, DEED_MASK)
    read_as = "chosen" if packed == "Choice" else "effect"
    places: dict[str, dict[int, str]] = {}
    shifts: dict[str, list[int]] = {}
    lines: list[str] = []
    for number, (name, args) in enumerate(words.items(), 1):
        for place, arg in enumerate(args):
            places.setdefault(arg_name(arg), {})[number] = arg
            at = shifts.setdefault(arg_name(arg), [-1] * (len(words) + 1))
            at[number] = bits + place * ARG_BITS
        if args:
            put = " | ".join(f"{arg_name(arg)} << {bits + place * ARG_BITS}" for place, arg in enumerate(args))
            lines += function(name, [typed(arg) for arg in args], packed, f"return {name.upper()} | {put}")
    for name, args_by_word in places.items():
        found = {type_of(arg) for arg in args_by_word.values()}
        result = found.pop() if len(found) == 1 else "int"
        table = f"{read_as}_{name}".upper()
        word = f"{packed_as} & {mask}"
        where = {shift for shift in shifts[name] if shift >= 0}
        if len(where) == 1 and len(words) < SMALL_SET:
            lines.append(f"{table}: Final = {sum(1 << number for number in args_by_word):#x}")
            found_there = f"{packed_as} >> {where.pop()} & {ARG_MASK}"
            body = f'return {found_there} if {table} >> ({word}) & 1 else lacks("{name}")'
        else:
            lines += listed_in(table, [str(shift) for shift in shifts[name]])
            body = f"return {packed_as} >> {table}[{word}] & {ARG_MASK}"
        lines += function(f"{read_as}_{name}", [f"{packed_as}: {packed}"], result, body)
    return lines


def events(words: dict[str, list[str]]) -> list[str]:
    """For every event a function that tells it, to everybody unless only some may know."""
    lines: list[str] = []
    for name, args in words.items():
        values = [f"*{arg_name(arg)}" if arg.endswith("*") else arg_name(arg) for arg in args]
        told = [*(typed(arg) for arg in args), "seen_by: SeatSet = EVERYBODY"]
        body = f"if s.events is not None: s.events.append(Event(seen_by, [{', '.join([name.upper(), *values])}]))"
        lines += function(f"tell_{name}", ["s: State", *told], "None", f"\n    {body}")
    return lines


def step_functions(name: str, told: list[str]) -> list[str]:
    """Return the functions of a step with arguments: one puts it on the agenda, and one returns its arguments. A single
    argument is returned by itself, several as a record that can be put on the agenda again."""
    if not told:
        return []
    put = [f"s.agenda.append({arg})" for arg in [*map(arg_name, told), name.upper()]]
    lines = function(f"then_{name}", ["s: State", *map(typed, told)], "None", "\n    " + "\n    ".join(put))
    if len(told) == 1:
        return lines + function(f"told_{name}", ["s: State"], type_of(told[0]), "return s.frame[0]")
    record = f"{camel(name)}Told"
    names = [arg_name(arg) for arg in told]
    lines += [f"class {record}:", *spread("    __slots__ = (", quoted(sorted(names)), ",)")]
    lines += [f"    {typed(arg)}" for arg in told]
    lines += ["    def again(self, s: State) -> None:"]
    lines += [f"        s.agenda.append({arg})" for arg in [*(f"self.{arg}" for arg in names), name.upper()]]
    read = "\n    ".join(f"told.{arg} = frame[{place}]" for place, arg in enumerate(names))
    body = f"\n    told, frame = {record}(), s.frame\n    {read}\n    return told"
    return lines + function(f"told_{name}", ["s: State"], record, body)


# --- text


def tuple_of(name: str, values: list[str]) -> list[str]:
    """A tuple on one line, or on several if that would be too long."""
    comma = "," if len(values) == 1 else ""
    return bracketed(f"{name}: Final[tuple[str, ...]] = (", ", ".join(values) + comma, ")")


def listed_in(name: str, values: list[str]) -> list[str]:
    return bracketed(f"{name}: Final = [", ", ".join(values), "]")


def bracketed(before: str, inner: str, after: str) -> list[str]:
    if len(before + inner + after) <= WIDTH:
        return [before + inner + after]
    lines = wrap(inner.rstrip(",") + ",", WIDTH, initial_indent="    ", subsequent_indent="    ")
    return ["\n".join([before, *lines, after])]


def constants(title: str, names: Any, first: int, kind: str = "") -> list[str]:  # noqa: ANN401  # a list, or a table's keys
    """One number for each name, counted from the first on, below zero downwards."""
    step = -1 if first < 0 else 1
    lines = ["", f"# --- {title}", ""]
    for i, name in enumerate(names):
        has_more = isinstance(names, dict) and names[name]
        lines.append(f"{name.upper()}: Final{'' if has_more else kind} = {first + step * i}")
    return lines


def function(name: str, args: list[str], result: str, body: str) -> list[str]:
    """A function on one line, or on several if its body begins with a new one."""
    if body.startswith("\n"):
        return ["\n".join([*spread(f"def {name}(", args, f") -> {result}:"), body[1:]])]
    return [f"def {name}({', '.join(args)}) -> {result}: {body}"]


def spread(before: str, parts: list[str], after: str) -> list[str]:
    """Parts with commas between them, on as many lines as they need."""
    indent = " " * (len(before) - len(before.lstrip()) + 4)
    lines = [before]
    for place, part in enumerate(parts):
        piece = part + (", " if place + 1 < len(parts) else after)
        if len(lines[-1]) + len(piece.rstrip()) > WIDTH:
            lines[-1] = lines[-1].rstrip()
            lines.append(indent)
        lines[-1] += piece
    return lines


def typed(arg: str) -> str:
    return f"{arg_name(arg)}: {type_of(arg)}"


def arg_name(said: str) -> str:
    """The name of an argument such as "to:seat" or "faces:face*"."""
    return said.partition(":")[0].strip("*{}")


def kind_name(said: str) -> str:
    """The kind of an argument."""
    return said.rpartition(":")[2].strip("*{}")


def quoted(names: list[str]) -> list[str]:
    return [f'"{name}"' for name in names]


def camel(name: str) -> str:
    """foe_card becomes FoeCard."""
    return "".join(part.capitalize() for part in name.split("_"))


def plural(kind: str) -> str:
    """ABILITIES, but WAYS; MEANS are many already."""
    kind = kind.upper()
    if kind.endswith("S"):
        return kind
    return f"{kind[:-1]}IES" if kind.endswith("Y") and kind[-2] not in "AEIOU" else f"{kind}S"


def check_arguments(path: Path, said: dict[str, Any]) -> None:
    """Arguments of a word have names of their own."""
    words = {**said.get("choices", {}), **said.get("effects", {}), **said.get("events", {})}
    words |= {name: step.get("with", []) for name, step in said.get("steps", {}).items()}
    for of, args in words.items():
        names = [arg_name(arg) for arg in args]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise BadDeclaration(f"{path}: {of} has two arguments {twice[0]}")


def check_names(path: Path, lines: list[str]) -> None:
    """Everything has a name of its own."""
    heads = [line.split("\n")[0] for line in lines]
    names = [
        head.split("(")[0].split(":")[0].split(" =")[0].removeprefix("def ") for head in heads if head[:1].strip(" #")
    ]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadDeclaration(f"{path}: {', '.join(twice)} is declared twice")


def check_python(path: Path, lines: list[str]) -> None:
    """Names become those of functions and arguments, which some words of Python's own cannot be."""
    try:
        ast.parse("\n".join(lines))
    except SyntaxError as error:
        raise BadDeclaration(f"{path}: {str(error.text).strip()!r} is no Python; choose other names") from None
