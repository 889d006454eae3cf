"""What counts how much to the judge.

By first opinions it was measured how hard the chapters are, so they stay. Whoever thinks ahead has better ones: in some
22,000 games of all chapters every weight of the judge was a little other in each, and those moved that went along with
winning. In 39,000 further games ideas of how to play better were followed or not, by lot, and those stayed that won.
The last four weights came from looking at games that were lost, and were tried on the same deals with and without.
"""

from typing import Final

# At first sight, and on reflection.
WEIGHTS: Final[list[tuple[float, float]]] = [
    (0.0, 0.04),  # in a fight, each step to the nearest friend
    (0.0, 0.1),  # each friend beside her
    (0.35, 0.55),  # a foe, for each wound it takes
    (0.0, 0.035),  # each die it attacks with
    (0.0, 0.1),  # to beat a foe, whichever it is
    (0.0, 0.3),  # a roach, for each that she has beaten in this encounter
    (0.0, 0.25),  # a rat, for who pilfers
    (0.55, 0.697),  # pages that a room takes
    (1.7, 9.0),  # pages to spare before a quest is thought of
    (0.8, 0.677),  # what others could still do before the party goes on
    (0.7, 0.864),  # another foe that the same blow hits
    (0.0, 0.014),  # each piece of cheese that she has makes the next so much cheaper
    (2.5, 1.83),  # to be captured, when cards could help
    (0.17, 0.242),  # a point of foes in a room on the way, in rooms
    (0.5, 1.17),  # pages to keep in reserve
    (1.5, 1.25),  # how much more the foe counts that has to be beaten
    (0.4, 0.355),  # a find while enemies are there
    (0.6, 0.67),  # how much a page counts while there are plenty
    (0.0, 1.1),  # a wound that sends others away as well, for all that they are worth
    (0.0, 2.0),  # to get away from a foe that cannot follow
    (0.0, 0.5),  # each friend on her field, while somebody is there whose leap hits them all
    (0.0, 0.4),  # each wound that a foe could still deal in this round
    (0.2, 0.04),  # a piece of cheese
    (0.35, 0.22),  # the same where the goal costs cheese
    (0.02, 0.0),  # while enemies are there, each step towards them
    (0.08, 0.02),  # each step towards what can be done all the same
    (1.2, 0.8),  # to go on
    (6.0, 3.0),  # pieces on the wheel with which nobody goes where a surge would be stronger
    (0.0, -1.0),  # pages to spare for having it here instead
    (1.0, 0.0),  # that a foe leaves which is beaten anyway
    (1.0, 0.0),  # what is kept for the next chapter, where none follows
]


class Taste:
    """The weights."""

    __slots__ = (
        "any_foe",
        "apart",
        "beaten",
        "brim",
        "caught",
        "cheese",
        "closer",
        "dear",
        "fallen",
        "flee",
        "foe_dice",
        "go_on",
        "meanwhile",
        "meanwhile_found",
        "one_point",
        "pages_of_a_room",
        "pilfered",
        "plenty",
        "reserve",
        "rich",
        "roach",
        "rout",
        "scatter",
        "sequel",
        "soon",
        "spilled",
        "sweeping",
        "time_for_a_quest",
        "together",
        "waiting",
        "wanted",
    )

    def __init__(self, weights: list[float]) -> None:
        (
            self.apart,
            self.together,
            self.any_foe,
            self.foe_dice,
            self.beaten,
            self.roach,
            self.pilfered,
            self.pages_of_a_room,
            self.time_for_a_quest,
            self.waiting,
            self.sweeping,
            self.rich,
            self.caught,
            self.one_point,
            self.reserve,
            self.wanted,
            self.meanwhile_found,
            self.plenty,
            self.rout,
            self.flee,
            self.scatter,
            self.soon,
            self.cheese,
            self.dear,
            self.closer,
            self.meanwhile,
            self.go_on,
            self.brim,
            self.spilled,
            self.fallen,
            self.sequel,
        ) = weights


AT_FIRST_SIGHT: Final = Taste([first for first, _ in WEIGHTS])
ON_REFLECTION: Final = Taste([later for _, later in WEIGHTS])
