import pytest

from wusel.bots.greedy_bot import GreedyBot
from wusel.bots.levels import BOTS, new_bot
from wusel.bots.random_bot import RandomBot
from wusel.engine.errors import WuselError


def test_bots_have_names() -> None:
    assert [type(new_bot(name)) for name in BOTS] == [RandomBot, GreedyBot]


def test_an_unknown_bot_is_refused_with_what_is_possible() -> None:
    with pytest.raises(WuselError, match="no bot 'clever'; there are: random, greedy"):
        new_bot("clever")
