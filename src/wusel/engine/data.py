"""State as plain data: written down exactly, read back strictly."""

from wusel.engine.errors import BadSave


class Data:
    """Something made of ints, lists of ints and further such things; `fields` names them."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        """Every field in plain builtins, sharing nothing with the original."""
        return {name: plain(getattr(self, name)) for name in self.fields()}


def plain(value: object) -> object:
    if isinstance(value, Data):
        return value.to_data()
    if isinstance(value, list):
        return [plain(each) for each in value]
    return value


def int_of(data: dict[str, object], name: str) -> int:
    """A whole number out of written data."""
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadSave(f"{name} should be a whole number, not {value!r}")
    return value


def ints_of(data: dict[str, object], name: str) -> list[int]:
    """A list of whole numbers out of written data."""
    values = data.get(name)
    if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
        raise BadSave(f"{name} should be a list of whole numbers, not {values!r}")
    return list(values)


def data_of(data: dict[str, object], name: str) -> dict[str, object]:
    """A thing made of named fields out of written data."""
    value = data.get(name)
    if not isinstance(value, dict):
        raise BadSave(f"{name} should have named fields, not be {value!r}")
    return value


def datas_of(data: dict[str, object], name: str) -> list[dict[str, object]]:
    """A list of things made of named fields out of written data."""
    values = data.get(name)
    if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
        raise BadSave(f"{name} should be a list of things with named fields, not {values!r}")
    return list(values)
