"""Game packs: games that are downloaded when they are imported."""

import gzip
from pathlib import Path

from tools.tab.build import pack

from wusel.games import SHELF
from wusel.server.workers.game_packs import GamePacks


def test_a_game_is_fetched_once_when_it_is_wanted(tmp_path: Path) -> None:
    source, into = tmp_path / "source", tmp_path / "into"
    (source / "wusel" / "games").mkdir(parents=True)
    (source / "wusel" / "games" / "rules.toml").write_text("größer", encoding="utf-8")
    (source / "empty").write_bytes(b"")
    fetched: list[str] = []

    def fetch(name: str) -> bytes:
        fetched.append(name)
        return gzip.compress(pack([(source, sorted(file for file in source.rglob("*") if file.is_file()))]))

    packs = GamePacks(fetch, into)
    game = next(iter(SHELF))
    for name in ("json", "wusel.games", "wusel.games.crumbs", f"wusel.games.{game}", f"wusel.games.{game}.made"):
        assert packs.find_spec(name, None) is None
    packs.find_spec(f"wusel.games.{game}", None)
    assert fetched == [game]
    assert (into / "wusel" / "games" / "rules.toml").read_text(encoding="utf-8") == "größer"
    assert (into / "empty").read_bytes() == b""
