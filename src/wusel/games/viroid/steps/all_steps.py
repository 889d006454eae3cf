"""All steps of Viroid, as words.toml declares them."""

from wusel.engine.effects import Effects
from wusel.engine.step import Step
from wusel.games.viroid.content import Content
from wusel.games.viroid.state import ViroidState
from wusel.games.viroid.steps.interventions import LayCorpse, LayCorpseIn, LiftMarker, RemoveCorpse, RemoveCorpseIn
from wusel.games.viroid.steps.outbreaks import BreakOut, BreakOutBy, BreakOutTo, FlyOut, FlyTo
from wusel.games.viroid.steps.phase_0 import FreeGrowth, GiveDna, RollVirus, StartTurn
from wusel.games.viroid.steps.phase_1 import CarryOut, ChooseHealed, Heal, Reveal
from wusel.games.viroid.steps.phase_2 import Infect, InfectBy, InfectOver
from wusel.games.viroid.steps.phase_3 import Grow, GrowAbility, Mutate
from wusel.games.viroid.steps.phase_4 import ChooseDead, DieIn, EndTurn, KillAtHarbour, Roll
from wusel.games.viroid.steps.setting_up import DevelopFreely, Settle, SettleIn


def all_steps(content: Content, doing: Effects[ViroidState]) -> list[Step[ViroidState]]:
    return [
        DevelopFreely(content), Settle(content), SettleIn(content),
        StartTurn(), GiveDna(content), RollVirus(), FreeGrowth(content),
        Reveal(content, doing), CarryOut(content, doing), Heal(content), ChooseHealed(content),
        Infect(content), InfectBy(content), InfectOver(content),
        Mutate(content), Grow(content, doing), GrowAbility(content, doing),
        Roll(content), KillAtHarbour(content), ChooseDead(content), DieIn(content), EndTurn(content),
        BreakOut(content), BreakOutTo(content), BreakOutBy(content), FlyOut(content), FlyTo(content),
        LayCorpse(content), LayCorpseIn(content), RemoveCorpse(content), RemoveCorpseIn(content), LiftMarker(content),
    ]  # fmt: skip
