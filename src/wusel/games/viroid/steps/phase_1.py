"""Phase 1: an event card, its healing step, and DNA (VI-1.1..VI-1.13)."""

from typing import Final

from wusel.engine.effects import Effects
from wusel.engine.sets import has
from wusel.engine.step import Step
from wusel.games.viroid import words
from wusel.games.viroid.happenings import sink_research, take_away
from wusel.games.viroid.scoring import finish
from wusel.games.viroid.state import DECK_EMPTY, HEALTHY, NOTHING, STILL_PLAYING, ViroidState
from wusel.games.viroid.steps.ask_active import AskActive
from wusel.games.viroid.steps.phase_2 import start_infection

MASSIVE_RESEARCH: Final = "M"


class Reveal(Step[ViroidState]):
    """Turn up the top card and begin to carry it out; without one all is lost (VI-1.1, VI-1.2, VI-E4)."""

    def act(self, s: ViroidState) -> None:
        if s.deck.is_empty():
            words.tell_no_card_left(s, s.active)
            finish(s, DECK_EMPTY)
            return
        card = s.deck.draw(s)
        s.card = card
        words.tell_card_revealed(s, s.active, card)
        carry_out(s, self.doing, card, nth=0)


class CarryOut(Step[ViroidState]):
    """The effects of a card one after the other, each with all that it leads to; then it heals (VI-1.2, VI-1.8)."""

    def act(self, s: ViroidState) -> None:
        carry_out(s, self.doing, words.told_carry_out(s).card, words.told_carry_out(s).nth)


def carry_out(s: ViroidState, doing: Effects[ViroidState], card: int, nth: int) -> None:
    """One effect of a card; the next one, or after the last the healing, comes after all it leads to (VI-1.8)."""
    effects = s.content.cards[card].effects
    if nth + 1 < len(effects):
        words.then_carry_out(s, card, nth + 1)
    else:
        words.then_heal(s, card, nth=0)
    if effects:
        doing.happen(s, s.active, effects[nth])


class Heal(Step[ViroidState]):
    """From each city on the card the active player removes one infected, if there is any (VI-1.3); corpses stay
    (VI-1.4). Then the card is paid out (VI-1.8)."""

    def act(self, s: ViroidState) -> None:
        number, nth = words.told_heal(s).card, words.told_heal(s).nth
        card = s.content.cards[number]
        while nth < len(card.heals):
            cubes = cubes_in(s, card.heals[nth], words.CURE)
            if len(cubes) > 1:
                words.then_heal(s, number, nth + 1)
                words.then_choose_healed(s, number, card.heals[nth])
                return
            if cubes:
                heal(s, number, card.heals[nth], cubes[0])
            else:
                words.tell_nobody_to_heal(s, card.heals[nth])
            if s.ended != STILL_PLAYING:
                return
            nth += 1
        pay_out(s, number)


class ChooseHealed(AskActive):
    """Which infected is healed, where they differ in colour or field (VI-1.3)."""

    def options(self, s: ViroidState, seat: int) -> list[int]:
        return cubes_in(s, words.told_choose_healed(s).city, words.CURE)

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        heal(s, words.told_choose_healed(s).card, words.told_choose_healed(s).city, choice)


def heal(s: ViroidState, card: int, city: int, choice: int) -> None:
    """The cube goes back to its owner; the last one of a city is a success for research, doubled by Massive Research
    (VI-1.3, VI-1.5, VI-1.6)."""
    owner, way = words.chosen_owner(choice), words.chosen_way(choice)
    s.tell_all(words.HEALED, [s.active, owner, city, way])
    take_away(s, owner, city, way, HEALTHY)
    if not has(s.infected(), city):
        words.tell_research_success(s, city)
        sink_research(s, 2 if s.content.cards[card].letter == MASSIVE_RESEARCH else 1)


def pay_out(s: ViroidState, number: int) -> None:
    """The active player gets the card's DNA (VI-1.7); Massive Research brings a further card (VI-1.9)."""
    card = s.content.cards[number]
    s.spent.append(number)
    s.card = NOTHING
    if not s.was_out:
        s.earn(s.active, card.dna)
    if card.letter == MASSIVE_RESEARCH:
        s.then(words.REVEAL)
    elif s.was_out:
        s.then(words.END_TURN)
    else:
        s.then(words.MUTATE, words.ROLL)
        start_infection(s)


def cubes_in(s: ViroidState, city: int, word: int) -> list[int]:
    """The infected of a city as choices of a word with owner and way, those that are alike once."""
    found: list[int] = []
    for field in range(s.world.first[city], s.world.first[city + 1]):
        owner = s.fields[field]
        if owner < HEALTHY:
            choice = words.cure(owner, s.world.ways[field]) - words.CURE + word
            if choice not in found:
                found.append(choice)
    return found
