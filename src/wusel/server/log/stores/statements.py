"""All SQL statements, in a dialect that SQLite and PostgreSQL share."""

WRITE_PROBE = """insert into house (name, value) values ('probe', $1)
    on conflict (name) do update set value = excluded.value"""
PROBE = bytes(32_768)
"""About as many bytes as a busy moment writes: a disk with less room counts as full."""
KEEP_SECRET = "insert into house (name, value) values ('secret', $1) on conflict (name) do nothing"
SECRET = "select value from house where name = 'secret'"

PERSON = "select id, name, epoch, link from people where id = $1"
PERSON_BY_LINK = "select id, name, epoch, link from people where link = $1 and link <> ''"
KEEP_PERSON = """insert into people (id, name, epoch, link) values ($1, $2, $3, $4)
    on conflict (id) do update set name = excluded.name, epoch = excluded.epoch, link = excluded.link
    where people.epoch <= excluded.epoch"""

NEW_TABLE = """insert into tables (id, code, updated, phase, game, listed, due, people, card)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)"""
CHANGE_TABLE = """update tables set updated = $2, phase = $3, game = $4, listed = $5, due = $6, people = $7, card = $8
    where id = $1"""
TABLE_COLUMNS = "select id, code, updated, phase, game, listed, due, people, card from tables"
TABLE = f"{TABLE_COLUMNS} where id = $1"
TABLE_BY_CODE = f"{TABLE_COLUMNS} where code = $1"
OPEN_TABLES = f"{TABLE_COLUMNS} where listed and phase <> 'over' order by updated desc, id limit $1"
TABLES_OF = f"""{TABLE_COLUMNS} where id in (select table_id from seated where person = $1)
    order by updated desc, id limit $2"""
DUE = "select id from tables where due > 0 and phase <> 'over' and due <= $1 order by due, id limit $2"

APPEND_INTO = "insert into lines (table_id, n, at, entry, key) values"
APPEND = f"{APPEND_INTO} ($1, $2, $3, $4, $5)"
RECORDS = "select n, at, entry, key from lines where table_id = $1 and n > $2 and n <= $3 order by n"
RECORD_WITH_KEY = """select n, at, entry, key from lines
    where table_id = $1 and n > $2 and key = $3 and key <> '' limit 1"""
KEEP_CHECKPOINT = """insert into checkpoints (table_id, n, state) values ($1, $2, $3)
    on conflict (table_id, n) do update set state = excluded.state"""
KEEP_CONTENT = "insert into contents (id, text) values ($1, $2) on conflict (id) do nothing"
CONTENT = "select text from contents where id = $1"
CHECKPOINT = "select n, state from checkpoints where table_id = $1 and n <= $2 order by n desc limit 1"

NEW_TRY = "insert into days (game, day, person, table_id, share, result) values ($1, $2, $3, $4, $5, $6)"
TRY_COLUMNS = "select days.game, day, person, table_id, share, result from days"
TRIES = f"{TRY_COLUMNS} where days.game = $1 and day = $2 order by share limit $3"
TRY_OF = f"{TRY_COLUMNS} where days.game = $1 and day = $2 and person = $3"
TRIES_TO_READ = f"""{TRY_COLUMNS} join tables on tables.id = table_id
    where days.game = $1 and day = $2 and phase = 'over' and result = $4 order by share limit $3"""
KEEP_RESULT = "update days set result = $4 where game = $1 and day = $2 and person = $3"

ALL_TABLES = f"""{TABLE_COLUMNS} where ($1 = '' or phase = $1) and updated >= $2 and updated <= $3
    order by updated desc, id limit $4"""
FINISHED = "select id from tables where phase = 'over' and updated < $1 order by updated, id limit $2"
BROUGHT = "select entry from lines where table_id = $1 and n = 1"
BROUGHT_BY_OTHERS = "select 1 from lines where n = 1 and table_id <> $1 and {} limit 1"
DELETE_TABLE = (
    "delete from seated where table_id = $1",
    "delete from lines where table_id = $1",
    "delete from checkpoints where table_id = $1",
    "delete from days where table_id = $1",
    "delete from tables where id = $1",
)
DELETE_CONTENT = "delete from contents where id = $1"
PEOPLE_CALLED = "select id, name, epoch, link from people where lower(name) like $1 order by name, id limit $2"
DELETE_PERSON = ("delete from people where id = $1", "delete from days where person = $1")
TABLES_NAMING = "select distinct table_id from lines where table_id <> $1 and {} order by table_id"
FORGET_KEYS = "update lines set key = '' where table_id = $1 and key like $2"
REWRITE = "update lines set entry = $3 where table_id = $1 and n = $2"
REWRITTEN_AT_ONCE = 100

BANS = "select address, at, why from bans order by at, address"
KEEP_BAN = """insert into bans (address, at, why) values ($1, $2, $3)
    on conflict (address) do update set at = excluded.at, why = excluded.why"""
DELETE_BAN = "delete from bans where address = $1"
PLACE_ORDER = "insert into orders (id, at, what, answer) values ($1, $2, $3, $4)"
ORDERS = "select id, at, what from orders where answer = $1 order by at, id"
ANSWER_ORDER = "update orders set answer = $2 where id = $1"
ANSWER = "select answer from orders where id = $1"
DELETE_ORDER = "delete from orders where id = $1"
HOLDINGS = """select (select count(*) from tables), (select count(*) from tables where phase = 'playing'),
    (select count(*) from people), (select count(*) from lines)"""
