"""Imported by a process that wants all rules in memory, so that its children have them too.

Reviews and the cast lower their priority by only one here. At the lowest priority they would wait for minutes on a busy
machine.
"""

from wusel.games import SHELF, known_game
from wusel.server.workers import process_workers, review_question, save_question, worker_pool

READ = [known_game(name) for name in SHELF]
WORK = (process_workers, review_question, save_question, worker_pool)
LOWEST_PRIORITY = 1
vars(review_question)["LOWEST_PRIORITY"] = LOWEST_PRIORITY
