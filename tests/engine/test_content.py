"""Content: required entries, refusals with file and line, and content from other people."""

import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.thorough import thorough
from wusel.engine.content.content_file import MOST_FAULTS, MOST_VALUES
from wusel.engine.content.parts import Parts, load_parts
from wusel.engine.content.toml_lines import Place, TomlLines
from wusel.engine.errors import BadContent
from wusel.support.work_limit import TookTooLong

MAP = """\
# Two cities and a way between them.

[[city]]
id = "rome"
title = { en = "Rome", de = "Rom" }
lon = 12.5
fields = ["land", "sea"]
harbour = true
source = "public"

[[city]]
id = "oslo"
title = { en = "Oslo", de = "Oslo" }
lon = 11
fields = ["land"]
source = "public"

[ways]
joined = [
    ["rome", "oslo"],  # "[ways]" is no heading here
    ["oslo", "rome"]
]
source = "public"

[rooms.cellar]
drawing = [
    "..#",
    "#..",
]
size = { wide = 3, high = 2 }
source = "rulebook"

[rooms.attic]
drawing = ["###"]
prices = [5, 10, 15]
source = "rulebook"

[rooms.attic.size]
wide = 3
"""


def event(number: int) -> str:
    return f"""
[[event]]
id = "event_{number}"
city = "rome"
effects = [
    {{ do = "move" }},
    {{ do = "heal", n = 2 }},
]
source = "reconstructed"
"""


EVENTS = "".join(event(number) for number in range(60))


class Read:
    """Cities, ways, rooms and events, as a game would read them."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.lon: dict[str, float] = {}
        self.harbours: list[str] = []
        self.rooms: dict[str, list[str]] = {}
        self.sizes: list[tuple[int, int]] = []
        self.prices: list[int] = []
        self.effects: list[tuple[str, int]] = []
        self.read_cities()
        self.read_rooms()
        ways = parts.table("ways")
        ways.called("ways")
        self.ways = ways.pairs("joined", self.lon, "the cities")
        for entry in parts.tables("event"):
            entry.called(entry.text("id"))
            entry.one_of("city", self.lon, "the cities", default="oslo")
            effects = entry.tables("effects")
            self.effects += [(each.one_of("do", ("move", "heal")), each.number("n", 1, 9, 1)) for each in effects]
        parts.done()

    def read_cities(self) -> None:
        for entry in self.parts.tables("city"):
            city = entry.text("id")
            entry.called(f"city: {city}")
            entry.title(city)
            self.lon[city] = entry.decimal("lon", -180, 180)
            entry.words("fields", ("land", "sea"))
            if entry.flag("harbour"):
                self.harbours.append(city)

    def read_rooms(self) -> None:
        for entry in self.parts.named("rooms"):
            self.rooms[entry.name] = entry.rows("drawing")
            for n, row in enumerate(self.rooms[entry.name]):
                if "?" in row:
                    entry.refuse(f"{row} is no row", "drawing", n)
            size = entry.table("size")
            self.sizes.append((size.number("wide", 1, 9), size.number("high", 1, 9, default=1)))
            if entry.has("prices"):
                self.prices = entry.numbers("prices", 1, 20)
            entry.text("remark", default="")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game's own content in two files."""
    own = tmp_path / "content"
    own.mkdir()
    (own / "map.toml").write_text(MAP, encoding="utf-8")
    (own / "events.toml").write_text(EVENTS, encoding="utf-8")
    return own


def refusal(folder: Path, text: str = "") -> str:
    with pytest.raises(BadContent) as caught:
        read(Parts(folder, text, "mine.toml"))
    return str(caught.value)


def read(parts: Parts) -> Read:
    with parts.all_faults():
        return Read(parts)


def part_of(text: str, *begins: str) -> str:
    """Some entries of a file, apart from the rest of it."""
    return "\n\n".join(entry for entry in text.split("\n\n") if entry.startswith(begins)) + "\n"


# --- what is right


