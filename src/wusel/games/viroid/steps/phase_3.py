"""Phase 3: mutation, as much as the DNA buys (VI-3.1..VI-3.11)."""

from wusel.engine.sets import has
from wusel.engine.step import Step
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.limits import SLOTS
from wusel.games.viroid.shop import (
    TOO_DEAR,
    ability_effects,
    buy,
    can_heighten,
    discard,
    on_offer,
    owns_family,
    price,
)
from wusel.games.viroid.state import NOTHING, ViroidState
from wusel.games.viroid.steps.ask_active import AskActive


class Mutate(AskActive):
    """Develop whatever can be paid for, one thing after the other, or save the DNA (VI-3.1)."""

    def options(self, s: ViroidState, seat: int) -> list[int]:
        player = s.players[seat]
        found = on_offer(s, seat)
        for slot in range(SLOTS):
            if player.strains[slot] != NOTHING:
                found.append(words.discard_strain(slot))
        if can_heighten(s.content, player):
            found.append(words.heighten(words.SEVERITY))
            found.append(words.heighten(words.MORTALITY))
        found.append(words.FINISH)
        return found

    def barred(self, s: ViroidState, seat: int, choice: int) -> str:
        player, word = s.players[seat], verb(choice)
        if word == words.HEIGHTEN:
            return "VI-M3"
        if word == words.DISCARD_STRAIN:
            return "VI-3.9"
        if word == words.BUY_STRAIN:
            strain = words.chosen_strain(choice)
            if not has(s.offer_of_strains, strain):
                return "VI-Q32"
            if owns_family(s.content, player, s.content.strains[strain].family):
                return "VI-3.6"
        if price(s, player, choice) < TOO_DEAR:
            return "VI-3.1"
        if word == words.IMPROVE and words.chosen_spread(choice) == words.BIRD:
            return "VI-PA-PIL1" if s.variant.pathogen == words.FUNGUS else "VI-3.11"
        return "VI-3.7" if word in (words.DEVELOP, words.DEVELOP_ABILITY) else "VI-3.11"

    def take(self, s: ViroidState, seat: int, choice: int) -> None:
        if choice == words.FINISH:
            return
        s.then(words.MUTATE)
        if verb(choice) == words.DISCARD_STRAIN:
            discard(s, seat, words.chosen_slot(choice))
        else:
            buy(s, seat, choice)


class Grow(Step[ViroidState]):
    """The effects of a symptom one after the other (VI-3.8)."""

    def act(self, s: ViroidState) -> None:
        seat, strain, line, nth = (
            words.told_grow(s).seat,
            words.told_grow(s).strain,
            words.told_grow(s).line,
            words.told_grow(s).nth,
        )
        effects = s.content.strains[strain].effects[line]
        if nth < len(effects):
            words.then_grow(s, seat, strain, line, nth + 1)
            self.doing.happen(s, seat, effects[nth])


class GrowAbility(Step[ViroidState]):
    """The effects of a further ability one after the other (VI-3.7)."""

    def act(self, s: ViroidState) -> None:
        seat, level, nth = (
            words.told_grow_ability(s).seat,
            words.told_grow_ability(s).level,
            words.told_grow_ability(s).nth,
        )
        effects = ability_effects(s)[level - 1]
        if nth < len(effects):
            words.then_grow_ability(s, seat, level, nth + 1)
            self.doing.happen(s, seat, effects[nth])
