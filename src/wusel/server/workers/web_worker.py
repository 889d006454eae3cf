"""Inside a web worker for bots: runs one task after the other."""

import pickle
from importlib import import_module
from typing import Any

import wusel_page  # the page's own module
from pyodide.ffi import to_js

from wusel.server.workers.bot_question import Task, run_guarded
from wusel.server.workers.game_packs import use_packs

use_packs(lambda name: bytes(wusel_page.gamePack(name).to_bytes()))


def answer(name: str, sent: Any) -> object:  # noqa: ANN401  # bytes of the page
    """Run the task that is named, and reply."""
    module, _, function = name.partition(":")
    task: Task = getattr(import_module(module), function)
    return to_js(pickle.dumps(run_guarded(task, sent.to_bytes())))
