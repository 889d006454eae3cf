"""A game's content with something in it changed at random, as if somebody had written it so.

Every field comes up alike, whether a thousand entries have it or one. Most of what comes out is refused when it is
read; what is not must be played without harm.
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
"""A path without names and numbers: of the third rule of any chapter, ("chapters", "*", "rules", "*")."""


def altered(game: Game[Any], luck: Chance) -> str:
    """The text of a content file: those parts of a game's own content in which something is otherwise."""
    parts = game.parts()
    if parts is None:
        return ""
    own: dict[str, Any] = {}
    for part, holders in parts.holders.items():
        for holder in holders:
            values: Any = holder.values[part]
            own[part] = {**own[part], **values} if part in own else values
    alteration = Alteration(deepcopy(own), luck)
    if alteration.effects and luck.draw(2):
        alteration.add_effects(1 + luck.draw(MOST_EFFECTS))
    else:
        for _ in range(1 + luck.draw(MOST_CHANGES)):
            alteration.change()
    return "".join(f"{part} = {in_toml(alteration.tree[part])}\n" for part in sorted(alteration.changed))


class Alteration:
    """Content on the way to being otherwise: as a tree, with every field and where it occurs."""

    def __init__(self, tree: dict[str, Any], luck: Chance) -> None:
        self.tree = tree
        self.luck = luck
        self.changed: set[str] = set()
        self.fields: dict[Field, list[Path]] = {}
        for part, value in tree.items():
            self.note(value, (part,), (part,))
        self.effects = [field[:-2] for field in self.fields if field[-1] == "do"]

    def note(self, value: object, path: Path, field: Field) -> None:
        """Remember where something stands, and all that is in it. Tables whose keys are names count as lists."""
        self.fields.setdefault(field, []).append(path)
        if isinstance(value, list):
            for place, each in enumerate(value):
                self.note(each, (*path, place), (*field, "*"))
        elif isinstance(value, dict):
            are_names = len(value) > 1 and all(isinstance(each, dict) for each in value.values())
            for key, each in value.items():
                self.note(each, (*path, key), (*field, "*" if are_names else key))

    def add_effects(self, times: int) -> None:
        """In many places more is done than before, or in one where nothing fits: hardly any of it is refused, and most
        can come of it."""
        field = self.any(self.effects)
        for path in [self.any(self.fields[field]) for _ in range(times)]:
            more = self.more(field, path, alike=True)
            if not more and not self.changed:
                more = self.more(field, path, alike=False)
            if more:
                self.at(path[:-1])[path[-1]] += more
                self.changed.add(str(path[0]))

    def change(self) -> None:
        """Change any field, in any of the places where it occurs, if that is still there."""
        field = self.any(list(self.fields))
        path = self.any(self.fields[field])
        holder = self.at(path[:-1])
        if holder is None or self.at(path) is None:
            return
        holder[path[-1]] = self.otherwise(self.at(path), field, path)
        self.changed.add(str(path[0]))

    def at(self, path: Path) -> Any:  # noqa: ANN401  # whatever stands there
        """What stands at a place, None if that is no longer there."""
        found: Any = self.tree
        for key in path:
            try:
                found = found[key]
            except (LookupError, TypeError):
                return None
        return found

    def otherwise(self, value: object, field: Field, path: Path) -> object:
        """Something else: in one case of three what stands in the same field elsewhere."""
        if self.luck.draw(3) == 0:
            return deepcopy(self.at(self.any(self.fields[field])) or value)
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return self.any([*NUMBERS, value + 1, value - 1, 2 * value])
        if isinstance(value, list):
            return self.other_list(value, field, path)
        if isinstance(value, dict):
            return self.other_table(value, field)
        return self.any([*TEXTS, str(self.at(self.any(self.fields[field])))])

    def other_list(self, value: list[Any], field: Field, path: Path) -> list[Any]:
        """Without one, in another order, or with some more."""
        kind = self.luck.draw(4)
        if kind == 0 and value:
            place = self.luck.draw(len(value))
            return value[:place] + value[place + 1 :]
        return value[::-1] if kind == 1 else value + self.more(field, path, alike=kind == 2)

    def more(self, field: Field, path: Path, alike: bool) -> list[Any]:
        """What stands in such a list elsewhere; `alike`: such as speaks of the same thing as what it comes to, the same
        count or the same room."""
        found = [self.at(other) for other in self.fields.get((*field, "*"), [])]
        known = [each for each in found if each is not None]
        around = self.at(path[:-1])
        if alike and isinstance(around, dict):
            known = [each for each in known if isinstance(each, dict) and names_in(around) & names_in(each)]
        return [deepcopy(self.any(known)) for _ in range(1 + self.luck.draw(4))] if known else []

    def other_table(self, value: dict[str, Any], field: Field) -> dict[str, Any]:
        """Without a key, or with one more that such a table has elsewhere."""
        if self.luck.draw(2) and value:
            gone = self.any(list(value))
            return {key: each for key, each in value.items() if key != gone}
        other = self.at(self.any(self.fields[field]))
        if isinstance(other, dict) and other:
            key = self.any(list(other))
            return {**value, key: deepcopy(other[key])}
        return value

    def any(self, things: Any) -> Any:  # noqa: ANN401  # of a list or tuple of anything
        return things[self.luck.draw(len(things))]


def names_in(table: dict[str, Any]) -> set[str]:
    """Of what a table speaks, but for what is done and when."""
    return {word for key, word in table.items() if isinstance(word, str) and key not in ("do", "on")}


def in_toml(value: object) -> str:
    """A value in TOML, in one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {in_toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(in_toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
