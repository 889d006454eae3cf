"""Weak references to all new objects of some kinds, for tests of reference cycles."""

import gc
import weakref
from typing import Any

import pytest


def references_to_all_made(monkeypatch: pytest.MonkeyPatch, *kinds: Any) -> list[weakref.ref[object]]:  # noqa: ANN401
    """Return a list that grows with every new object of these kinds. The server cannot collect garbage meanwhile."""
    made: list[weakref.ref[object]] = []
    for kind in kinds:

        def remember(self: object, *args: object, before: Any = kind.__init__, **more: object) -> None:  # noqa: ANN401
            made.append(weakref.ref(self))
            before(self, *args, **more)

        monkeypatch.setattr(kind, "__init__", remember)
    monkeypatch.setattr(gc, "collect", lambda *_: 0)
    return made
