"""What counts how much to the judge.

By first opinions it was measured how hard the chapters are, so they stay. Whoever thinks ahead has better ones: in some
22,000 games of all chapters every weight of the judge was a little other in each, and those moved that went along with
winning. In 39,000 further games ideas of how to play better were followed or not, by lot, and those stayed that won.
From `brim` to `sequel` they came from looking at games that were lost, and were tried on the same deals with and
without. What counts differs from chapter to chapter: most have weights of their own (`bench.taste`).
"""

import tomllib
from pathlib import Path
from typing import Final

from wusel.games.maus.content.content import Content
from wusel.games.maus.words import PerChapter

LEARNED: Final = Path(__file__).with_name("taste.toml")


class Taste:
    """The weights: each at first sight (0), and on reflection (1); those of its `own` that a chapter has go before."""

    def __init__(self, at: int, own: dict[str, float] | None = None) -> None:
        self.apart = (0.0, 0.04)[at]  # in a fight, each step to the nearest friend
        self.together = (0.0, 0.1)[at]  # each friend beside her
        self.any_foe = (0.35, 0.55)[at]  # a foe, for each wound it takes
        self.foe_dice = (0.0, 0.035)[at]  # each die it attacks with
        self.beaten = (0.0, 0.1)[at]  # to beat a foe, whichever it is
        self.roach = (0.0, 0.3)[at]  # a roach, for each that she has beaten in this encounter
        self.pilfered = (0.0, 0.25)[at]  # a rat, for who pilfers
        self.pages_of_a_room = (0.55, 0.697)[at]  # that it takes
        self.time_for_a_quest = (1.7, 9.0)[at]  # pages to spare before one is thought of
        self.waiting = (0.8, 0.677)[at]  # what others could still do before the party goes on
        self.sweeping = (0.7, 0.864)[at]  # another foe that the same blow hits
        self.rich = (0.0, 0.014)[at]  # each piece of cheese that she has makes the next so much cheaper
        self.caught = (2.5, 1.83)[at]  # to be captured, when cards could help
        self.one_point = (0.17, 0.242)[at]  # of foes in a room on the way, in rooms
        self.reserve = (0.5, 1.17)[at]  # pages to keep
        self.wanted = (1.5, 1.25)[at]  # how much more the foe counts that has to be beaten
        self.meanwhile_found = (0.4, 0.355)[at]  # a find while enemies are there
        self.plenty = (0.6, 0.67)[at]  # how much a page counts while there are plenty
        self.rout = (0.0, 1.1)[at]  # a wound that sends others away as well, for all that they are worth
        self.flee = (0.0, 2.0)[at]  # to get away from a foe that cannot follow
        self.scatter = (0.0, 0.5)[at]  # each friend on her field, while somebody is there whose leap hits them all
        self.soon = (0.0, 0.4)[at]  # each wound that a foe could still deal in this round
        self.cheese = (0.2, 0.04)[at]  # a piece
        self.dear = (0.35, 0.22)[at]  # the same where the goal costs cheese
        self.closer = (0.02, 0.0)[at]  # while enemies are there, each step towards them
        self.meanwhile = (0.08, 0.02)[at]  # each step towards what can be done all the same
        self.go_on = (1.2, 0.8)[at]
        self.brim = (6.0, 3.0)[at]  # pieces on the wheel with which nobody goes where a surge would be stronger
        self.spilled = (0.0, -1.0)[at]  # pages to spare for having it here instead
        self.fallen = (1.0, 0.0)[at]  # that a foe leaves which is beaten anyway
        self.sequel = (1.0, 0.0)[at]  # what is kept for the next chapter, where none follows
        self.needed = 2.3  # a deed that the goal needs
        self.step = 0.1  # each on the way to where something is to be done
        self.aside = 0.8  # a room off the main way, in rooms
        self.wounded = 0.35  # each wound to fear
        self.in_danger = 1.2  # to fear as many wounds as she can take
        self.coming_to = 1.0  # who was stunned
        for name, value in (own or {}).items():
            setattr(self, name, value)


AT_FIRST_SIGHT: Final = Taste(0)
ON_REFLECTION: Final = Taste(1)


def learned() -> dict[str, dict[str, float]]:
    """The weights of each chapter in which they were learned, by its name."""
    return tomllib.loads(LEARNED.read_text(encoding="utf-8"))


def tastes_of(content: Content, taste: Taste) -> PerChapter[Taste]:
    """What counts in each chapter: on reflection what was learned of it, if anything was."""
    if taste is not ON_REFLECTION:
        return [taste for _ in content.chapters]
    known = learned()
    return [Taste(1, known[name]) if name in known else taste for name in content.names.chapter]
