"""The table manager, identities, lists and saves of tables, administration and background maintenance."""
