"""All steps of Maus und Mystik, as words.toml declares them."""

from wusel.engine.effects import Effects
from wusel.engine.step import Step
from wusel.games.maus.content import Content
from wusel.games.maus.state import MausState
from wusel.games.maus.steps.attacks import (
    AfterBlow,
    ChooseCard,
    CountHits,
    FoeDefends,
    FoeFalls,
    MouseAttacks,
    MoveFriend,
    MoveOneField,
    NextKnife,
    StrikeOn,
)
from wusel.games.maus.steps.bewitched import BewitchedTurn, FriendDefends
from wusel.games.maus.steps.cat import CatSprings
from wusel.games.maus.steps.chapters import (
    BeginChapter,
    ChooseFirstAbility,
    ChooseParty,
    EndChapter,
    GoOnAfterLoss,
    KeepSomeAbility,
    KeepSomething,
    NextChapter,
)
from wusel.games.maus.steps.defence import AnswerHits, CountBlocks, MouseDefends
from wusel.games.maus.steps.doing import (
    ApplyRule,
    BeStruck,
    CarryOut,
    ChooseField,
    ChooseFoe,
    ChooseMouse,
    LearnSomething,
    Obey,
    Order,
    Resist,
    TurnPage,
)
from wusel.games.maus.steps.exploring import AnswerPlacing, Arrive, Disguise, EnterRoom, MeetFoes, PlaceFoes
from wusel.games.maus.steps.finds import Barter, ChooseFind, DrawFind, TakeFind, WearAndStow
from wusel.games.maus.steps.foes import FoesEnd, FoeStrikes, FoesTurn
from wusel.games.maus.steps.mouse_turn import FinishTurn, FreeCaptured, TakeTurn
from wusel.games.maus.steps.rounds import DiscardEncounter, EndOfMice, LayTrack, NextCard, SurgeComes
from wusel.games.maus.steps.stars import AnswerRoll, CountStars


def all_steps(content: Content, doing: Effects[MausState]) -> list[Step[MausState]]:
    return [
        ChooseParty(content), ChooseFirstAbility(content), BeginChapter(content), KeepSomething(content),
        KeepSomeAbility(content), EndChapter(content), NextChapter(content), GoOnAfterLoss(content),
        NextCard(content), EndOfMice(content), SurgeComes(content), DiscardEncounter(), LayTrack(content),
        FreeCaptured(content), TakeTurn(content), WearAndStow(content), Barter(content), FinishTurn(content),
        AnswerRoll(content), CountStars(content), DrawFind(content), TakeFind(content), ChooseFind(content),
        MouseAttacks(content), CountHits(content), FoeDefends(content), ChooseCard(content), FoeFalls(content),
        AfterBlow(), NextKnife(content), StrikeOn(content), MoveFriend(content), MoveOneField(content),
        FoesTurn(content), FoeStrikes(content), CatSprings(content), AnswerHits(content), MouseDefends(content),
        CountBlocks(content), FoesEnd(content), BewitchedTurn(content), FriendDefends(content),
        EnterRoom(content), Arrive(content), MeetFoes(content), Disguise(content), PlaceFoes(content),
        AnswerPlacing(content), ApplyRule(content), CarryOut(content, doing), ChooseMouse(content, doing),
        ChooseFoe(content), ChooseField(content), Order(content), Obey(content), LearnSomething(content),
        TurnPage(content), BeStruck(content), Resist(content),
    ]  # fmt: skip
