"""The catalogue of games for clients: options, vocabulary, content, rules and texts."""

import logging
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import convert

from wusel.engine.game import Game
from wusel.engine.rules import LANGUAGES
from wusel.engine.step import ACTS
from wusel.engine.vocabulary import Vocabulary
from wusel.games import faults_of_others, known_game, offered_games
from wusel.server.wire.game_messages import ArgInfo, BoxInfo, GameCard, GameInfo, OptionInfo, RuleInfo, WordInfo
from wusel.texts.locale_files import COMMON, locale_text, plain_line

log: Final = logging.getLogger("wusel.games")


@lru_cache(16)
def game_card(game: Game[Any]) -> GameCard:
    options = [
        OptionInfo(option.name, list(option.values), option.default) for option in game.declared if not option.most
    ]
    titles, about = (
        {language: plain_line(game.home / "locale", language, key) for language in LANGUAGES}
        for key in ("game-title", "game-about")
    )
    printed = game.box()
    scenario = printed.scenario if printed else ""
    values = [value for option in game.declared if option.name == scenario for value in option.values]
    keys = [f"option-{scenario}-{value}" for value in values]
    scenarios = {language: [title_of(game, language, key) for key in keys] for language in LANGUAGES}
    box = None if printed is None else convert(printed, BoxInfo, from_attributes=True)
    return GameCard(game.name, titles, options, scenario, scenarios, about, box)


def title_of(game: Game[Any], language: str, key: str) -> str:
    """The title of an option's value, from the content or else from the game's texts."""
    return game.titles(language).get(key) or plain_line(game.home / "locale", language, key)


def preload_games() -> None:
    """Warm the cache; log which games of other packages are left out, and why."""
    for name in offered_games():
        game_info(known_game(name))
    for fault in faults_of_others():
        log.warning("%s", fault)


def game_info(game: Game[Any]) -> GameInfo:
    """The description of a game, with its own content or another; cached."""
    return custom_info(game) if game.content_text() else own_info(game.name)


@cache
def own_info(name: str) -> GameInfo:
    return new_info(known_game(name))


@lru_cache(16)
def custom_info(game: Game[Any]) -> GameInfo:
    return new_info(game)


def new_info(game: Game[Any]) -> GameInfo:
    return GameInfo(
        card=game_card(game),
        content=game.content_id(),
        catalogue=dict(game.catalogue()),
        titles={language: game.titles(language) for language in LANGUAGES},
        genders=game.genders(),
        hides=game.hides(),
        choices=words(game.choices),
        events=words(game.events),
        effects=words(game.effects),
        groups=game.groups,
        weights=game.weights,
        details=game.details,
        rules=[RuleInfo(rule.id, rule.en, rule.de) for rule in game.rules.all()],
        steps={step.name: step.tells for step in game.steps if step.kind != ACTS},
        texts={language: texts_of(game, language) for language in LANGUAGES},
    )


def words(vocabulary: Vocabulary) -> list[WordInfo]:
    return [
        WordInfo(word.name, [ArgInfo(arg.name, arg.kind, list(map(arg.to_json, arg.values))) for arg in word.args])
        for word in vocabulary.words
    ]


def texts_of(game: Game[Any], language: str) -> str:
    """The game's Fluent resources, then the common ones."""
    return "\n".join(locale_text(folder, language) for folder in (game.home / "locale", COMMON))
