"""All effects of Maus und Mystik, as words.toml declares them."""

from wusel.engine.effects import Effects
from wusel.games.maus.content import Content
from wusel.games.maus.effects.attacks import (
    AimWell,
    BowIsStar,
    DoubleDice,
    Encourage,
    EveryKnife,
    FollowUp,
    Inspire,
    OrderAttack,
    Pierce,
    Protect,
    RollAgain,
    SecondAction,
    SeeAll,
    SetTrap,
    Shoot,
    StepBetween,
    Strike,
    Sweep,
    WardOff,
    Weaken,
)
from wusel.games.maus.effects.foes import (
    AfflictArea,
    Calm,
    CalmCards,
    Daunt,
    FellArea,
    FellNear,
    Leave,
    MakeGreedy,
    Place,
    PlaceCalm,
    Rouse,
    SendLast,
    StrikeArea,
    TakeCard,
    Warn,
)
from wusel.games.maus.effects.mice import (
    Afflict,
    CarryTo,
    Cure,
    Draw,
    Find,
    GainCheese,
    Heal,
    Learn,
    LoseCheese,
    LoseItem,
    MoveOn,
    MoveUp,
    Poison,
    Relieve,
    Wound,
)
from wusel.games.maus.effects.story import (
    Aim,
    Change,
    Clear,
    Count,
    FillWheel,
    Lose,
    MorePages,
    Permit,
    TakeFromWheel,
    Tell,
    TurnPages,
    Win,
)
from wusel.games.maus.state import MausState


def all_effects(content: Content) -> Effects[MausState]:
    return Effects(
        [
            kind(content)
            for kind in (
                Tell, Aim, Win, Lose, Count, Clear, Permit, Change, TurnPages, MorePages, FillWheel, TakeFromWheel,
                Place, PlaceCalm, Leave, Calm, CalmCards, Rouse, MakeGreedy, FellNear, SendLast, Daunt, TakeCard,
                StrikeArea, Warn, FellArea, AfflictArea, Wound, Poison, Heal, Cure, Afflict, Relieve, GainCheese,
                LoseCheese, CarryTo, Find, LoseItem, Learn, Draw, MoveOn, MoveUp, AimWell, DoubleDice, Weaken, Pierce,
                Sweep, SeeAll, FollowUp, EveryKnife, Protect, Encourage, RollAgain, WardOff, StepBetween, Shoot,
                Strike, OrderAttack, SecondAction, Inspire, SetTrap, BowIsStar,
            )
        ]
    )  # fmt: skip
