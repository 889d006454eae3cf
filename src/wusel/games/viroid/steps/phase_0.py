"""The beginning of a turn, and the actions of nanites and viruses before the event (VI-0.1)."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Ask, AskTold, Step
from wusel.engine.vocabulary import verb
from wusel.games.viroid import words
from wusel.games.viroid.minimum import leads_on
from wusel.games.viroid.mortality import PIPS
from wusel.games.viroid.shop import every_growth, grow, why_not_had
from wusel.games.viroid.state import ViroidState


class StartTurn(Step[ViroidState]):
    """The first turn begins."""

    def act(self, s: ViroidState) -> None:
        start_turn(s)


def start_turn(s: ViroidState) -> None:
    """Begin a turn. Phase 0 comes before every event, but not for eliminated players (VI-T1, VI-0.1, VI-F7)."""
    s.turn += 1
    s.dice.clear()
    s.was_out = int(s.is_gone(s.active))
    words.tell_turn_begins(s, s.active)
    s.then(words.REVEAL)
    if s.was_out:
        words.tell_event_only(s, s.active)
        return
    if s.variant.pathogen == words.NANITES:
        s.then(words.GIVE_DNA)
    elif s.variant.pathogen == words.VIRUS:
        s.then(words.ROLL_VIRUS)


class GiveDna(Ask[ViroidState]):
    """Nanites may give DNA to one other player: the further they are developed, the more (VI-PA-NAN2, VI-Q19)."""

    def options(self, s: ViroidState, seat: Seat) -> list[Choice]:
        player = s.players[seat]
        most = min(player.ability + s.abilities().given, player.dna)
        found: list[Choice] = []
        for other in s.everybody():
            if other != seat and not s.is_out(other):
                found += [words.give(other, dna) for dna in range(1, most + 1)]
        found.append(words.KEEP)
        return found

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        if choice == words.KEEP:
            words.tell_kept(s, seat)
            return
        other, dna = words.chosen_to(choice), words.chosen_dna(choice)
        s.players[seat].dna -= dna
        words.tell_given(s, seat, other, dna)
        s.earn(other, dna)


class RollVirus(Step[ViroidState]):
    """A one gives a free strain or symptom; with each ability one more number gives a free symptom (VI-PA-VIR2,
    VI-PA-VIR3, VI-Q18)."""

    def act(self, s: ViroidState) -> None:
        pips = 1 + s.draw(PIPS)
        s.dice = [pips]
        words.tell_virus_rolled(s, s.active, pips)
        if pips <= 1 + s.players[s.active].ability:
            words.then_free_growth(s, s.active, strain_too=int(pips == 1))
        else:
            words.tell_nothing_grew(s, s.active)


class FreeGrowth(AskTold[ViroidState]):
    """Something must grow, if anything can (VI-PA-VIR4)."""

    def asks(self, s: ViroidState) -> SeatSet:
        seat = words.told_free_growth(s).seat
        return only(seat) if self.options(s, seat) else 0

    def candidates(self, s: ViroidState, seat: Seat) -> list[Choice]:
        return every_growth(s)

    def bar(self, s: ViroidState, seat: Seat, choice: Choice) -> str:
        if verb(choice) == words.BUY_STRAIN and not words.told_free_growth(s).strain_too:
            return "VI-PA-VIR3"
        player = s.players[seat]
        return why_not_had(s, player, choice) or ("" if leads_on(s, player, choice) else "VI-X2")

    def take(self, s: ViroidState, seat: Seat, choice: Choice) -> None:
        grow(s, seat, choice)

    def act(self, s: ViroidState) -> None:
        words.tell_nothing_grew(s, words.told_free_growth(s).seat)
