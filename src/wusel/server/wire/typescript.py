"""Generates TypeScript types from the messages and from the games' declarations.

`python -m wusel.server.wire.typescript` writes `wire.ts` for the messages, and for each game a `declared.ts` with its
view, catalogue and vocabulary.
"""

import argparse
import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from types import ModuleType
from typing import Any, Final, get_args, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    TypedDictType,
    UnionType,
    type_info,
)

from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.view import TableView
from wusel.engine.vocabulary import MANY, Word
from wusel.games import SHELF, known_game
from wusel.server.refusals import ProblemCode, RefusalCode
from wusel.server.wire import api_messages, client_messages, game_messages, messages

USUAL_FOLDER: Final = Path("web/src")
MODULES: Final = (client_messages, messages, api_messages, game_messages)
HEADING: Final = "// Made from the server's messages by `python -m wusel.server.wire.typescript`; not to be edited."
WIDTH: Final = 120
PLAIN: Final = {
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    BoolType: "boolean",
    NoneType: "null",
    AnyType: "unknown",
}
UNIONS: Final = ("AnyCommand", "FromClient", "FromServer")
LITERALS: Final = {
    tuple(sorted(get_args(RefusalCode))): "RefusalCode",
    tuple(sorted(get_args(ProblemCode))): "ProblemCode",
}
"""Literal types with a name, by their values. Each contains the one before it."""


class Writer:
    """Collects interfaces, each after those it depends on."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        self.docs: dict[ModuleType, dict[tuple[str, str], str]] = {}

    def name(self, kind: StructType | TypedDictType, from_client: bool = False, extends: str = "") -> str:
        """The name of an interface. A struct for both directions has two: complete from the server, with optional
        fields from the client."""
        name: str = kind.cls.__name__
        if isinstance(kind, StructType) and not is_from_here(kind.cls) and from_client:
            name = f"Wanted{name}"
        if name not in self.parts:
            self.parts[name] = ""
            text = self.interface(kind, f"{name} {extends}", from_client)
            del self.parts[name]
            self.parts[name] = text
        return name

    def interface(self, kind: StructType | TypedDictType, heading: str, from_client: bool) -> str:
        lines = [*remark(kind.cls.__doc__ or "", ""), f"export interface {heading}{{"]
        if isinstance(kind, StructType) and kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in kind.fields:
            lines += remark(self.doc_of(kind.cls, field.name), "  ")
            mark = "?" if isinstance(kind, StructType) and may_be_missing(kind, field, from_client) else ""
            lines += assigned(f"  {field.encode_name}{mark}:", self.members(field.type, from_client))
        return "\n".join([*lines, "}"])

    def members(self, kind: Type, from_client: bool) -> list[str]:
        """The members of a type's union."""
        match kind:
            case UnionType():
                return [member for each in kind.types for member in self.members(each, from_client)]
            case LiteralType():
                return (
                    [LITERALS[kind.values]] if kind.values in LITERALS else [json.dumps(value) for value in kind.values]
                )
            case ListType():
                items = self.members(kind.item_type, from_client)
                return [f"{items[0]}[]" if len(items) == 1 else f"({' | '.join(items)})[]"]
            case TupleType():
                return [f"[{', '.join(' | '.join(self.members(each, from_client)) for each in kind.item_types)}]"]
            case DictType():
                keys, values = (self.members(each, from_client) for each in (kind.key_type, kind.value_type))
                return [f"Record<{' | '.join(keys)}, {' | '.join(values)}>"]
            case StructType() | TypedDictType():
                return [self.name(kind, from_client)]
        if type(kind) not in PLAIN:
            raise WuselError(f"{type(kind).__name__} has no TypeScript yet; messages are made of JSON's own types")
        return [PLAIN[type(kind)]]

    def doc_of(self, cls: type, field: str) -> str:
        """The docstring below a field, inherited ones included."""
        for each in cls.__mro__:
            module = inspect.getmodule(each)
            if module is None or not module.__name__.startswith("wusel."):
                continue
            if module not in self.docs:
                self.docs[module] = dict(field_remarks(module))
            found = self.docs[module].get((each.__name__, field))
            if found:
                return found
        return ""


def may_be_missing(struct: StructType, field: Field, from_client: bool) -> bool:
    """Return whether a field is optional in TypeScript."""
    if field.required:
        return False
    is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return from_client or is_unset or struct.cls.__struct_config__.omit_defaults


