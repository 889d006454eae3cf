"""What has happened at tables: the lines of their logs, and where they are kept."""
