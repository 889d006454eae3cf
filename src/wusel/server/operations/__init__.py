"""Running a server: opening and closing it, its logs, and how much it can take."""
