"""The store: rows of a database, by SQL that SQLite and PostgreSQL share. Nothing here knows a game."""

from wusel.server.log.stores.games import GameStore
from wusel.server.log.stores.people import PeopleStore
from wusel.server.log.stores.tables import TableStore


class Store(TableStore, GameStore, PeopleStore):
    """Everything that a server keeps; subclasses connect and execute."""
