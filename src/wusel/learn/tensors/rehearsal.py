"""What the fields of a game's state hold: some games are played at random beforehand, always the same ones, and looked
at. A declaration says how a field is built, not which numbers come up in it."""

from typing import Any, Final, cast

from wusel.engine.chance import Chance
from wusel.engine.data import Data, Field
from wusel.engine.errors import WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value
from wusel.engine.state import State

GAMES: Final = 10
LONGEST: Final = 250
LUCK: Final = 20_261
LOOK_EVERY: Final = 3
EACH: Final = "*"


class Seen:
    """What a field has held: its numbers, how long a list was, whether it was always sorted, whether others cannot know
    it, and whether it has a member for every seat."""

    def __init__(self) -> None:
        self.values: set[int] = set()
        self.shortest = -1
        self.longest = 0
        self.sorted = True
        self.hidden = False
        self.by_seat = False

    def note_length(self, length: int) -> None:
        self.shortest = length if self.shortest < 0 else min(self.shortest, length)
        self.longest = max(self.longest, length)

    def low(self) -> int:
        return min(self.values, default=0)

    def high(self) -> int:
        return max(self.values, default=0)


class Rehearsal:
    """All that was seen, by the names of the fields from the outside in; EACH stands for any member of a list."""

    def __init__(self, game: Game[Any], options: dict[str, Value]) -> None:
        self.seen: dict[str, Seen] = {}
        luck = Chance(LUCK)
        for nth in range(GAMES):
            self.play(game, game.new(options, nth), luck)
        self.find_lists_by_seat(game, options)

    def play(self, game: Game[Any], s: State, luck: Chance) -> None:
        """One game, or the beginning of a long one."""
        made = 0
        while s.owing and made < LONGEST:
            seat = first_owing(s)
            if made % LOOK_EVERY == 0:
                self.look_at(s, "")
                self.compare(s, game.imagine(s, seat, luck.word()), "")
            found = game.options(s, seat)
            game.apply(s, seat, found[luck.draw(len(found))])
            made += 1
        self.look_at(s, "")

    def at(self, path: str) -> Seen:
        found = self.seen.get(path)
        if found is None:
            found = Seen()
            self.seen[path] = found
        return found

    # --- what there is

    def look_at(self, thing: Data, path: str) -> None:
        for field in thing.declared():
            self.look_into(field, field.depth, getattr(thing, field.name), path + field.name)

    def look_into(self, field: Field, depth: int, value: object, path: str) -> None:
        if depth:
            self.look_along(field, depth, cast(list[Any], value), path)
        elif field.thing is not None:
            self.look_at(cast(Data, value), f"{path}.")
        else:
            self.at(path).values.add(cast(int, value))

    def look_along(self, field: Field, depth: int, members: list[Any], path: str) -> None:
        seen = self.at(path)
        seen.note_length(len(members))
        if depth == 1 and field.thing is None:
            seen.values.update(members)
            seen.sorted = seen.sorted and members == sorted(members)
            return
        for member in members:
            self.look_into(field, depth - 1, member, f"{path}.{EACH}")

    # --- what others cannot know

    def compare(self, thing: Data, other: Data, path: str) -> None:
        """Note what differs in a world that somebody could be in as well."""
        for field in thing.declared():
            self.compare_values(getattr(thing, field.name), getattr(other, field.name), path + field.name)

    def compare_values(self, value: object, other: object, path: str) -> None:
        if isinstance(value, Data):
            self.compare(value, cast(Data, other), f"{path}.")
        elif isinstance(value, list) and value and not isinstance(value[0], int):
            for member, its_other in zip(value, cast(list[object], other), strict=False):
                self.compare_values(member, its_other, f"{path}.{EACH}")
        elif value != other:
            self.at(path).hidden = True

    # --- what everybody has

    def find_lists_by_seat(self, game: Game[Any], options: dict[str, Value]) -> None:
        """The lists that have as many members as there are players, however many play."""
        tables = [table for table in (laid_out(game, options, players) for players in game.declared[0].values) if table]
        for field in game.state.declared():
            counts = [len(getattr(table, field.name)) == table.seats if field.depth else False for table in tables]
            self.at(field.name).by_seat = len(counts) > 1 and all(counts)


def first_owing(s: State) -> int:
    """The first seat that owes a choice: those who choose at once are asked in the order of their seats."""
    seat = 0
    while not s.owing >> seat & 1:
        seat += 1
    return seat


def laid_out(game: Game[Any], options: dict[str, Value], players: Value) -> State | None:
    """A table for so many, if the other options allow it."""
    try:
        table: State = game.new({**options, "players": players}, 0)
    except WuselError:
        return None
    return table