def field_remarks(module: ModuleType) -> Iterator[tuple[tuple[str, str], str]]:
    """The docstrings below the fields of a module's classes."""
    for each in ast.parse(inspect.getsource(module)).body:
        if not isinstance(each, ast.ClassDef):
            continue
        for field, below in zip(each.body, each.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                match below:
                    case ast.Expr(value=ast.Constant(value=str(text))):
                        yield (each.name, field.target.id), text


def remark(text: str, indent: str) -> list[str]:
    """A doc comment."""
    words = " ".join(text.split())
    if not words:
        return []
    line = f"{indent}/** {words} */"
    if len(line) <= WIDTH:
        return [line]
    lines = wrap(words, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {each}" for each in lines), f"{indent} */"]


def assigned(start: str, members: list[str]) -> list[str]:
    """A union after its name, on one line if it fits."""
    line = f"{start} {' | '.join(members)};"
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(start) - len(start.lstrip()) + 2)
    lines = [f"{indent}| {member}" for member in members]
    return [start, *lines[:-1], f"{lines[-1]};"]


def typescript() -> str:
    """All messages as TypeScript."""
    writer = Writer()
    for cls in [cls for module in MODULES for cls in vars(module).values()]:
        if isinstance(cls, type) and issubclass(cls, Struct) and is_from_here(cls) and not cls.__subclasses__():
            struct = type_info(cls)
            assert isinstance(struct, StructType)
            writer.name(struct, from_client=struct.forbid_unknown_fields)
    writer.members(type_info(TableView), from_client=False)
    known = vars(client_messages) | vars(messages)
    unions = [union(name, known[name]) for name in UNIONS]
    return "\n\n".join([HEADING, *writer.parts.values(), *unions, *literals()]) + "\n"


def declared(game: Game[Any]) -> str:
    """A game's declarations as TypeScript: view, catalogue, steps, choices, events, and the type of its table."""
    writer = Writer()
    view, catalogue = (
        type_info(get_type_hints(method)["return"]) for method in (type(game).look, type(game).catalogue)
    )
    assert isinstance(view, TypedDictType)
    writer.name(view, extends="extends TableView ")
    written = writer.members(catalogue, from_client=False)
    steps = [json.dumps(step.name) for step in reversed(game.steps)]
    words = [
        *assigned("export type Step =", steps),
        "",
        *assigned("export type Choice =", [spoken(word) for word in game.choices.words]),
        "",
        *assigned("export type Event =", [spoken(word) for word in game.events.words]),
        "",
        f"export type Table = BoardTable<{view.cls.__name__}, {', '.join(written)}, Choice, Event>;",
    ]
    heading = HEADING.replace("the server's messages", "the game's declarations")
    imported = 'import type { TableView } from "../../wire";\nimport type { BoardTable } from "../board";'
    return "\n\n".join([heading, imported, *writer.parts.values(), "\n".join(words)]) + "\n"


def spoken(word: Word) -> str:
    """The object type of a word with its arguments."""
    args = [f"{arg.name}: {'string' if arg.names else 'number'}{'[]' * (arg.shape == MANY)}" for arg in word.args]
    return f"{{ {'; '.join([f'do: {json.dumps(word.name)}', *args])} }}"


def files(folder: Path) -> dict[Path, str]:
    """Every generated file and its text."""
    found = {folder / "games" / name / "declared.ts": declared(known_game(name)) for name in SHELF}
    return {folder / "wire.ts": typescript(), **found}


def is_from_here(cls: type) -> bool:
    return cls.__module__ in [module.__name__ for module in MODULES]


def union(name: str, kinds: Any) -> str:  # noqa: ANN401  # a union of classes
    return "\n".join(assigned(f"export type {name} =", [kind.__name__ for kind in get_args(kinds)]))


def literals() -> Iterator[str]:
    named: list[str] = []
    known: set[str] = set()
    for values, name in LITERALS.items():
        members = [*named, *(json.dumps(value) for value in values if value not in known)]
        yield "\n".join(assigned(f"export type {name} =", members))
        named, known = [name], set(values)


def main() -> None:
    """Write the files into the folder that is named, or that from which the browser is built."""
    parser = argparse.ArgumentParser(
        prog="python -m wusel.server.wire.typescript",
        description="Write the browser's types, made from the server's messages and the games' declarations.",
    )
    parser.add_argument(
        "folder", nargs="?", type=Path, default=USUAL_FOLDER, help=f"where to ({USUAL_FOLDER} unless named)"
    )
    folder: Path = parser.parse_args().folder
    for file, text in files(folder).items():
        try:
            if folder.is_dir():
                file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
        except OSError as error:
            parser.error(f"{file} cannot be written: {error.strerror}")


if __name__ == "__main__":
    main()
