"""A proxy object for tests."""

from typing import Any


class StandIn:
    """A proxy that delegates to another object, except for the given attributes. Compiled classes cannot be patched."""

    def __init__(self, original: Any, **changed: Any) -> None:  # noqa: ANN401  # stands in for anything
        self.original = original
        self.changed = changed

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        return self.changed[name] if name in self.changed else getattr(self.original, name)
