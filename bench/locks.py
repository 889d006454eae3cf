"""How many locks PostgreSQL has room for as it comes: `python -m bench.locks`.

A process of the server holds an advisory lock for each table in its memory. One connection takes as many as it gets; it
is told beside what PostgreSQL promises, which is `max_locks_per_transaction` for each connection and prepared
transaction that it allows.
"""

from tests.server.postgres import Postgres

TAKE_ALL = """
    create function room() returns int language plpgsql as $$
    declare taken int := 0;
    begin
        loop
            perform pg_advisory_lock(taken);
            taken := taken + 1;
        end loop;
    exception when out_of_memory then
        return taken;
    end $$"""
PROMISED = """
    select current_setting('max_locks_per_transaction')::int
        * (current_setting('max_connections')::int + current_setting('max_prepared_transactions')::int)"""


def main() -> None:
    postgres = Postgres()
    try:
        postgres.sql(TAKE_ALL)
        version, promised, room = (
            postgres.sql(each).strip() for each in ("show server_version", PROMISED, "select room()")
        )
        print(f"PostgreSQL {version}: room for {int(room):,} locks, {int(promised):,} are promised")
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
