"""A turn, step by step: turn up finds until you stop, or the cat comes."""

from wusel.engine.kinds import Choice, Seat, SeatSet
from wusel.engine.sets import only
from wusel.engine.step import Ask, AskAlways, Step
from wusel.games.crumbs import words
from wusel.games.crumbs.state import CrumbsState


class TakeTurn(AskAlways[CrumbsState]):
    """Turn up one more find, or stop (CR-T1). The first find is mandatory (CR-T2), but you turn it up yourself."""

    def asks(self, s: CrumbsState) -> SeatSet:
        return only(s.turn) if s.pile and not s.caught else 0

    def candidates(self, s: CrumbsState, seat: Seat) -> list[Choice]:
        return [words.TURN_UP, words.STOP]

    def bar(self, s: CrumbsState, seat: Seat, choice: Choice) -> str:
        return self.rule if choice == words.STOP and not words.told_take_turn(s) else ""

    def take(self, s: CrumbsState, seat: Seat, choice: Choice) -> None:
        if choice == words.STOP:
            s.then(words.END_TURN)
            return
        find = s.pick(s.pile)
        s.spent.append(find)
        words.tell_found(s, seat, find)
        words.then_take_turn(s, words.told_take_turn(s) + 1)
        words.then_carry_out(s, find, nth=0)

    def act(self, s: CrumbsState) -> None:
        """The cat has come, or the pile is empty (CR-F4, CR-E1)."""
        s.then(words.END_TURN)


class CarryOut(Step[CrumbsState]):
    """The effects of a find happen one after the other, each with everything that follows from it (CR-T3)."""

    def act(self, s: CrumbsState) -> None:
        told = words.told_carry_out(s)
        effects = s.content.effects[told.find]
        if told.nth < len(effects):
            effect = effects[told.nth]
            told.nth += 1
            told.again(s)
            self.doing.happen(s, s.turn, effect)


class PickVictim(Ask[CrumbsState]):
    """The player chooses another player to take crumbs from. The question is skipped if no other player has any
    (CR-F2)."""

    def asks(self, s: CrumbsState) -> SeatSet:
        return only(s.turn) if self.options(s, s.turn) else 0

    def options(self, s: CrumbsState, seat: Seat) -> list[Choice]:
        return [words.rob(other) for other in s.everybody() if other != seat and s.crumbs[other]]

    def take(self, s: CrumbsState, seat: Seat, choice: Choice) -> None:
        victim = words.chosen_victim(choice)
        taken = min(words.told_pick_victim(s), s.crumbs[victim])
        s.crumbs[victim] -= taken
        s.gathered += taken
        words.tell_robbed(s, seat, victim, taken)


class EndTurn(Step[CrumbsState]):
    """The player keeps the gathered crumbs. Then the next turn begins, or the game is over (CR-T4, CR-E1)."""

    def act(self, s: CrumbsState) -> None:
        s.crumbs[s.turn] += s.gathered
        words.tell_kept(s, s.turn, s.gathered)
        s.gathered = 0
        s.caught = 0
        if max(s.crumbs) < s.goal and s.pile:
            s.turn = s.after(s.turn)
            words.tell_turn_begins(s, s.turn)
            words.then_take_turn(s, turned_up=0)
