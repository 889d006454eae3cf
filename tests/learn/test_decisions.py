"""Decision datasets in Parquet: contents, layout metadata, determinism."""

import json
from pathlib import Path

import pyarrow.parquet

from tests.command_line import ok, refused
from wusel.games import known_game
from wusel.learn.settings import encoder_of
from wusel.learn.tensors.batch import outcome_of

SIMULATE = ["simulate", "mosquitozzz", "--seats", "greedy,random", "--games", "9"]


def test_every_decision_can_be_played_again(tmp_path: Path) -> None:
    ok(*SIMULATE, "--decisions", str(tmp_path / "decisions.parquet"))
    frame = pyarrow.parquet.read_table(tmp_path / "decisions.parquet").to_pandas()
    encoder, game = encoder_of("mosquitozzz", 2, {}), known_game("mosquitozzz")
    assert frame["game"].nunique() == 9
    for index, made in frame.groupby("game"):
        s = game.new(encoder.options, int(made["seed"].iloc[0]))
        assert s.owing
        for each in made.itertuples():
            assert bytes(each.observation) == encoder.observation(s, each.seat)
            assert bytes(each.mask) == encoder.mask(game.options(s, each.seat))
            assert (each.bot, each.step) == (["greedy", "random"][each.seat], game.asking(s))
            game.apply(s, each.seat, encoder.choices[each.choice])
        assert not s.owing, index
        outcome = outcome_of(game.result(s))
        assert [outcome[seat] for seat in made["seat"]] == made["outcome"].tolist()


def test_the_file_tells_its_layout_and_does_not_depend_on_the_workers(tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.parquet" for workers in (1, 2)]
    for workers, file in enumerate(files, 1):
        ok(*SIMULATE, "--decisions", str(file), "--workers", str(workers))
    assert files[0].read_bytes() == files[1].read_bytes()
    metadata = json.loads(pyarrow.parquet.read_schema(files[0]).metadata[b"wusel"])
    assert metadata["layout"] == encoder_of("mosquitozzz", 2, {}).layout.id


def test_only_parquet_will_do(tmp_path: Path) -> None:
    assert "it takes .parquet" in refused(*SIMULATE, "--decisions", str(tmp_path / "decisions.csv"))
    assert "cannot be written" in refused(*SIMULATE, "--decisions", str(tmp_path / "nowhere" / "decisions.parquet"))
