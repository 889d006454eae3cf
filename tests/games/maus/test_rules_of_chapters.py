"""Rules of chapters that no mouse causes, such as those at the end of a round."""

import json

import pytest

from tests.games.maus.scene import GAME, Scene
from wusel.engine.errors import BadContent
from wusel.engine.sets import members
from wusel.engine.vocabulary import Word


def at_the_end_of_a_round(word: Word) -> str:
    """Return a rule of a chapter with one effect, each of its arguments with the first possible value."""
    args = {arg.name: next(iter(arg.names.values()), 1) for arg in word.args}
    said = ", ".join([f'do = "{word.name}"', *(f"{name} = {json.dumps(value)}" for name, value in args.items())])
    return f'\n[[chapters.chapter_01.rules]]\non = "round_end"\neffects = [{{ {said} }}]\n'


@pytest.mark.parametrize("word", GAME.effects.words, ids=lambda word: word.name)
def test_an_effect_needs_no_mouse_that_causes_it(word: Word) -> None:
    """It is refused with the content, or carried out, and the game goes on."""
    try:
        scene = Scene("leader a1, archer b1", "rat c1", track="archer leader rats", rules=at_the_end_of_a_round(word))
    except BadContent:
        return
    for _ in range(20):
        if scene.s.owing:
            seat = next(iter(members(scene.s.owing)))
            scene.game.apply(scene.s, seat, scene.game.options(scene.s, seat)[-1])
    assert scene.s.round > 1 or not scene.s.owing
