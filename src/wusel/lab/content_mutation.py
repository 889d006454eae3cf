"""Random mutation of a game's content, for fuzzing.

Every field is equally likely, whether a thousand entries have it or one. Most mutated content is refused when it is
read; the rest must be playable.
"""

import json
from copy import deepcopy
from typing import Any, Final

from wusel.engine.chance import Chance
from wusel.engine.game import Game

MOST_CHANGES: Final = 4
MOST_EFFECTS: Final = 60
NUMBERS: Final = (0, 1, -1, 2, 3, 9, 15, 99, 999, 1 << 40)
TEXTS: Final = ("", "x", "none", "all")

Path = tuple[str | int, ...]
Field = tuple[str, ...]
"""A path with wildcards for names and indices: for the third rule of any chapter, ("chapters", "*", "rules", "*")."""


def mutated_content(game: Game[Any], rng: Chance) -> str:
    """The text of a content file with those parts of a game's own content that were mutated."""
    parts = game.parts()
    if parts is None:
        return ""
    own: dict[str, Any] = {}
    for part, holders in parts.holders.items():
        for holder in holders:
            values: Any = holder.values[part]
            own[part] = {**own[part], **values} if part in own else values
    mutation = Mutation(deepcopy(own), rng)
    if mutation.effects and rng.draw(2):
        mutation.add_effects(1 + rng.draw(MOST_EFFECTS))
    else:
        for _ in range(1 + rng.draw(MOST_CHANGES)):
            mutation.change_field()
    return "".join(f"{part} = {to_toml(mutation.tree[part])}\n" for part in sorted(mutation.changed))


class Mutation:
    """Content as a tree that is mutated in place, with an index of all fields and the paths where they occur."""

    def __init__(self, tree: dict[str, Any], rng: Chance) -> None:
        self.tree = tree
        self.rng = rng
        self.changed: set[str] = set()
        self.fields: dict[Field, list[Path]] = {}
        for part, value in tree.items():
            self.index(value, (part,), (part,))
        self.effects = [field[:-2] for field in self.fields if field[-1] == "do"]

    def index(self, value: object, path: Path, field: Field) -> None:
        """Add a value and everything in it to the index of fields. Tables whose keys are names count as lists."""
        self.fields.setdefault(field, []).append(path)
        if isinstance(value, list):
            for place, each in enumerate(value):
                self.index(each, (*path, place), (*field, "*"))
        elif isinstance(value, dict):
            are_names = len(value) > 1 and all(isinstance(each, dict) for each in value.values())
            for key, each in value.items():
                self.index(each, (*path, key), (*field, "*" if are_names else key))

    def add_effects(self, times: int) -> None:
        """Append effects in many places, or in one if nothing fits: most of this is accepted, so it tests the most."""
        field = self.pick(self.effects)
        for path in [self.pick(self.fields[field]) for _ in range(times)]:
            more = self.more_items(field, path, alike=True)
            if not more and not self.changed:
                more = self.more_items(field, path, alike=False)
            if more:
                self.at(path[:-1])[path[-1]] += more
                self.changed.add(str(path[0]))

    def change_field(self) -> None:
        """Change a random field at a random path, if that still exists."""
        field = self.pick(list(self.fields))
        path = self.pick(self.fields[field])
        holder = self.at(path[:-1])
        if holder is None or self.at(path) is None:
            return
        holder[path[-1]] = self.mutated(self.at(path), field, path)
        self.changed.add(str(path[0]))

    def at(self, path: Path) -> Any:  # noqa: ANN401  # values of any type
        """The value at a path, None if it no longer exists."""
        found: Any = self.tree
        for key in path:
            try:
                found = found[key]
            except (LookupError, TypeError):
                return None
        return found

    def mutated(self, value: object, field: Field, path: Path) -> object:
        """Another value: in one case of three the value of the same field elsewhere."""
        if self.rng.draw(3) == 0:
            return deepcopy(self.at(self.pick(self.fields[field])) or value)
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self.pick([*NUMBERS, value + 1, value - 1, 2 * value])
        if isinstance(value, list):
            return self.mutated_list(value, field, path)
        if isinstance(value, dict):
            return self.mutated_table(value, field)
        return self.pick([*TEXTS, str(self.at(self.pick(self.fields[field])))])

    def mutated_list(self, value: list[Any], field: Field, path: Path) -> list[Any]:
        """A list without an item, reversed, or with more items."""
        kind = self.rng.draw(4)
        if kind == 0 and value:
            place = self.rng.draw(len(value))
            return value[:place] + value[place + 1 :]
        return value[::-1] if kind == 1 else value + self.more_items(field, path, alike=kind == 2)

    def more_items(self, field: Field, path: Path, alike: bool) -> list[Any]:
        """Items of such lists elsewhere; with `alike` only items that name something that the table around the list
        names too."""
        found = [self.at(other) for other in self.fields.get((*field, "*"), [])]
        known = [each for each in found if each is not None]
        around = self.at(path[:-1])
        if alike and isinstance(around, dict):
            known = [each for each in known if isinstance(each, dict) and names_in(around) & names_in(each)]
        return [deepcopy(self.pick(known)) for _ in range(1 + self.rng.draw(4))] if known else []

    def mutated_table(self, value: dict[str, Any], field: Field) -> dict[str, Any]:
        """A table without a key, or with a key that such a table has elsewhere."""
        if self.rng.draw(2) and value:
            removed = self.pick(list(value))
            return {key: each for key, each in value.items() if key != removed}
        other = self.at(self.pick(self.fields[field]))
        if isinstance(other, dict) and other:
            key = self.pick(list(other))
            return {**value, key: deepcopy(other[key])}
        return value

    def pick(self, values: Any) -> Any:  # noqa: ANN401  # a list or tuple of any type
        return values[self.rng.draw(len(values))]


def names_in(table: dict[str, Any]) -> set[str]:
    """The names that a table refers to, apart from its verb and trigger."""
    return {word for key, word in table.items() if isinstance(word, str) and key not in ("do", "on")}


def to_toml(value: object) -> str:
    """A value as TOML in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {to_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(to_toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
