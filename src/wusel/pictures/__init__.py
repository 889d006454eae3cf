"""Pictures of a table as a seat sees it: as text for the terminal, as text or pixels for learners."""
