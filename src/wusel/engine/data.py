"""State as plain data: written down exactly, read back strictly."""

from typing import Any, TypeVar

from wusel.engine.errors import BadSave


class Data:
    """Something made of ints, lists of ints and further such things. `fields` names them in the order in which
    the constructor takes them."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """Every field in plain builtins, sharing nothing with the original."""
        return {name: plain(getattr(self, name)) for name in self.fields()}


D = TypeVar("D", bound=Data)


def plain(value: object) -> object:
    if isinstance(value, Data):
        return value.to_data()
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


def thaw(example: D, data: object, what: str) -> D:
    """A thing of the same kind as the example, out of what `to_data` wrote down."""
    if not isinstance(data, dict):
        raise BadSave(f"{what} should have named fields, not be {data!r}")
    kind: Any = type(example)
    made: D = kind(*(like(getattr(example, name), data.get(name), name) for name in example.fields()))
    return made


def like(example: object, value: object, what: str) -> object:
    """A value, if it is of the same kind as the example."""
    if isinstance(example, Data):
        return thaw(example, value, what)
    if not isinstance(example, list):
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadSave(f"{what} should be a whole number, not {value!r}")
        return value
    if not isinstance(value, list):
        raise BadSave(f"{what} should be a list, not {value!r}")
    return [like(example[0] if example else 0, each, f"each of {what}") for each in value]
