"""Uploaded save files: parsed in a worker process, within limits."""

import logging
from collections import Counter
from typing import Final

from wusel.server.rate_limit import Buckets
from wusel.server.refusals import Refusal, closing
from wusel.server.workers.fair_queue import Asker
from wusel.server.workers.save_question import LoadedSave, Unreadable, read_answer, read_save
from wusel.server.workers.worker_pool import PoolClosed, WorkerFailed, WorkerPool
from wusel.server.workers.workers import Setup

log: Final = logging.getLogger("wusel.manager")

READ_SECONDS: Final = 60.0
"""Timeout for one file, also on a busy machine."""
MOST_WAITING: Final = 3
"""Uploads of one client at a time, queued ones included."""
MOST_CHOICES: Final = 10_000
"""A campaign has some two thousand, and more with every chapter that is lost and tried again."""
FAULTS: Final = ("bad_save", "too_much")
"""Refusals caused by the file itself."""
TOO_MUCH: Final = "this save is more than can be read here: it takes too long, or too much memory"


class SaveReader:
    """Parses one file at a time, in fair order of clients. Every upload takes a token of its client's bucket of
    `rejections`; a rejected file keeps it, and its client is served after all others for a while."""

    def __init__(self, rejections: Buckets) -> None:
        self.workers = WorkerPool(1, READ_SECONDS, setup=Setup(untrusted=True))
        self.rejections = rejections
        self.waiting: Counter[str] = Counter()

    async def close(self) -> None:
        await self.workers.close()

    async def read(self, text: str, client: str) -> LoadedSave:
        """Parse a save file, or refuse it with a reason."""
        if text.count("\n") > MOST_CHOICES:
            raise Refusal("too_long", f"a save may have at most {MOST_CHOICES} choices")
        if self.waiting[client] >= MOST_WAITING:
            raise Refusal("too_fast", "several of your saves are being read; wait for them")
        bucket = self.rejections.of(client)
        if not bucket.take():
            raise Refusal("too_fast", "several of your saves could not be read; wait a minute")
        try:
            found = await self.parse(text, client)
        except Refusal as refusal:
            if refusal.code in FAULTS:
                self.workers.postpone(client)
            else:
                bucket.give_back()
            raise
        bucket.give_back()
        return found

    async def parse(self, text: str, client: str) -> LoadedSave:
        """Parse a save file when its client is next."""
        self.waiting[client] += 1
        try:
            found = await self.workers.advise(text.encode(), read_save, Asker(client))
        except PoolClosed:
            raise closing() from None
        except WorkerFailed as failed:
            raise self.refusal(failed) from None
        finally:
            self.waiting[client] -= 1
            self.waiting += Counter()
        answer: LoadedSave | Unreadable = read_answer(found)
        if isinstance(answer, Unreadable):
            raise Refusal("bad_save", answer.reason)
        return answer

    def refusal(self, failed: WorkerFailed) -> Refusal:
        """The refusal for a failed worker."""
        if failed.why == "busy":
            return Refusal("too_fast", "many saves are being read just now; try again in a moment")
        log.warning("a save could not be read", extra={"why": failed.why, "error": failed.error})
        if failed.why == "raised" and not failed.error.startswith(("MemoryError", "RecursionError", "TookTooLong")):
            return Refusal("bad_save", "nobody can make sense of this save")
        return Refusal("too_much", TOO_MUCH)
