"""Erasing a person from a log: no entry of any kind speaks of them afterwards."""

from typing import Any, get_args

import msgspec
import pytest

from tests.server.scenes import Paper, fingerprint
from wusel.server.lobby.erasure import NO_NAME, erased
from wusel.server.log.entries import AnyEntry, Chair, Chatted, Muted, Renamed, read_entry, write_entry
from wusel.server.log.stores.rows import Record
from wusel.server.table.reading import state_from_log

ANNA = "anna-by-whom-she-is-known"
PEOPLE = ("person", "host", "by", "out", "whom")
"""The fields of entries that name people."""
WORDS = ("name", "was", "text")


def filled(kind: type[Any]) -> AnyEntry:
    """Return an entry of a kind with Anna in every possible field."""
    values: dict[str, Any] = {}
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.StructType)
    for field in described.fields:
        if field.name in WORDS:
            values[field.name] = "Anna"
        elif field.name in PEOPLE:
            values[field.name] = ANNA
        elif field.name == "chairs":
            values[field.name] = [Chair(ANNA, "Anna"), Chair("ben", "Ben"), Chair(bot="greedy")]
        elif field.required:
            values[field.name] = usual(field.type)
    return kind(**values)  # type: ignore[no-any-return]  # as above


def usual(kind: msgspec.inspect.Type) -> Any:  # noqa: ANN401  # a value of any kind
    match kind:
        case msgspec.inspect.StrType():
            return "something"
        case msgspec.inspect.IntType():
            return 0
        case msgspec.inspect.BoolType():
            return True
        case msgspec.inspect.LiteralType():
            return kind.values[0]
        case msgspec.inspect.StructType():
            return kind.cls()
    return {}


@pytest.mark.parametrize("kind", get_args(AnyEntry), ids=lambda kind: kind.__name__)
def test_no_entry_speaks_of_them(kind: type[Any]) -> None:
    record = Record(7, 8, write_entry(filled(kind)), f"{ANNA}:a")
    has_people = ANNA.encode() in record.entry
    assert has_people == bool({"chairs", *PEOPLE} & set(kind.__struct_fields__))
    changes = erased([record], ANNA)
    assert len(changes) == has_people
    for changed in changes:
        assert ANNA not in changed.key
        assert ANNA.encode() not in changed.entry
        assert b'"Anna"' not in changed.entry
        assert type(read_entry(changed.entry)) is kind
        assert (changed.n, changed.at) == (7, 8)


def test_others_are_left_alone() -> None:
    theirs = [Chatted("ben", "Ben", "hello"), Muted("ben", "carla", True, False), Renamed("ben", "Benno", "Ben")]
    assert erased([Record(n, n, write_entry(entry)) for n, entry in enumerate(theirs, 1)], ANNA) == []


def test_the_same_game_follows_from_it() -> None:
    paper = Paper("anna ben").starts().plays(12)
    paper.write(Chatted("anna", "Anna", "my words"))
    changed = {record.n: record for record in erased(paper.records, "anna")}
    records = [changed.get(record.n, record) for record in paper.records]
    state = state_from_log("table", "CODE", records, None, paper.state.play.game)
    before, after = fingerprint(paper.state), fingerprint(state)
    assert after["state"] == before["state"]
    assert after["choices"] == before["choices"]
    assert [chair.name for chair in state.seating.chairs] == [NO_NAME, "Ben"]
    assert state.seating.voice("ben") == paper.state.seating.voice("ben")
    assert state.seating.players() == {state.seating.chairs[0].person, "ben"}
