"""The table of Crumbs: the pile of finds, what is gathered in this turn, and what everybody has kept."""

from wusel.engine.data import Field
from wusel.engine.state import State


class CrumbsState(State):
    """Everything on the table."""

    goal: int
    pile: list[int]  # finds that nobody has turned up, sorted: it has no order that anybody could know
    spent: list[int]  # those turned up, in that order
    crumbs: list[int]  # what each seat has kept
    turn: int  # whose turn it is
    gathered: int  # in this turn
    caught: int  # whether the cat has come

    # --- made from the fields by `make declared`
    # fmt: off
    __slots__ = ("caught", "crumbs", "gathered", "goal", "pile", "spent", "turn",)

    def __init__(self, seats: int, chance: int, agenda: list[int], chosen: list[int], asked: int, owing: int,
        shown: int, goal: int, pile: list[int], spent: list[int], crumbs: list[int], turn: int, gathered: int,
        caught: int) -> None:
        super().__init__(seats, chance, agenda, chosen, asked, owing, shown)
        self.goal = goal
        self.pile = pile
        self.spent = spent
        self.crumbs = crumbs
        self.turn = turn
        self.gathered = gathered
        self.caught = caught

    def clone(self) -> "CrumbsState":
        copy = CrumbsState(self.seats, self.chance, self.agenda[:], self.chosen[:], self.asked, self.owing, self.shown,
            self.goal, self.pile[:], self.spent[:], self.crumbs[:], self.turn, self.gathered, self.caught)
        copy.frame = self.frame
        return copy

    @classmethod
    def declared(cls) -> list[Field]:
        return [*super().declared(), Field("goal"), Field("pile", 1), Field("spent", 1), Field("crumbs", 1),
            Field("turn"), Field("gathered"), Field("caught")]
    # fmt: on
    # --- made until here
