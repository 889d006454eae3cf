"""A slow search for the ends of a foe's movement and its targets, written from the rules alone. It is a reference for
tests. It knows the drawings of the rooms and does not use the game's own search.

A field is a pair of numbers, row and column. A crowd says how many small and large figures stand on which field.
"""

from fractions import Fraction

Field = tuple[int, int]
SIZE = 6
SMALL_ON_A_FIELD = 4


class Drawing:
    """A room as it is drawn."""

    def __init__(self, rows: list[str]) -> None:
        self.marks = {(row, column): rows[row][column] for row in range(SIZE) for column in range(SIZE)}
        self.fields = [field for field, mark in self.marks.items() if mark != "#"]

    def is_black(self, field: Field) -> bool:
        return self.marks.get(field, "#") == "#"

    def neighbours(self, field: Field) -> list[Field]:
        """Return the squares that touch a field. At a corner, both squares beside it must be open (MM-EMV1). Foes
        ignore lines, water and traps (MM-EMV9)."""
        row, column = field
        found = []
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                there = (row + down, column + right)
                beside = [(row + down, column), (row, column + right)]
                if there != field and not self.is_black(there) and not any(map(self.is_black, beside)):
                    found.append(there)
        return found

    def steps(self, here: Field, closed: set[Field]) -> dict[Field, int]:
        """Return the number of steps to every field that can be reached without entering a closed one."""
        found = {here: 0}
        edge = [here]
        while edge:
            reached = [there for field in edge for there in self.neighbours(field)]
            nearest = min(found[field] for field in edge) + 1
            edge = [there for there in dict.fromkeys(reached) if there not in found and there not in closed]
            found.update(dict.fromkeys(edge, nearest))
        return found

    def sees(self, here: Field, there: Field) -> bool:
        """Return whether the line between two centres runs through no black square. It may touch a corner, but not slip
        through where two black squares meet at one (MM-Q10)."""
        for row in range(SIZE):
            for column in range(SIZE):
                if self.is_black((row, column)) and runs_through(here, there, (row, column)):
                    return False
        return not any(self.is_shut(here, there, (row, column)) for row in range(1, SIZE) for column in range(1, SIZE))

    def is_shut(self, here: Field, there: Field, corner: Field) -> bool:
        """Return whether the line passes a corner with black squares on both sides of the line."""
        row, column = corner
        if not on_line(here, there, corner):
            return False
        sides = set()
        for down in (-1, 0):
            for right in (-1, 0):
                if self.is_black((row + down, column + right)):
                    sides.add(side(here, there, (row + down, column + right)))
        return {1, -1} <= sides


def runs_through(here: Field, there: Field, square: Field) -> bool:
    """Return whether the line between two centres has more than a point inside a square. The line is clipped to the
    square, first by rows, then by columns."""
    start, end = Fraction(0), Fraction(1)
    for axis in (0, 1):
        origin, way = Fraction(here[axis]) + Fraction(1, 2), Fraction(there[axis] - here[axis])
        low, high = Fraction(square[axis]), Fraction(square[axis] + 1)
        if way == 0:
            if not low < origin < high:
                return False
            continue
        times = sorted([(low - origin) / way, (high - origin) / way])
        start, end = max(start, times[0]), min(end, times[1])
    return start < end


def on_line(here: Field, there: Field, corner: Field) -> bool:
    """Return whether a corner lies on the line between two centres."""
    rows, columns = there[0] - here[0], there[1] - here[1]
    down, right = 2 * corner[0] - 2 * here[0] - 1, 2 * corner[1] - 2 * here[1] - 1
    along = down * rows + right * columns
    return rows * right == columns * down and 0 < along < 2 * (rows * rows + columns * columns)


def side(here: Field, there: Field, square: Field) -> int:
    """Return the side of the line on which a square's centre lies."""
    rows, columns = there[0] - here[0], there[1] - here[1]
    turn = rows * (square[1] - here[1]) - columns * (square[0] - here[0])
    return (turn > 0) - (turn < 0)


