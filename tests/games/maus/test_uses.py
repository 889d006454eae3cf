"""Greedy players use every ability and item, and everything found or drawn changes something."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from functools import lru_cache

import pytest

from tests.games.maus.scene import GAME, Scene, quiet_game
from tests.games.maus.test_encounters import meets
from tests.games.uses import MATTERS, OFFERED, TAKEN, Uses, printed
from wusel.bots.bot import ask
from wusel.bots.levels import new_bot
from wusel.engine.kinds import Choice, Seat
from wusel.engine.sets import members
from wusel.engine.vocabulary import verb
from wusel.games.maus import words
from wusel.games.maus.content.content import Content
from wusel.games.maus.state import MausState

CONTENT: Content = GAME.content
SEEDS = range(4)
SOON = 25
ABILITIES = {card.name: card for card in CONTENT.abilities}
ITEMS = {card.name: card for card in CONTENT.items}
EVENTS = [name for name, card in ITEMS.items() if card.sort == words.EVENT]
# They open exits and hide mice by themselves: see test_explore.py and test_encounters.py.
FOR_ALL = [name for name, card in ITEMS.items() if card.sort == words.PARTY_ITEM]
# Greedy players value cheese too highly to pay for these at first sight. Players who think ahead do pay.
TOO_DEAR = {
    "ability_archer_1", "ability_archer_2", "ability_archer_3", "ability_leader_3", "ability_mystic_3",
    "ability_mystic_own_1", "ability_scamp_4", "ability_warrior_1", "ability_warrior_2", "ability_warrior_3",
}  # fmt: skip
NOT_SEEN = {
    # The judge gives no value to several knives, to bows in a search, and to a place higher on the track
    "ability_scamp_1": {TAKEN, MATTERS},
    "ability_scamp_archer_1": {TAKEN, MATTERS},
    "search_trick_5": {TAKEN, MATTERS},
    # One die more is always less than the judge expects of keeping the card
    "search_trick_1": {TAKEN, MATTERS},
    # The step that asks for it shoots, regardless of the text of the card
    "ability_archer_4": {MATTERS},
    # A mouse that wears nothing has them, and there is nothing on them
    "gear_bare_paws": {MATTERS},
}


def without(thing: str) -> AbstractContextManager[None]:
    """Remove the effects of a card for a while."""
    if thing in ABILITIES:
        return no_effects(ABILITIES[thing].script)
    if ITEMS[thing].script >= 0:
        return no_effects(ITEMS[thing].script)
    return printed(ITEMS[thing], dice=0, defence=0, powers=0)


def no_effects(script: int) -> AbstractContextManager[None]:
    lists = CONTENT.scripts[:]
    lists[script] = []
    return printed(CONTENT, scripts=lists)


def used(_s: MausState, _seat: Seat, choice: Choice) -> str:
    """Return the ability or item that a choice uses."""
    if verb(choice) == words.USE_ABILITY:
        return CONTENT.names.ability[words.chosen_ability(choice)]
    if verb(choice) in (words.USE_ITEM, words.WEAR, words.ATTACK):
        return CONTENT.names.item[words.chosen_item(choice)]
    return ""


def at_work(s: MausState, told: list[str]) -> Iterable[str]:
    """Return the items that mice wear or share, and the finds."""
    worn = [CONTENT.names.item[item] for mouse in s.party.mice for item in mouse.worn + s.party.items]
    return worn + [each.split()[-1] for each in told if each.split()[0] == "found"]


@lru_cache
def uses(thinking: bool) -> Uses[MausState]:
    """Return the uses seen with greedy players, or with players who think ahead."""
    judge = GAME.judge().on_reflection() if thinking else GAME.judge()
    return Uses(GAME, without, used, at_work, judge)


def scenes(hero: str, thing: str) -> list[Scene]:
    """Yield scenes of a mouse with a thing: among foes, in front of them, alone with a friend, and under attack."""
    friend = "healer" if hero != "healer" else "leader"
    has = f"cheese:5 wounds:1 {thing}"
    rats_first, hero_last = f"rats {hero} {friend}", f"{friend} rats roaches {hero}"
    return [
        Scene(f"{hero} c4 {has}, {friend} c4 wounds:2 poison:2", "rat c4, roach d4", track=hero_last, chapter=1),
        Scene(f"{hero} c4 {has}, {friend} c4 wounds:2 poison:1", chapter=1),
        Scene(f"{hero} d1 {has}, {friend} d1", "rat d4*3, roach d4*2, spider c4", chapter=1),
        Scene(f"{hero} c4 {has}, {friend} c4", "rat c4*2, rat d4", track=rats_first, begin=True, chapter=1),
        Scene(f"{hero} c4 {has}, {friend} d4 cheese:3", "rat c4*2, spider c4, roach c4*2", points=0, chapter=1),
    ]


def seen_of(thing: str, made: Iterable[Scene], thinking: bool = False) -> set[str]:
    """Return what was seen of a thing in the given scenes."""
    found = uses(thinking)
    for scene in made:
        for seed in SEEDS:
            if found.missing(thing):
                s = scene.s.clone()
                s.reseed(seed)
                found.watch(s, seed, most=SOON)
    return found.seen.get(thing, set())


def hero_with(heroes: words.HeroSet) -> str:
    return CONTENT.names.hero[members(heroes)[0]].removeprefix("hero_")


@pytest.mark.parametrize("ability", ABILITIES)
def test_players_use_every_ability(ability: str) -> None:
    seen = seen_of(ability, scenes(hero_with(ABILITIES[ability].heroes), ability), ability in TOO_DEAR)
    assert seen == {OFFERED, TAKEN, MATTERS} - NOT_SEEN.get(ability, set())


@pytest.mark.parametrize("item", [name for name in ITEMS if name not in {*EVENTS, *FOR_ALL}])
def test_players_use_every_item(item: str) -> None:
    seen = seen_of(item, scenes(hero_with(ITEMS[item].heroes), f"bare {item}"))
    assert seen == {OFFERED, TAKEN, MATTERS} - NOT_SEEN.get(item, set())


@pytest.mark.parametrize("thing", [thing for thing, missing in NOT_SEEN.items() if TAKEN in missing])
def test_what_no_bot_uses_changes_something_all_the_same(thing: str) -> None:
    heroes = (ABILITIES[thing] if thing in ABILITIES else ITEMS[thing]).heroes
    s = scenes(hero_with(heroes), thing)[0].s
    seat = Seat(0)
    choice = next(choice for choice in GAME.options(s, seat) if used(s, seat, choice) == thing)
    after = s.clone()
    GAME.apply(after, seat, choice)
    assert uses(thinking=False).matters(thing, s, seat, choice, after)


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_that_is_found_changes_something(event: str) -> None:
    def finding() -> str:
        mice = "leader c4 wounds:1, archer b4 wounds:1, scamp c4 wounds:1"
        return Scene(mice, "roach d4", chapter=1, wheel=3, dice="s").find(event).do(0, "search").s.digest()

    found = finding()
    with without(event):
        assert finding() != found


@pytest.mark.parametrize("foe", words.FOES)
def test_greedy_players_attack_every_foe(foe: str) -> None:
    s = Scene("leader c4 cheese:0, archer a1", f"{foe} c4", chapter=1).s
    choice = Choice(ask(new_bot("greedy"), GAME, s, Seat(0), 1))
    assert verb(choice) == words.ATTACK
    after = s.clone()
    GAME.apply(after, Seat(0), choice)
    assert after.digest() != s.digest()


@pytest.mark.parametrize("encounter", range(len(CONTENT.encounters)))
def test_every_encounter_changes_something(encounter: int) -> None:
    card = quiet_game("").content.encounters[encounter]
    came = meets(encounter + 1).s.digest()
    with printed(card, met=[[[]] * len(rows) for rows in card.met]):
        assert meets(encounter + 1).s.digest() != came
