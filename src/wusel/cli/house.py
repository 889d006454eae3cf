"""Commands for the operator of a server: backups, tables, addresses, people. Each works while the server runs."""
# ruff: noqa: PLC0415  # each command imports what it needs itself, so that none waits for the others

import time
from pathlib import Path
from typing import Annotated, Literal

import typer

from wusel.cli.commands import app
from wusel.cli.serving import servers_packages

Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        envvar="WUSEL_DB",
        metavar="URL",
        help="The database of the server; SQLite in your data folder by default.",
        show_default=False,
    ),
]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="The code of a table, or its id.", show_default=False)]
Address = Annotated[
    str, typer.Argument(metavar="ADDRESS", help="Of IPv6, all addresses of the household.", show_default=False)
]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="How many are shown.")]
Sure = Annotated[bool, typer.Option("--yes", help="Do not ask whether it is meant.")]

ANY_LETTERS = {"ignore_unknown_options": True}
"""What somebody or something is known by may begin with a dash."""

admin = typer.Typer(
    help="See and put in order what is on a server, while it runs or not.", no_args_is_help=True, add_completion=False
)
app.add_typer(admin, name="admin")


def database(said: str | None) -> str:
    from wusel.server.log.stores import usual_database

    return said or usual_database()


# --- backups


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.", show_default=False)],
    db: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Copy everything that a server keeps to a file, while the server runs or not."""
    with servers_packages():
        from wusel.server.operations.backup import back_up

        typer.echo(back_up(database(db), file, force))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `wusel backup` has made.", show_default=False)],
    db: Database = None,
) -> None:
    """Put a backup in the place of the database, once its server is closed; what was there is kept beside it."""
    with servers_packages():
        from wusel.server.operations.backup import restore as put_back

        typer.echo(put_back(database(db), file))


# --- tables


@admin.command()
def tables(
    phase: Annotated[
        Literal["gathering", "playing", "over"] | None, typer.Option(help="Only those.", show_default=False)
    ] = None,
    older: Annotated[float, typer.Option(metavar="HOURS", min=0, help="Last changed longer ago than this.")] = 0,
    younger: Annotated[float, typer.Option(metavar="HOURS", min=0, help="Last changed since then.")] = 0,
    most: Most = 50,
    db: Database = None,
) -> None:
    """List tables, the latest first: code, phase, game, last change, who sits there."""
    with servers_packages():
        import msgspec

        from wusel.server.operations import admin as house

        for row in house.tables(database(db), phase or "", older, younger, most):
            names = ", ".join(msgspec.json.decode(row.summary.card)["names"])
            typer.echo(f"{row.code}  {row.summary.phase:9}  {row.summary.game:12}  {moment(row.updated)}  {names}")


@admin.command(context_settings=ANY_LETTERS)
def close(table: Table, db: Database = None) -> None:
    """Close a table: the game ends, and what was played can still be viewed."""
    with servers_packages():
        from wusel.server.operations import admin as house

        typer.echo(f"Table {house.close_table(database(db), table).code} is closed.")


@admin.command(context_settings=ANY_LETTERS)
def delete(table: Table, yes: Sure = False, db: Database = None) -> None:
    """Delete a table and all that was played at it."""
    be_sure(yes, f"Delete table {table} for ever?")
    with servers_packages():
        from wusel.server.operations import admin as house

        typer.echo(f"Table {house.delete_table(database(db), table).code} is deleted.")


# --- addresses


@admin.command()
def ban(
    address: Address,
    why: Annotated[str, typer.Option(metavar="WORDS", help="For yourself, in the list of bans.")] = "",
    db: Database = None,
) -> None:
    """Ban an address, and disconnect visitors who come from it."""
    with servers_packages():
        from wusel.server.operations import admin as house

        typer.echo(f"Nobody is let in from {house.ban(database(db), address, why)} any more.")


@admin.command()
def unban(address: Address, db: Database = None) -> None:
    """Let people in from an address again."""
    with servers_packages():
        from wusel.server.operations import admin as house

        typer.echo(f"People are let in from {house.unban(database(db), address)} again.")


@admin.command()
def bans(db: Database = None) -> None:
    """List the banned addresses."""
    with servers_packages():
        from wusel.server.operations import admin as house

        for each in house.bans(database(db)):
            typer.echo(f"{each.address:39}  {moment(each.at)}  {each.why}".rstrip())


# --- people


@admin.command()
def people(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="Letters of the name.", show_default=False)] = "",
    most: Most = 50,
    db: Database = None,
) -> None:
    """List people by name, with what they are known by."""
    with servers_packages():
        from wusel.server.operations import admin as house

        for each in house.people(database(db), name, most):
            typer.echo(f"{each.id:22}  {each.name}")


@admin.command(context_settings=ANY_LETTERS)
def delete_person(
    person: Annotated[str, typer.Argument(metavar="ID", help="As `wusel admin people` shows it.", show_default=False)],
    yes: Sure = False,
    db: Database = None,
) -> None:
    """Delete a person and all that is theirs; at tables with others the seat stays, without name and words."""
    be_sure(yes, f"Delete {person} for ever?")
    with servers_packages():
        from wusel.server.operations import admin as house

        typer.echo(f"Nobody is known by {person} any more, at {house.delete_person(database(db), person)} tables.")


def be_sure(yes: bool, question: str) -> None:
    if not yes:
        typer.confirm(question, abort=True)


def moment(at: int) -> str:
    """A moment as people here write it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))
