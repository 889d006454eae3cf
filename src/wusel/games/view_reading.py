"""Typed access to the values of a view."""

from wusel.engine.view import View


def names_in(view: View, key: str) -> list[str]:
    value = view[key]
    assert isinstance(value, list)
    return [str(each) for each in value]


def seats_in(view: View, key: str) -> list[int]:
    value = view[key]
    assert isinstance(value, list)
    return [int(each) for each in value]


def number_in(view: View, key: str) -> int:
    value = view[key]
    assert isinstance(value, int)
    return value


def players_in(view: View) -> list[View]:
    value = view["players"]
    assert isinstance(value, list)
    return list(value)


def listed_in(view: View, key: str) -> list[View]:
    """Return the things in a list."""
    value = view[key]
    assert isinstance(value, list)
    return list(value)


def named_in(view: View, key: str) -> View:
    """Return the things by their names."""
    value = view[key]
    assert isinstance(value, dict)
    return dict(value)
