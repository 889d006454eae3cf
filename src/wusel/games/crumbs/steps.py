"""A turn, step by step: turn up finds until you stop, or the cat comes."""

from wusel.engine.effects import Effects
from wusel.engine.sets import only
from wusel.engine.step import Ask, AskAlways, Step
from wusel.games.crumbs import words
from wusel.games.crumbs.content import Content
from wusel.games.crumbs.state import CrumbsState


class TakeTurn(AskAlways[CrumbsState]):
    """Turn up one more find, or stop (CR-T1). The first find is a must (CR-T2), but nobody turns it up for you."""

    def asks(self, s: CrumbsState) -> int:
        return only(s.turn) if s.pile and not s.caught else 0

    def options(self, s: CrumbsState, seat: int) -> list[int]:
        return [words.TURN_UP, words.STOP] if words.take_turn_turned_up(s) else [words.TURN_UP]

    def take(self, s: CrumbsState, seat: int, choice: int) -> None:
        if choice == words.STOP:
            s.then(words.END_TURN)
            return
        find = s.pick(s.pile)
        s.spent.append(find)
        s.tell(words.FOUND, seat, find)
        words.then_take_turn(s, words.take_turn_turned_up(s) + 1)
        words.then_carry_out(s, find, nth=0)

    def act(self, s: CrumbsState) -> None:
        """The cat has come, or there is nothing left to turn up (CR-F4, CR-E1)."""
        s.then(words.END_TURN)


class CarryOut(Step[CrumbsState]):
    """The effects of a find one after the other, each with all that it leads to (CR-T3)."""

    def __init__(self, content: Content, doing: Effects[CrumbsState]) -> None:
        super().__init__()
        self.content = content
        self.doing = doing

    def act(self, s: CrumbsState) -> None:
        find, nth = words.carry_out_find(s), words.carry_out_nth(s)
        effects = self.content.effects[find]
        if nth < len(effects):
            words.then_carry_out(s, find, nth + 1)
            self.doing.happen(s, s.turn, effects[nth])


class PickVictim(Ask[CrumbsState]):
    """From whom to take crumbs; nobody is asked if nobody else has any (CR-F2)."""

    def asks(self, s: CrumbsState) -> int:
        return only(s.turn) if self.options(s, s.turn) else 0

    def options(self, s: CrumbsState, seat: int) -> list[int]:
        return [words.rob(other) for other in range(s.seats) if other != seat and s.crumbs[other]]

    def take(self, s: CrumbsState, seat: int, choice: int) -> None:
        victim = words.rob_victim(choice)
        taken = min(words.pick_victim_crumbs(s), s.crumbs[victim])
        s.crumbs[victim] -= taken
        s.gathered += taken
        s.tell(words.ROBBED, seat, victim, taken)


class EndTurn(Step[CrumbsState]):
    """What was gathered is kept; then it is the next one's turn, or the game is over (CR-T4, CR-E1)."""

    def act(self, s: CrumbsState) -> None:
        s.crumbs[s.turn] += s.gathered
        s.tell(words.KEPT, s.turn, s.gathered)
        s.gathered = 0
        s.caught = 0
        if max(s.crumbs) < s.goal and s.pile:
            s.turn = (s.turn + 1) % s.seats
            s.tell(words.TURN_BEGINS, s.turn)
            words.then_take_turn(s, turned_up=0)


def all_steps(content: Content, doing: Effects[CrumbsState]) -> list[Step[CrumbsState]]:
    return [TakeTurn(), CarryOut(content, doing), PickVictim(), EndTurn()]
