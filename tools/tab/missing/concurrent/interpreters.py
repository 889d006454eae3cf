"""Stand-in for a module that does not exist in a page: anyio imports it and never calls it."""


class ExecutionFailed(Exception):
    """Of an interpreter that cannot be."""


def create() -> object:
    """There is one interpreter in a worker of a page."""
    raise NotImplementedError
