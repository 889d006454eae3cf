"""Schema migrations: numbered scripts. A database of any version runs the scripts that it has not run yet.

The scripts in `migrations/` are in SQLite's dialect and kept so plain that PostgreSQL needs few replacements (`WORDS`
in its store). A statement ends with a semicolon at the end of a line. A released script never changes again.
"""

import re
from importlib.resources import files

from wusel.engine.errors import WuselError

MAKE_VERSIONS = "create table if not exists schema_version (version bigint primary key)"
VERSION = "select coalesce(max(version), 0) from schema_version"


FILES = sorted(files(__package__).joinpath("migrations").iterdir(), key=lambda file: file.name)
SCRIPTS = [file.read_text("utf-8") for file in FILES]
"""In order; the first one makes version 1."""


def steps_from(version: int) -> list[str]:
    """The statements that migrate a database of some version to the newest."""
    newest = len(SCRIPTS)
    if version > newest:
        raise WuselError(
            f"The database was made by a newer Wusel (schema {version}; this one knows {newest}). "
            "Update Wusel, or use another database."
        )
    steps: list[str] = []
    for number in range(version + 1, newest + 1):
        steps += [step for step in re.split(r";\s*(?:\n|$)", SCRIPTS[number - 1]) if step.strip()]
        steps.append(f"insert into schema_version (version) values ({number})")
    return steps
