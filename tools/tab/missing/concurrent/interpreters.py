"""What a page has none of: anyio wants to import it, and nobody calls it."""


class ExecutionFailed(Exception):
    """Of an interpreter that cannot be."""


def create() -> object:
    """There is one interpreter in a worker of a page."""
    raise NotImplementedError