def test_entries_are_read_from_all_files(folder: Path) -> None:
    read = Read(Parts(folder))
    assert read.lon == {"rome": 12.5, "oslo": 11.0}
    assert read.harbours == ["rome"]
    assert read.rooms == {"cellar": ["..#", "#.."], "attic": ["###"]}
    assert (read.sizes, read.prices) == ([(3, 2), (3, 1)], [5, 10, 15])
    assert read.ways == [("rome", "oslo"), ("oslo", "rome")]
    assert read.effects == [("move", 1), ("heal", 2)] * 60


def test_every_entry_has_its_provenance_and_some_a_title(folder: Path) -> None:
    parts = Read(Parts(folder)).parts
    assert len(parts.provenance) == 2 + 1 + 2 + 60
    assert (parts.provenance["attic"], parts.provenance["ways"]) == ("rulebook", "public")
    assert parts.titles == {"rome": {"en": "Rome", "de": "Rom"}, "oslo": {"en": "Oslo", "de": "Oslo"}}


# --- what is wrong, and where

FAULTS = [
    ('id = "rome"', "id = 3", "id should be a text, not 3"),
    ('en = "Rome", ', "", "city: rome: title should be { en = \"...\", de = \"...\" }, not {'de': 'Rom'}"),
    ('{ en = "Rome", de = "Rom" }', '"Rome"', 'city: rome: title should be { en = "...", de = "..." }, not \'Rome\''),
    ("lon = 12.5", "lon = 180.5", "city: rome: lon should be -180 to 180, not 180.5"),
    ("lon = 12.5", "lon = nan", "city: rome: lon should be -180 to 180, not nan"),
    ("lon = 12.5", "lon = true", "city: rome: lon should be -180 to 180, not True"),
    ("lon = 12.5", "lon = 12.5\nlat = 3", "city: rome: there is no lat here; there may be: id, source, title, lon, "),
    ('["land", "sea"]', '["land", "sky"]', "city: rome: fields 'sky' is none of land, sea"),
    ('["land", "sea"]', '"land"', "city: rome: fields should be a list of words, not 'land'"),
    ("harbour = true", "harbour = 1", "city: rome: harbour should be true or false, not 1"),
    ('"oslo"],  #', '"bonn"],  #', "ways: joined 'bonn' is none of the cities"),
    ('["oslo", "rome"]', '["oslo"]', "ways: joined should be a list of pairs, not of ['oslo']"),
    ('["oslo", "rome"]', '"oslo"', "ways: joined should be a list of pairs, not of 'oslo'"),
    ('"#..",', '"#.?",', "#.? is no row"),
    ('["###"]', "[3]", "attic: drawing should be a list of drawn rows, not [3]"),
    ('["###"]', "[]", "attic: drawing should be a list of drawn rows, not []"),
    ('["###"]', "3", "attic: drawing should be a list of drawn rows, not 3"),
    ("wide = 3, ", "wide = 0, ", "cellar: wide should be 1 to 9, not 0"),
    ("wide = 3, ", "wide = 3, deep = 1, ", "cellar: there is no deep here; there may be: wide, high"),
    ("10, 15]", "true, 15]", "attic: prices should be 1 to 20, not True"),
    ("[5, 10, 15]", "5", "attic: prices should be a list of numbers, not 5"),
    ("{ wide = 3, high = 2 }", "3", "size should be one table [rooms.cellar.size]"),
    ("[ways]", "[[ways]]", "ways should be one table [ways]"),
]


@pytest.mark.parametrize(("old", "new", "reason"), FAULTS)
def test_a_fault_is_refused_with_file_and_line(folder: Path, old: str, new: str, reason: str) -> None:
    before, _, after = MAP.partition(old)
    assert after
    (folder / "map.toml").write_text(before + new + after, encoding="utf-8")
    line = before.count("\n") + new.count("\n") + 1
    assert any(
        told.startswith(f"{folder / 'map.toml'}, line {line}: {reason}") for told in refusal(folder).splitlines()
    )


