"""Optional dependencies, time limits and problem reports."""
