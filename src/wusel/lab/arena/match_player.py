"""The job of a worker in a tournament. It imports little, since every worker waits for the imports."""

from functools import partial

from wusel.games import find_game
from wusel.lab.arena.contest import Contest, Match
from wusel.lab.arena.players import new_chooser
from wusel.lab.simulate import Plan, Row, play_game


class MatchPlayer:
    """Plays the games of a contest, one for each call."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = find_game(contest.game, contest.content_text)
        self.chooser = partial(new_chooser, iterations=contest.iterations)

    def __call__(self, match: Match) -> Row:
        seed, bots = match
        plan = Plan(self.contest.game, bots, self.contest.options, seed, games=1)
        return play_game(plan, self.game, 0, chooser=self.chooser)
