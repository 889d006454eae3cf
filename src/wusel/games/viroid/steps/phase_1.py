"""Phase 1: an event card, its healing step, and DNA (VI-1.1..VI-1.13)."""

from typing import Final

from wusel.engine.effects import Effects
from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.games.viroid import words
from wusel.games.viroid.content import Content
from wusel.games.viroid.happenings import heal
from wusel.games.viroid.scoring import finish
from wusel.games.viroid.state import DECK_EMPTY, HEALTHY, NOTHING, ViroidState
from wusel.games.viroid.world import World

MASSIVE_RESEARCH: Final = "M"


class Reveal(Step[ViroidState]):
    """Turn up the top card; without one all is lost (VI-1.1, VI-E4)."""

    def act(self, s: ViroidState) -> None:
        s.phase = 1
        if not any(s.deck.left()):
            s.tell(words.NO_CARD_LEFT, s.active)
            finish(s, DECK_EMPTY)
            return
        card = s.deck.draw(s)
        s.card = card
        s.tell(words.CARD_REVEALED, s.active, card)
        words.then_carry_out(s, card, nth=0)


class CarryOut(Step[ViroidState]):
    """The effects of a card one after the other, each with all that it leads to; then it heals (VI-1.2, VI-1.8)."""

    def __init__(self, content: Content, doing: Effects[ViroidState]) -> None:
        super().__init__()
        self.content = content
        self.doing = doing

    def act(self, s: ViroidState) -> None:
        card, nth = words.carry_out_card(s), words.carry_out_nth(s)
        effects = self.content.cards[card].effects
        if nth < len(effects):
            words.then_carry_out(s, card, nth + 1)
            self.doing.happen(s, s.active, effects[nth])
        else:
            words.then_heal(s, card, nth=0)


class Heal(Ask[ViroidState]):
    """From each city on the card the active player removes one infected, if there is any (VI-1.3); corpses stay
    (VI-1.4)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def asks(self, s: ViroidState) -> int:
        return only(s.active) if self.options(s, s.active) else 0

    def options(self, s: ViroidState, seat: int) -> list[int]:
        heals = self.content.cards[words.heal_card(s)].heals
        if words.heal_nth(s) == len(heals):
            return []
        return cubes_in(s, self.content.worlds[s.seats], heals[words.heal_nth(s)], words.cure(0, 0))

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        card, nth = words.heal_card(s), words.heal_nth(s)
        city = self.content.cards[card].heals[nth]
        words.then_heal(s, card, nth + 1)
        massive = self.content.cards[card].letter == MASSIVE_RESEARCH
        world = self.content.worlds[s.seats]
        heal(s, world, words.cure_owner(choice), city, words.cure_way(choice), massive)

    def act(self, s: ViroidState) -> None:
        """Nobody is infected here, or all cities on the card have been seen to."""
        card, nth = words.heal_card(s), words.heal_nth(s)
        heals = self.content.cards[card].heals
        if nth < len(heals):
            s.tell(words.NOBODY_TO_HEAL, heals[nth])
            words.then_heal(s, card, nth + 1)
        else:
            words.then_pay_out(s, card)


def cubes_in(s: ViroidState, world: World, city: int, word: int) -> list[int]:
    """The infected of a city as choices of a word with owner and way, those that are alike once."""
    found: list[int] = []
    for field in range(world.first[city], world.first[city + 1]):
        owner = s.fields[field]
        if owner < HEALTHY:
            choice = words.cure(owner, world.ways[field]) - words.cure(0, 0) + word
            if choice not in found:
                found.append(choice)
    return found


class PayOut(Step[ViroidState]):
    """The active player gets the card's DNA (VI-1.7); Massive Research brings a further card (VI-1.9)."""

    def __init__(self, content: Content) -> None:
        super().__init__()
        self.content = content

    def act(self, s: ViroidState) -> None:
        number = words.pay_out_card(s)
        card = self.content.cards[number]
        s.spent.append(number)
        s.card = NOTHING
        if not s.was_out:
            s.earn(s.active, card.dna)
        if card.letter == MASSIVE_RESEARCH:
            s.then(words.REVEAL)
        elif s.was_out:
            s.then(words.END_TURN)
        else:
            s.then(words.START_INFECTION, words.START_MUTATION, words.ROLL)
