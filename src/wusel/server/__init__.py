"""The house where people meet: lobby, tables, storage and wire protocol, for every game on the shelf."""
