"""Phase 1: an event card, its healing step, and DNA (VI-1.1..VI-1.13)."""

from wusel.engine.effects import Effects
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import has
from wusel.engine.step import Ask, Step
from wusel.games.viroid import words
from wusel.games.viroid.happenings import sink_research, take_away
from wusel.games.viroid.scoring import finish
from wusel.games.viroid.state import HEALTHY, NO_CARD, ViroidState
from wusel.games.viroid.steps.phase_2 import start_infection
from wusel.games.viroid.words import Card, City, Way


class Reveal(Step[ViroidState]):
    """Turn up the top card and begin to carry it out; if there is none, the game is lost (VI-1.1, VI-1.2, VI-E4)."""

    def act(self, s: ViroidState) -> None:
        if s.deck.is_empty():
            words.tell_no_card_left(s, s.active)
            finish(s, words.DECK_EMPTY)
            return
        card = Card(s.deck.draw(s))
        s.card = card
        words.tell_card_revealed(s, s.active, card)
        carry_out(s, self.doing, card, nth=0)


class CarryOut(Step[ViroidState]):
    """The effects of a card happen one after the other, each with everything that follows from it; then the card heals
    (VI-1.2, VI-1.8)."""

    def act(self, s: ViroidState) -> None:
        told = words.told_carry_out(s)
        carry_out(s, self.doing, told.card, told.nth)


def carry_out(s: ViroidState, doing: Effects[ViroidState], card: Card, nth: int) -> None:
    """Carry out one effect of a card. Everything that follows from it comes before the next effect, or before the
    healing step after the last effect (VI-1.8)."""
    effects = s.content.cards[card].effects
    if nth + 1 < len(effects):
        words.then_carry_out(s, card, nth + 1)
    else:
        words.then_heal(s, card, nth=0)
    if effects:
        doing.happen(s, s.active, effects[nth])


class Heal(Step[ViroidState]):
    """From each city on the card the active player removes one infected, if there is any (VI-1.3); corpses stay
    (VI-1.4). Then the card pays its DNA (VI-1.8)."""

    def act(self, s: ViroidState) -> None:
        told = words.told_heal(s)
        cities = s.content.cards[told.card].heals
        while told.nth < len(cities):
            city = cities[told.nth]
            told.nth += 1
            cubes = cubes_in(s, city)
            if len(cubes) > 1:
                told.again(s)
                words.then_choose_healed(s, told.card, city)
                return
            if cubes:
                owner, way = cubes[0]
                heal(s, told.card, city, owner, way)
            else:
                words.tell_nobody_to_heal(s, city)
            if s.ended != words.STILL_PLAYING:
                return
        pay_out(s, told.card)


class ChooseHealed(Ask[ViroidState]):
    """The active player picks the infected that is healed, if they differ in colour or field (VI-1.3)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return [words.cure(owner, way) for owner, way in cubes_in(s, words.told_choose_healed(s).city)]

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        told = words.told_choose_healed(s)
        heal(s, told.card, told.city, words.chosen_owner(choice), words.chosen_way(choice))


def heal(s: ViroidState, card: Card, city: City, owner: Seat, way: Way) -> None:
    """Return a cube to its owner. The last one of a city is a research success, which Massive Research doubles (VI-1.3,
    VI-1.5, VI-1.6)."""
    words.tell_healed(s, s.active, owner, city, way)
    take_away(s, owner, city, way, HEALTHY)
    if not has(s.infected(), city):
        words.tell_research_success(s, city)
        sink_research(s, 2 if s.content.cards[card].letter == words.M else 1)


def pay_out(s: ViroidState, number: Card) -> None:
    """Give the active player the card's DNA (VI-1.7); Massive Research brings a further card (VI-1.9)."""
    card = s.content.cards[number]
    s.spent.append(number)
    s.card = NO_CARD
    if not s.was_out:
        s.earn(s.active, card.dna)
    if card.letter == words.M:
        s.then(words.REVEAL)
    elif s.was_out:
        s.then(words.END_TURN)
    else:
        s.then(words.MUTATE, words.ROLL)
        start_infection(s)


def cubes_in(s: ViroidState, city: City) -> list[tuple[Seat, Way]]:
    """Return the infected of a city by owner and way, equal ones only once."""
    found: list[tuple[Seat, Way]] = []
    for field in s.world.fields[city]:
        owner = s.fields[field]
        if owner < HEALTHY:
            cube = (Seat(owner), s.world.ways[field])
            if cube not in found:
                found.append(cube)
    return found
