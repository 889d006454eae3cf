"""What a report looks at: the game as it was asked for, and the same with one option changed at a time."""

from contextlib import closing, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any, Final

from wusel.bots.levels import HARD, new_bot
from wusel.bots.players import is_learned
from wusel.bots.search_bot import SearchBot
from wusel.engine.errors import BadOption, WuselError
from wusel.engine.game import Game
from wusel.engine.options import Value, settle_options
from wusel.games import find_game
from wusel.lab.arena.contest import check_names
from wusel.lab.arena.players import cheats, new_chooser
from wusel.lab.progress import progress
from wusel.lab.report.game_statistics import Notes, Watch
from wusel.lab.simulate import LARGEST_SEED
from wusel.lab.worker_pool import Workers, run_tasks
from wusel.texts.locale_files import locale_text

GAMES_IN_A_CHUNK: Final = 10
CARD: Final = "card"

Task = tuple[int, int]


@dataclass(frozen=True)
class Request:
    """What somebody wants to know: which game, set up how, played by whom and how often; in which language its words
    are. Without games for them neither options nor a ladder are looked at. `cross` are options all of whose values are
    combined with each other, played by `cross_bots`."""

    game: str
    options: dict[str, Value]
    bot: str
    seed: int
    games: int
    option_games: int
    ladder: tuple[str, ...]
    ladder_games: int
    language: str
    content_text: str = ""
    cross: tuple[str, ...] = ()
    cross_games: int = 0
    cross_bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Setting:
    """One way to set the game up, to be played so often. `option` is the one that was changed, empty for the game as it
    was asked for."""

    option: str
    value: Value
    options: dict[str, Value]
    games: int
    seats: int
    together: bool


@dataclass(frozen=True)
class Study:
    """The settings looked at, the first as it was asked for, each with what was seen; and those that cannot be."""

    settings: list[Setting]
    notes: list[Notes]
    refused: list[tuple[str, Value]]


@dataclass(frozen=True)
class Crossing:
    """All combinations of the values of some options, and what was seen of each, bot by bot."""

    settings: list[Setting]
    notes: dict[str, list[Notes]]


def new_request(
    game: Game[Any],
    options: dict[str, object],
    bot: str,
    seed: int,
    games: int,
    option_games: int,
    ladder: list[str],
    ladder_games: int,
    language: str,
    cross: list[str] | None = None,
    cross_games: int = 0,
    cross_bots: list[str] | None = None,
) -> Request:
    """A request that was found possible, before anything is played."""
    settled = settle_options(game.declared, options)
    game.new(settled, 0)
    if not 0 <= seed <= LARGEST_SEED:
        raise WuselError(f"seed {seed} is not possible here; it can be 0 to {LARGEST_SEED}")
    if games < 2:
        raise WuselError(f"{games} games say nothing about a game; it takes 2 at least")
    if cheats(bot):
        raise WuselError(f"{bot} cheats; a report is about games that are played by the rules")
    who, *rungs = (repeatable(name) for name in (bot, *ladder))
    new_chooser(who)
    if ladder_games:
        check_names(rungs, who)
    crossed = check_cross(game, cross or [])
    crossing = tuple(repeatable(name) for name in cross_bots or [who])
    for name in crossing:
        new_chooser(name)
    content = game.content_text()
    return Request(
        game.name, settled, who, seed, games, option_games, tuple(rungs), ladder_games, language, content,
        crossed, cross_games if crossed else 0, crossing,
    )  # fmt: skip


def check_cross(game: Game[Any], names: list[str]) -> tuple[str, ...]:
    """Options that the game has."""
    known = [option.name for option in game.declared]
    for name in names:
        if name not in known:
            raise WuselError(f"{game.name} has no option {name!r} to cross; there are: {', '.join(known)}")
    return tuple(names)


