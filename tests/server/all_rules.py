"""Read by whoever wants all rules at hand: then so have their children."""

from wusel.games import SHELF, known_game
from wusel.server.workers import process_workers, save_question, worker_pool

READ = [known_game(name) for name in SHELF]
WORK = (process_workers, save_question, worker_pool)
