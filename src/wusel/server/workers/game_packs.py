"""Games that a page fetches when they are first imported: each is a pack of files."""

import gzip
import json
import sys
from collections.abc import Callable, Sequence
from importlib import invalidate_caches
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import wusel.games
from wusel.games import SHELF

PREFIX = "wusel.games."
LENGTH = 8
GZIP = b"\x1f\x8b"


class GamePacks(MetaPathFinder):
    """Finds nothing itself, but unpacks a game before the usual finders look for it."""

    def __init__(self, fetch: Callable[[str], bytes], into: Path) -> None:
        self.fetch = fetch
        self.into = into
        self.missing = set(SHELF)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        game = fullname.removeprefix(PREFIX)
        if fullname.startswith(PREFIX) and game in self.missing:
            pack = self.fetch(game)
            unpack(gzip.decompress(pack) if pack.startswith(GZIP) else pack, self.into)
            self.missing.discard(game)
            invalidate_caches()
        return None


def unpack(pack: bytes, into: Path) -> None:
    """Write the files of a pack: the length of a list as eight hex digits, names and sizes as JSON, the contents."""
    at = LENGTH + int(pack[:LENGTH], 16)
    for name, size in json.loads(pack[LENGTH:at]):
        file = into / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(pack[at : at + size])
        at += size


def use_packs(fetch: Callable[[str], bytes]) -> None:
    """From now on games are fetched."""
    sys.meta_path.insert(0, GamePacks(fetch, Path(str(wusel.games.__file__)).parents[2]))
