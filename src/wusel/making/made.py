"""Generate a game's `made.py`: the classes of a table, made from the fields that `state.py` declares with their kinds.

For every class: one with slots, `clone`, `read_out` and `declared`; a function `new_...` that takes every field; and,
except for settings, the public part of the view: `Seen...`, and the function that returns it.
"""

import ast
import re
from pathlib import Path

from wusel.engine.data import FLAG, MAYBE, NUMBER, ONE_OF, OR_ZERO, PILE, SET
from wusel.engine.declared import snake
from wusel.engine.kinds import NOTHING
from wusel.engine.state import LISTS_OF_EVERY_TABLE, OF_EVERY_TABLE
from wusel.making.fields import CARRIED, Declaration, FieldSaid, StateFile
from wusel.making.words import camel, spread

HEADING = '''"""Made from the fields in state.py by `python -m wusel.making`: change that file, not this one."""
# fmt: off
# ruff: noqa
# mypy: disable-error-code="arg-type, assignment"
'''
FORMS = {NUMBER: "NUMBER", ONE_OF: "ONE_OF", MAYBE: "MAYBE", OR_ZERO: "OR_ZERO", SET: "SET", FLAG: "FLAG", PILE: "PILE"}


class Maker(StateFile):
    """Writes the `made.py` of a game."""

    def made(self) -> str:
        lines = [HEADING, *self.imports(), ""]
        for one in self.classes:
            lines += [*self.class_of(one), *self.new(one), *self.seen(one)]
        for effect, flag in self.flags.items():
            lines += self.effect(effect, flag)
        return "\n".join(lines) + "\n"

    def imports(self) -> list[str]:
        """Return the imports that the types of the fields need, as in state.py."""
        needed = {name for one in self.classes for field in one.fields for name in re.findall(r"\w+", field.type)}
        needed |= {CARRIED.capitalize()} if any(CARRIED in one.carried for one in self.classes) else set()
        lines = [
            "from typing import TypedDict",
            "",
            f"from wusel.engine.data import {', '.join(['DataField', 'Listener', *FORMS.values()])}",
        ]
        lines += ["from wusel.engine.events import Event", "from wusel.engine.sets import members"]
        if self.flags:
            lines += ["from wusel.engine.effects import Effect", "from wusel.engine.kinds import Deed, Seat"]
        for node in self.tree.body:
            names = [name.name for name in getattr(node, "names", []) if name.name in needed]
            if names and isinstance(node, ast.ImportFrom):
                lines.append(f"from {node.module} import {', '.join(names)}")
        return [*lines, f"from {self.package()} import state, words"]

    def type_text(self, field: FieldSaid) -> str:
        """The type of a field, with this file's own classes called by their file."""
        text = field.type
        for name in self.local:
            text = text.replace(f"[{name}]", f"[state.{name}]") if text != name else f"state.{name}"
        return text

    def class_of(self, one: Declaration) -> list[str]:
        """Slots, clone, what is read out, and reader."""
        slots = sorted([field.name for field in one.fields] + one.carried)
        lines = ["", f"class {one.name}(state.{one.name}):"]
        lines += spread("    __slots__ = (", [f'"{name}"' for name in slots], ",)") if slots else ["    __slots__ = ()"]
        if not one.fixed:
            lines += ["", f'    def clone(self) -> "{one.name}":', f"        copy = {one.name}()"]
            lines += [f"        copy.{name} = {copied}" for name, copied in self.copies(one)]
            lines += ["        return copy"]
        lines += ["", "    def read_out(self, to: Listener) -> None:"]
        lines += [f"        to.{self.told_as(field)}(self.{field.name})" for field in one.fields]
        before = "        return [" + ("*super().declared(), " if one.state else "")
        lines += ["", "    @classmethod", "    def declared(cls) -> list[DataField]:"]
        return lines + spread(before, [reader(field) for field in one.fields], "]")

    def told_as(self, field: FieldSaid) -> str:
        """Return the method of a listener that takes a field."""
        ways = ("thing", "things", "rows") if field.thing else ("number", "numbers", "lists", "deeper")
        if field.depth >= len(ways):
            self.refuse(f"{field.name}: lists in lists in lists are too much")
        return ways[field.depth]

    def copies(self, one: Declaration) -> list[tuple[str, str]]:
        """Every field with how it is copied: lists are, things are cloned unless they never change, numbers taken."""
        found: list[tuple[str, str]] = []
        if one.state:
            found = [(name, f"self.{name}{'[:]' * (name in LISTS_OF_EVERY_TABLE)}") for name in OF_EVERY_TABLE]
            found += [("script", "None"), ("events", "None"), ("offer", "None"), ("frame", "self.frame")]
        found += [(name, f"self.{name}") for name in one.carried]
        return found + [(field.name, self.copied(f"self.{field.name}", field, field.depth)) for field in one.fields]

    def new(self, one: Declaration) -> list[str]:
        """A function that makes one of them. What is not said is nothing: numbers are 0, lists empty, and what may be
        missing is. On a table nothing is pending."""
        common = ["seats: int", "chance: int", "events: list[Event] | None"] if one.state else []
        taken = common + ([f"{CARRIED}: Content"] if CARRIED in one.carried else [])
        taken += [self.taken(field) for field in one.fields]
        lines = ["", *spread(f"def new_{snake(one.name)}(*, ", taken, f") -> {one.name}:"), f"    made = {one.name}()"]
        if one.state:
            lines += ["    made.seats, made.chance, made.agenda, made.chosen = seats, chance, [], [0] * seats"]
            lines += ["    made.asked = made.owing = made.shown = 0"]
            lines += [f"    made.set_out({CARRIED if CARRIED in one.carried else 'None'})", "    made.events = events"]
        for field in one.fields:
            value = f"[] if {field.name} is None else {field.name}" if self.is_list(field) else field.name
            lines.append(f"    made.{field.name} = {value}")
        return [*lines, "    return made"]

    def taken(self, field: FieldSaid) -> str:
        """Return a field as a parameter with its default."""
        said = f"{field.name}: {self.type_text(field)}"
        if self.is_list(field):
            return f"{said} | None = None"
        if field.thing or field.per or field.form == ONE_OF:
            return said
        return f"{said} = {NOTHING if field.form == MAYBE else 0}"

    # --- what cards do

    def effect(self, effect: str, flag: str) -> list[str]:
        """A class that sets a flag of the state, or of one of its parts."""
        [state] = [one.name for one in self.classes if one.state]
        place, form = state, NUMBER
        for name in flag.split("."):
            fields = {field.name: field for one in self.classes if one.name == place for field in one.fields}
            place, form = (fields[name].thing, fields[name].form) if name in fields else ("", NUMBER)
        if form != FLAG:
            self.refuse(f"{effect} should set a Flag, and {flag} is none")
        lines = ["", f"class {camel(effect)}(Effect[state.{state}]):"]
        lines += [f"    def happen(self, s: state.{state}, seat: Seat, effect: Deed) -> None:"]
        return [*lines, f"        s.{flag} = 1"]

    # --- what is seen

    def seen(self, one: Declaration) -> list[str]:
        shown = [field for field in one.fields if not field.hidden and not field.thing]
        if one.fixed or not shown:
            return []
        of, names = snake(one.name), ""
        if any(field.kind in self.kinds.from_content() for field in shown):
            names = ", names: words.Names"
        lines = ["", f"class Seen{one.name}(TypedDict):"]
        lines += [f"    {field.name}: {self.seen_type(field)}" for field in shown]
        lines += ["", f"def seen_{of}(thing: state.{one.name}{names}) -> Seen{one.name}:", "    return {"]
        lines += [f'        "{field.name}": {self.shown(field)},' for field in shown]
        return [*lines, "    }"]

    def is_list(self, field: FieldSaid) -> bool:
        """Return whether a field holds a list that can be empty."""
        return field.depth > 0 and field.per != "seat" and not self.is_by_name(field)


def reader(field: FieldSaid) -> str:
    """A field as it is read back."""
    said = [f'"{field.name}"', str(field.depth), field.thing or "None", f'"{field.kind}"', FORMS[field.form]]
    said += [f'"{field.per}"', str(field.secret), str(field.mixed)]
    usual = ["", "0", "None", '""', "NUMBER", '""', "False", "False"]
    while said[-1] == usual[len(said) - 1]:
        said.pop()
    return f"DataField({', '.join(said)})"


def made_of(path: Path) -> str:
    """The text of `made.py` for a `state.py`."""
    return Maker(path).made()
