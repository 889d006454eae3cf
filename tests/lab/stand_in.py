"""Something that is like something else but for what a test has changed about it."""

from typing import Any


class StandIn:
    """Answers for another object, except for what it was given itself. Compiled classes cannot be patched, but
    what looks at them from outside can be handed this."""

    def __init__(self, original: Any, **changed: Any) -> None:  # noqa: ANN401  # stands in for anything
        self.original = original
        self.changed = changed

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        return self.changed[name] if name in self.changed else getattr(self.original, name)