def repeatable(name: str) -> str:
    """A bot that always chooses the same: who searches against the clock gets the playouts of the level instead."""
    if is_learned(name):
        raise WuselError(f"{name} can play with the options that it has learned alone; a report tries others, too")
    if ":" in name:
        return name
    if cheats(name):
        return f"{name}:{HARD.iterations}"
    bot = new_bot(name)
    return f"{name}:{bot.budget.iterations}" if isinstance(bot, SearchBot) else name


def settings_of(game: Game[Any], request: Request) -> tuple[list[Setting], list[tuple[str, Value]]]:
    """The game as it was asked for, then every other value of every option; and the values that do not go with the
    rest of the options."""
    settings, refused = [setting_of(game, request.options, request.games, "", "")], []
    for option in game.declared if request.option_games else []:
        for value in option.values:
            if value != request.options[option.name]:
                changed = {**request.options, option.name: value}
                try:
                    settings.append(setting_of(game, changed, request.option_games, option.name, value))
                except BadOption:
                    refused.append((option.name, value))
    return settings, refused


def setting_of(game: Game[Any], options: dict[str, Value], games: int, option: str, value: Value) -> Setting:
    s = game.new(options, 0)
    return Setting(option, value, options, games, s.seats, game.plays_together(s))


def described_kinds(game: Game[Any]) -> list[str]:
    """The kinds of things worth looking at: cards, and whatever else the game's texts say the effect of."""
    kinds = {arg.kind: arg.names.values() for word in game.events.words for arg in word.args}
    texts = locale_text(game.home / "locale", "en")
    return [kind for kind, names in kinds.items() if kind == CARD or any(f"{kind}-{n}-text =" in texts for n in names)]


# --- the work


def study(game: Game[Any], request: Request, workers: Workers) -> Study:
    """Play all games of all settings; the outcome does not depend on the number of workers."""
    settings, refused = settings_of(game, request)
    return Study(settings, notes_of(request, settings, workers), refused)


def crossing(game: Game[Any], request: Request, workers: Workers) -> Crossing:
    """Play every combination of the values of the crossed options with every bot that was asked for; those that do not
    go together are left out."""
    values = [option.values for name in request.cross for option in game.declared if option.name == name]
    settings: list[Setting] = []
    for combined in product(*values):
        changed = {**request.options, **dict(zip(request.cross, combined, strict=True))}
        with suppress(BadOption):
            settings.append(setting_of(game, changed, request.cross_games, "", ""))
    bots = request.cross_bots
    return Crossing(settings, {bot: notes_of(replace(request, bot=bot), settings, workers) for bot in bots})


def notes_of(request: Request, settings: list[Setting], workers: Workers) -> list[Notes]:
    """What is seen in all games of each setting."""
    tasks = [
        (place, start) for place, setting in enumerate(settings) for start in range(0, setting.games, GAMES_IN_A_CHUNK)
    ]
    notes = [Notes() for _ in settings]
    games = sum(setting.games for setting in settings)
    work = run_tasks(tasks, partial(Crew, request, settings), workers)
    with progress("games", games) as advance, closing(work) as found:
        for (place, _), seen in zip(tasks, found, strict=True):
            notes[place].merge(seen)
            advance(seen.games)
    return notes


class Crew:
    """Those who play and those who watch: only the game as it was asked for is watched closely."""

    def __init__(self, request: Request, settings: list[Setting]) -> None:
        self.request = request
        self.settings = settings
        self.game = find_game(request.game, request.content_text)
        self.close = Watch(self.game, described_kinds(self.game))
        self.passing = Watch(self.game, [])

    def __call__(self, task: Task) -> Notes:
        """One chunk of the games of one setting."""
        place, start = task
        setting = self.settings[place]
        watch = self.passing if place else self.close
        notes = Notes()
        for index in range(start, min(start + GAMES_IN_A_CHUNK, setting.games)):
            players = [new_chooser(self.request.bot) for _ in range(setting.seats)]
            watch.play(setting.options, self.request.seed + index, players, notes)
        return notes
