"""Stand-in for a module that does not exist in a page: anyio imports it and never calls it."""


class ExecutionFailed(Exception):
    """The error of an interpreter, which cannot exist here."""


def create() -> object:
    """There is one interpreter in a worker of a page."""
    raise NotImplementedError
