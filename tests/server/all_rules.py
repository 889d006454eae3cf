"""Read by whoever wants all rules at hand: then so have their children."""

from wusel.games import SHELF, known_game
from wusel.server.workers import save_question, worker_pool

READ = [known_game(name) for name in SHELF]
WORK = (save_question, worker_pool)
