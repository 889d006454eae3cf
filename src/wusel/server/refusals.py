"""Why something is not done, for people and for programs."""


class Refusal(Exception):
    """What was asked cannot be; nothing has changed. `code` is for programs, `rule` the game's rule that bars it."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.rule = rule


def no_such_table() -> Refusal:
    """The same words whether there is none or it is not yours: nobody learns which tables exist."""
    return Refusal("no_table", "there is no such table, or it is not open to you")