@pytest.mark.parametrize(
    ("old", "heading", "reason"),
    [
        ("lon = 11\n", '[[city]]\nid = "oslo"', "city: oslo: lon should be -180 to 180, not None"),
        ('id = "rome"\n', "[[city]]", "id should be a text, not None"),
        ("wide = 3\n", "[rooms.attic.size]", "attic: wide should be 1 to 9, not None"),
        (
            'size = { wide = 3, high = 2 }\nsource = "rulebook"\n',
            "[rooms.cellar]",
            "cellar: source None is none of rule",
        ),
    ],
)
def test_what_is_missing_is_refused_with_the_line_of_its_entry(
    folder: Path, old: str, heading: str, reason: str
) -> None:
    assert MAP.count(old) == 1
    text = MAP.replace(old, "")
    (folder / "map.toml").write_text(text, encoding="utf-8")
    line = MAP[: MAP.index(heading)].count("\n") + 1
    assert any(
        told.startswith(f"{folder / 'map.toml'}, line {line}: {reason}") for told in refusal(folder).splitlines()
    )


def test_the_57th_event_is_refused_with_its_own_line(folder: Path) -> None:
    text = EVENTS.replace(event(56), event(56).replace('city = "rome"', 'city = "bonn"'))
    (folder / "events.toml").write_text(text, encoding="utf-8")
    line = text[: text.index('"bonn"')].count("\n") + 1
    assert refusal(folder) == f"{folder / 'events.toml'}, line {line}: event_56: city 'bonn' is none of the cities"


def test_a_key_deep_inside_is_refused_with_its_own_line(folder: Path) -> None:
    text = EVENTS.replace(event(56), event(56).replace("n = 2", "n = 20"))
    (folder / "events.toml").write_text(text, encoding="utf-8")
    line = text[: text.index("n = 20")].count("\n") + 1
    assert refusal(folder) == f"{folder / 'events.toml'}, line {line}: event_56: n should be 1 to 9, not 20"


def test_a_name_that_is_there_twice_is_refused(folder: Path) -> None:
    text = EVENTS + event(7)
    (folder / "events.toml").write_text(text, encoding="utf-8")
    line = EVENTS.count("\n") + 2
    assert refusal(folder) == f"{folder / 'events.toml'}, line {line}: event_7 is there twice"


def test_a_table_without_its_heading_is_refused(folder: Path) -> None:
    assert refusal(folder, "[rooms]\ncellar = 3") == "mine.toml, line 2: cellar should be a table [rooms.cellar]"
    assert refusal(folder, "rooms = 3") == "mine.toml, line 1: rooms should be tables [rooms.NAME]"


def test_an_entry_must_say_its_source_even_if_the_game_forgets_to_ask(tmp_path: Path) -> None:
    (tmp_path / "ways.toml").write_text("\n[[ways]]\nlong = true\n", encoding="utf-8")
    parts = Parts(tmp_path)
    assert parts.tables("ways")[0].flag("long")
    with pytest.raises(BadContent, match=r"ways.toml, line 2: source None is none of rulebook, public, reconstructed"):
        parts.done()


def test_a_part_that_the_game_forgets_to_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ways.toml").write_text("[ways]\n[weather]\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"ways.toml, line 1: there is no ways here"):
        Parts(tmp_path).done()


def test_a_part_in_two_files_is_refused(folder: Path) -> None:
    (folder / "more.toml").write_text("\n\n[ways]\n", encoding="utf-8")
    assert refusal(folder) == f"{folder / 'more.toml'}, line 3: ways is in {folder / 'map.toml'} already"


