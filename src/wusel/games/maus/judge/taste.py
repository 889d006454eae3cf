"""The weights of the judge.

The weights at first sight stay as they are, because the difficulty of the chapters was measured with them. Bots that
search use better ones. About 22,000 games of all chapters had small random changes to every weight, and the weights
moved in the direction that won. In 39,000 more games, ideas for better play were switched on or off at random, and the
winning ones stayed. The weights from `brim` to `sequel` come from looking at lost games. They were tested on the same
deals with and without the idea. The weights differ between chapters, and most chapters have their own (`bench.taste`).
"""

import tomllib
from pathlib import Path
from typing import Final

from wusel.games.maus.content.content import Content
from wusel.games.maus.words import PerChapter

LEARNED: Final = Path(__file__).with_name("taste.toml")


class Taste:
    """The weights at first sight (0) and on reflection (1). A chapter's `own` weights override them."""

    def __init__(self, at: int, own: dict[str, float] | None = None) -> None:
        self.apart = (0.0, 0.04)[at]  # in a fight, each step to the nearest friend
        self.together = (0.0, 0.1)[at]  # each friend beside her
        self.any_foe = (0.35, 0.55)[at]  # a foe, for each wound it takes
        self.foe_dice = (0.0, 0.035)[at]  # each die it attacks with
        self.beaten = (0.0, 0.1)[at]  # beating any foe
        self.roach = (0.0, 0.3)[at]  # a roach, for each roach she has beaten in this encounter
        self.pilfered = (0.0, 0.25)[at]  # a rat, if she pilfers
        self.pages_of_a_room = (0.55, 0.697)[at]  # pages that a room takes
        self.time_for_a_quest = (1.7, 9.0)[at]  # spare pages that allow a quest
        self.waiting = (0.8, 0.677)[at]  # the actions others could still take before the party goes on
        self.sweeping = (0.7, 0.864)[at]  # another foe hit by the same blow
        self.rich = (0.0, 0.014)[at]  # the discount on a piece of cheese for each piece that she has
        self.caught = (2.5, 1.83)[at]  # being captured, if cards could help
        self.one_point = (0.17, 0.242)[at]  # a point of foes in a room on the way, in rooms
        self.reserve = (0.5, 1.17)[at]  # pages in reserve
        self.wanted = (1.5, 1.25)[at]  # the factor of the foe that has to be beaten
        self.meanwhile_found = (0.4, 0.355)[at]  # a find while enemies are present
        self.plenty = (0.6, 0.67)[at]  # the weight of a page while there are plenty
        self.rout = (0.0, 1.1)[at]  # a wound that also sends others away, as a share of their threat
        self.flee = (0.0, 2.0)[at]  # getting away from a foe that cannot follow
        self.scatter = (0.0, 0.5)[at]  # each friend on her field while a foe could hit them all with a leap
        self.soon = (0.0, 0.4)[at]  # each wound that a foe could still deal in this round
        self.cheese = (0.2, 0.04)[at]  # a piece of cheese
        self.dear = (0.35, 0.22)[at]  # a piece of cheese if the goal costs cheese
        self.closer = (0.02, 0.0)[at]  # each step towards enemies in the room
        self.meanwhile = (0.08, 0.02)[at]  # each step towards a task, while enemies are present
        self.go_on = (1.2, 0.8)[at]
        self.brim = (6.0, 3.0)[at]  # the pieces on the wheel that stop the mice from moving on to a stronger surge
        self.spilled = (0.0, -1.0)[at]  # the spare pages that allow a surge here instead
        self.fallen = (1.0, 0.0)[at]  # the departure of a foe that is beaten anyway
        self.sequel = (1.0, 0.0)[at]  # counts kept for the next chapter in a game without one
        self.needed = 2.3  # a deed that the goal needs
        self.step = 0.1  # each step towards the place of a task
        self.aside = 0.8  # a room off the main way, in rooms
        self.wounded = 0.35  # each expected wound
        self.in_danger = 1.2  # the danger of as many wounds as she can take
        self.coming_to = 1.0  # recovering from being stunned
        for name, value in (own or {}).items():
            setattr(self, name, value)


AT_FIRST_SIGHT: Final = Taste(0)
ON_REFLECTION: Final = Taste(1)


def learned() -> dict[str, dict[str, float]]:
    """Return the learned weights by the name of the chapter."""
    return tomllib.loads(LEARNED.read_text(encoding="utf-8"))


def tastes_of(content: Content, taste: Taste) -> PerChapter[Taste]:
    """Return the weights of each chapter: on reflection the learned ones if there are any."""
    if taste is not ON_REFLECTION:
        return [taste for _ in content.chapters]
    known = learned()
    return [Taste(1, known[name]) if name in known else taste for name in content.names.chapter]
