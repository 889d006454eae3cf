"""Phase 3: mutation, as much as the DNA can buy (VI-3.1..VI-3.11)."""

from typing import Final

from wusel.engine.kinds import NOTHING, Choice, Seat, SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Ask, Step
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.limits import SLOTS
from wusel.games.viroid.shop import buy, can_buy, discard, heighten_price, on_offer, why_not_bought
from wusel.games.viroid.state import NO_STRAIN, ViroidState

NO_STRAINS: Final = [NO_STRAIN] * SLOTS
DISCARDING: Final = [words.discard_strain(slot) for slot in range(SLOTS)]
HEIGHTENING: Final = [words.heighten(words.SEVERITY), words.heighten(words.MORTALITY)]


class Mutate(Ask[ViroidState]):
    """The active player develops one thing after the other, or saves the DNA (VI-3.1). A player with a strain to
    discard is always asked (VI-3.9). The options come from the lists of prices, because a call of `bar` for each
    candidate takes longer."""

    def asks(self, s: ViroidState) -> SeatSet:
        player = s.players[s.active]
        return only(s.active) if player.strains != NO_STRAINS or can_buy(s, player) else 0

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        found = on_offer(s, player)
        for slot in range(SLOTS):
            if player.strains[slot] != NOTHING:
                found.append(DISCARDING[slot])
        if heighten_price(s, player) <= player.dna:
            found += HEIGHTENING
        found.append(words.FINISH)
        return found

    def barred(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        return "VI-3.9" if verb(choice) == words.DISCARD_STRAIN else why_not_bought(s, s.players[seat], choice)

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.FINISH:
            return
        s.then(words.MUTATE)
        if verb(choice) == words.DISCARD_STRAIN:
            discard(s, seat, words.chosen_slot(choice))
        else:
            buy(s, seat, choice)

    def act(self, s: ViroidState) -> None:
        words.tell_nothing_affordable(s, s.active, s.players[s.active].dna)


class Grow(Step[ViroidState]):
    """The effects of a symptom happen one after the other (VI-3.8)."""

    def act(self, s: ViroidState) -> None:
        told = words.told_grow(s)
        effects = s.content.strains[told.strain].effects[told.line]
        if told.nth < len(effects):
            effect = effects[told.nth]
            told.nth += 1
            told.again(s)
            self.doing.happen(s, told.seat, effect)


class GrowAbility(Step[ViroidState]):
    """The effects of a further ability happen one after the other (VI-3.7)."""

    def act(self, s: ViroidState) -> None:
        told = words.told_grow_ability(s)
        effects = s.abilities().effects[told.level - 1]
        if told.nth < len(effects):
            effect = effects[told.nth]
            told.nth += 1
            told.again(s)
            self.doing.happen(s, told.seat, effect)