def test_a_part_may_be_spread_over_files_if_the_game_says_so(tmp_path: Path) -> None:
    for name in ("attic", "cellar"):
        (tmp_path / f"{name}.toml").write_text(f'[rooms.{name}]\nsource = "public"\n', encoding="utf-8")
    parts = Parts(tmp_path, spread=("rooms", "doors"))
    assert [entry.name for entry in parts.named("rooms")] == ["attic", "cellar"]
    assert parts.named("doors") == [], "there need not be any"
    parts.done()
    brought = Parts(tmp_path, '[rooms.hall]\nsource = "public"\n', spread=("rooms", "doors"))
    assert [entry.name for entry in brought.named("rooms")] == ["hall"], "what is brought along replaces all of it"
    assert brought.id != parts.id
    with pytest.raises(BadContent, match="there is no doors: two are wanted"):
        parts.refuse("two are wanted", "doors")


def test_an_entry_that_is_in_two_files_is_refused(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.toml").write_text('[rooms.attic]\nsource = "public"\n', encoding="utf-8")
    parts = Parts(tmp_path, spread=("rooms",))
    parts.named("rooms")
    with pytest.raises(BadContent, match=r"two.toml, line 1: attic is there twice"):
        parts.done()


@pytest.mark.parametrize("text", ["[ways", "a = 1\na = 2"])
def test_what_is_no_toml_is_refused(folder: Path, text: str) -> None:
    assert any(told.startswith("mine.toml: not TOML: ") for told in refusal(folder, text).splitlines())


# --- content from other people


def test_a_part_that_is_brought_along_replaces_our_own(folder: Path) -> None:
    rooms = '[rooms.hall]\ndrawing = ["...."]\nsize = { wide = 4 }\nsource = "public"\n'
    read = Read(Parts(folder, rooms))
    assert read.rooms == {"hall": ["...."]}
    assert len(read.lon) == 2
    assert (read.parts.text, len(read.effects)) == (rooms, 120)
    assert "hall" in read.parts.provenance
    assert "attic" not in read.parts.provenance


def test_a_fault_in_what_is_brought_along_names_that_file(folder: Path) -> None:
    reason = "joined 'bonn' is none of the cities"
    text = '# mine\n[ways]\njoined = [\n["rome", "oslo"],\n["rome", "bonn"]]\nsource = "public"'
    assert refusal(folder, text) == f"mine.toml, line 5: ways: {reason}"


def test_our_own_file_is_named_where_it_does_not_go_with_what_is_brought_along(folder: Path) -> None:
    line = MAP[: MAP.index('["rome", "oslo"],')].count("\n") + 1
    said = refusal(folder, part_of(MAP, "[[city]]").replace("oslo", "bonn"))
    wanted = [f"{folder / 'map.toml'}, line {n}: ways: joined 'oslo' is none of the cities" for n in (line, line + 1)]
    assert said.splitlines() == wanted


@pytest.mark.parametrize("part", ["[weather]\nsun = 1", "[[weather]]", "weather = 3", "weather.sun = 1"])
def test_an_unknown_part_is_refused_with_its_line(folder: Path, part: str) -> None:
    reason = "weather is no part of the content; its parts are event, city, ways, rooms"
    assert refusal(folder, f"# mine\n\n{part}\n") == f"mine.toml, line 3: {reason}"


def test_content_is_brought_along_by_its_path_or_as_text(folder: Path, tmp_path: Path) -> None:
    ways = '[ways]\njoined = []\nsource = "public"\n'
    mine = tmp_path / "mine.toml"
    mine.write_text(ways, encoding="utf-8")
    for parts in (load_parts(folder, mine), load_parts(folder, text=ways)):
        assert (parts.text, Read(parts).ways) == (ways, [])
    assert load_parts(folder).text == ""
    mine.write_text("[way]", encoding="utf-8")
    with pytest.raises(BadContent, match=r"mine.toml, line 1: way is no part"):
        read(load_parts(folder, mine))
    with pytest.raises(BadContent, match=r"^the content in the save, line 1: way is no part"):
        read(load_parts(folder, text="[way]"))
    with pytest.raises(BadContent, match="cannot be read: "):
        load_parts(folder, tmp_path / "nowhere.toml")


def test_content_has_an_id_that_is_the_same_wherever_it_is_the_same(folder: Path) -> None:
    own = Parts(folder).id
    assert len(own) == 16
    assert Parts(folder).id == own
    assert Parts(folder, "# the same\n" + part_of(MAP, "[ways]")).id == own, "words about it do not count"
    changed = Parts(folder, part_of(MAP, "[ways]").replace('"public"', '"rulebook"')).id
    assert changed != own
    (folder / "map.toml").write_text(MAP.replace("lon = 11", "lon = 10"), encoding="utf-8")
    assert Parts(folder).id not in (own, changed)


# --- lines

TRICKY = '''\
"a key" = """
[no.heading]
x = 1 \\""" """
b.c = [ # ] }
  "]", ']',
  """
""", {d = 1, e = [
    2]}]
'f' = \'\'\'
# "\'\'\'
[[g]]
[g.h]
i = 1979-05-27T07:32:00.5
[[g]]
[[g.j]]
[[g.j]]
k = -1.5e3 # "
[l."m.n"]
"""o" = 0
[b.p]
q = ""
'''.replace('"""o"', '"o"')


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_tricky_texts_have_lines_too(newline: str) -> None:
    text = TRICKY.replace("\n", newline)
    lines = TomlLines(text)
    assert tomllib.loads(text)["g"] == [
        {"h": {"i": tomllib.loads("a=1979-05-27T07:32:00.5")["a"]}},
        {"j": [{}, {"k": -1500.0}]},
    ]
    expected: dict[Place, int] = {
        ("a key",): 1, ("b",): 4, ("b", "c"): 4, ("b", "c", 0): 5, ("b", "c", 1): 5, ("b", "c", 2): 6, ("b", "c", 3): 7,
        ("b", "c", 3, "d"): 7, ("b", "c", 3, "e", 0): 8, ("f",): 9, ("g",): 11, ("g", 0): 11, ("g", 0, "h", "i"): 13,
        ("g", 1): 14, ("g", 1, "j"): 15, ("g", 1, "j", 1): 16, ("g", 1, "j", 1, "k"): 17, ("l", "m.n"): 18,
        ("l", "m.n", "o"): 19, ("b", "p", "q"): 21, ("b", "p", "r"): 20, ("g", 7, "j"): 11, ("z",): 1,
    }  # fmt: skip
    assert {place: lines.line_of(place) for place in expected} == expected


Value = int | str | list[object] | dict[str, object]
NASTY = st.text(alphabet="a[]{}=,.#'\"\\ \n", max_size=8)
KEYS = st.text(alphabet="ab-_1", min_size=1, max_size=3)
VALUES = st.recursive(
    st.integers() | NASTY, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)
)
TABLES = st.dictionaries(
    KEYS, st.dictionaries(KEYS, VALUES, max_size=3) | st.lists(st.dictionaries(KEYS, VALUES), min_size=1)
)


