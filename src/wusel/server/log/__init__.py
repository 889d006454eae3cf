"""The log entries of tables, and the stores that keep them."""