class Hunt:
    """A room with mice, from the top of the track, with other figures, and with the foe whose turn it is."""

    def __init__(
        self, drawing: Drawing, mice: list[Field], small: list[Field], large: list[Field], foe: Field, *, ranged: bool
    ) -> None:
        self.drawing = drawing
        self.mice = mice
        self.foe = foe
        self.ranged = ranged
        special = {field for field in drawing.fields if drawing.marks[field] == "s"}
        crowd = mice + small
        self.full = ({field for field in crowd if crowd.count(field) >= SMALL_ON_A_FIELD} | set(large)) - special

    def distances(self, places: list[int]) -> dict[int, int]:
        """Return the distances to some of the mice (MM-Q9). Ways lead over fields that can be entered, and end on her
        own field. If no mouse can be reached so, full fields count as passable."""
        for full in (self.full, set[Field]()):
            ways = {n: self.way_to(self.mice[n], full) for n in places}
            found = {n: way[self.mice[n]] for n, way in ways.items() if self.mice[n] in way}
            if found:
                return found
        return {}

    def way_to(self, mouse: Field, full: set[Field]) -> dict[Field, int]:
        return self.drawing.steps(self.foe, full - {mouse})

    def prey(self) -> Field:
        """Return the nearest mouse. Of several, return the one higher on the track (MM-EMV4, MM-EMV6)."""
        return self.mice[self.nearest(list(range(len(self.mice))))]

    def nearest(self, places: list[int]) -> int:
        distances = self.distances(places)
        return min(distances, key=lambda n: (distances[n], n))

    def stays(self) -> bool:
        """MM-EMV5, MM-EMV7."""
        if self.ranged:
            return any(self.drawing.sees(self.foe, mouse) for mouse in self.mice)
        return self.foe in self.mice

    def ways(self) -> list[list[Field]]:
        """Return the shortest ways to its prey that can be walked farthest, up to the last field that it can enter
        (MM-Q27)."""
        mouse = self.prey()
        closed = self.full - {mouse}
        if mouse not in self.drawing.steps(self.foe, closed):
            closed = set()
        back = self.drawing.steps(mouse, closed - {self.foe})
        ways: list[list[Field]] = [[]]
        for left in reversed(range(back[self.foe])):
            ways = [
                [*way, there]
                for way in ways
                for there in self.drawing.neighbours(way[-1] if way else self.foe)
                if back.get(there) == left and there not in closed
            ]
        open_ways = [self.cut(way) for way in ways]
        return [way for way in open_ways if len(way) == max(map(len, open_ways))]

    def cut(self, way: list[Field]) -> list[Field]:
        for n, field in enumerate(way):
            if field in self.full:
                return way[:n]
        return way

    def ends(self, points: int) -> set[Field]:
        """Return the fields on which it may end its movement."""
        if self.stays():
            return {self.foe}
        return {self.end_of(way[:points]) for way in self.ways()}

    def end_of(self, way: list[Field]) -> Field:
        """Return the end of a way. Ranged foes stop where they see a mouse (MM-EMV8)."""
        here = self.foe
        for field in way:
            if self.ranged and any(self.drawing.sees(here, mouse) for mouse in self.mice):
                break
            here = field
        return here

    def target(self, here: Field, struck: set[int]) -> int | None:
        """Return the place of the mouse that it attacks from a field, and `struck` are places. Near mice come first,
        then the nearest that was not attacked yet. If there are several, or all were attacked, it is the one higher on
        the track (MM-EAT1, MM-EAT2, MM-EAT6)."""
        near = [n for n, mouse in enumerate(self.mice) if mouse == here or mouse in self.drawing.neighbours(here)]
        if not near and self.ranged:
            near = [n for n, mouse in enumerate(self.mice) if self.drawing.sees(here, mouse)]
        fresh = [n for n in near if n not in struck]
        if not fresh:
            return near[0] if near else None
        return self.nearest(fresh)