class Writer:
    """A writer of TOML that records the line of each entry."""

    def __init__(self, tables: dict[str, object]) -> None:
        self.text = ""
        self.lines: dict[Place, int] = {}
        for name, table in tables.items():
            self.note((name,))
            if isinstance(table, list):
                for number, each in enumerate(table):
                    self.note((name, number))
                    self.table(f"[[{name}]]", (name, number), each)
            else:
                self.table(f"[{name}]", (name,), table)

    def note(self, place: Place) -> None:
        self.lines[place] = self.text.count("\n") + 1

    def table(self, heading: str, place: Place, table: object) -> None:
        self.text += f"{heading}  # [x]\n"
        assert isinstance(table, dict)
        for key, value in table.items():
            self.note((*place, key))
            self.text += f"{key} = "
            self.value((*place, key), value)
            self.text += "  # '''\n"

    def value(self, place: Place, value: object) -> None:
        if isinstance(value, list):
            self.text += "[\n"
            for number, each in enumerate(value):
                self.note((*place, number))
                self.value((*place, number), each)
                self.text += ", # ]\n"
            self.text += "]"
        elif isinstance(value, dict):
            self.text += "{"
            for number, (key, each) in enumerate(value.items()):
                self.text += ", " if number else ""
                self.note((*place, key))
                self.text += f"{key} = "
                self.value((*place, key), each)
            self.text += "}"
        elif isinstance(value, str) and "\n" in value and "'''" not in value and not value.endswith("'"):
            self.text += f"'''\n{value}'''"
        else:
            self.text += json.dumps(value)


