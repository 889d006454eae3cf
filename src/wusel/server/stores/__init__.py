"""Where the house keeps its memory: SQLite beside the program, or PostgreSQL for several processes."""
