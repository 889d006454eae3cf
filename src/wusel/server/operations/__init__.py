"""Running a server: opening and closing it, its logs, and its load test."""