@settings(max_examples=thorough(100, sample=8))
@given(TABLES)
def test_everything_that_was_written_is_found_in_its_line(tables: dict[str, object]) -> None:
    writer = Writer(tables)
    assert tomllib.loads(writer.text) == tables
    lines = TomlLines(writer.text)
    assert {place: line for place, line in lines.lines.items() if place} == writer.lines


# --- all faults at once


def test_all_faults_are_told_by_line(folder: Path) -> None:
    """An entry that cannot be read is not checked any further. Lines of our own files that no longer fit are left
    out."""
    text = part_of(MAP, "[[city]]").replace('"land", "sea"', '"land", "lava"').replace("lon = 11", "lon = 999")
    said = refusal(folder, text.replace('"oslo"', '"rome"', 1).replace("harbour = true", "harbour = true\nhills = 7"))
    assert [line.partition(": ")[2] for line in said.splitlines()] == [
        "city: rome: fields 'lava' is none of land, sea",
        "city: rome: there is no hills here; there may be: id, source, title, lon, fields, harbour",
        "city: rome is there twice",
        "city: rome: lon should be -180 to 180, not 999",
    ]


def test_of_many_faults_the_first_twenty_are_told(folder: Path) -> None:
    (folder / "events.toml").write_text(EVENTS.replace('"move"', '"fly"'), encoding="utf-8")
    said = refusal(folder).splitlines()
    assert len(said) == 21
    assert said[-1] == "and 40 more"


UNKNOWN_KEYS = "[ways]\n" + "".join(f"k{n} = 1\n" for n in range(MOST_VALUES - 1))


@pytest.mark.parametrize(
    ("text", "first"),
    [
        (UNKNOWN_KEYS, "line 1: ways: source None is none of rulebook"),
        ("".join(f"[rooms.r{n}]\n" for n in range(MOST_VALUES)), "line 1: r0: source None is none of rulebook"),
        ("".join(f"[other{n}]\n" for n in range(5000)), "line 1: other0 is no part of the content"),
    ],
)
def test_a_file_with_too_many_faults_is_read_no_further(folder: Path, text: str, first: str) -> None:
    parts = Parts(folder, text, "mine.toml")
    with pytest.raises(BadContent) as caught:
        read(parts)
    said = str(caught.value).splitlines()
    assert said[0].startswith(f"mine.toml, {first}")
    assert (len(said), said[-1].rpartition(" ")[0].rpartition(" ")[0]) == (21, "and at least")
    assert MOST_FAULTS <= sum(len(file.faults) for file in parts.faulty) < MOST_FAULTS + 10


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[ways]\n" + "".join(f"k{n} = 1\n" for n in range(MOST_VALUES + 1)), "ways has"),
        ("".join(f"[rooms.r{n}]\n" for n in range(MOST_VALUES + 1)), "rooms has"),
        ("[[event]]\n" * (MOST_VALUES + 1), "event has"),
        (f"[ways]\njoined = [{'0, ' * (MOST_VALUES + 1)}]\n", "ways: joined has"),
    ],
)
def test_a_table_or_list_that_no_game_needs_is_refused_unread(folder: Path, text: str, what: str) -> None:
    assert f": {what} {MOST_VALUES + 1} values; {MOST_VALUES} are the most" in refusal(folder, text)


def test_a_time_limit_is_no_fault_of_the_content(folder: Path) -> None:
    parts = Parts(folder)
    parts.tables("event")[0].refuse("something is wrong with it")
    with pytest.raises(TookTooLong), parts.all_faults():
        raise TookTooLong
