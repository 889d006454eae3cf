"""Refusals and their codes. Every code is declared here, under its HTTP status."""

from typing import Final, Literal, get_args

from wusel.engine.errors import CannotUndo, Fence

BadRequest = Literal[
    "bad_deal", "bad_fork", "bad_name", "bad_option", "bad_query", "bad_save", "bad_seat", "malformed", "no_address",
    "no_bot", "no_day", "too_long", "too_many_seats",
]  # fmt: skip
Unauthorized = Literal["no_identity"]
Forbidden = Literal["banned", "foreign_origin", "not_host", "not_invited", "not_near", "not_yours", "silenced"]
NotFound = Literal["no_game", "no_link", "no_sequel", "no_table"]
NoUndo = Literal[
    "undo_chance_drawn", "undo_hidden_shown", "undo_nothing_chosen", "undo_other_chose", "undo_others_saw"
]  # fmt: skip
Conflict = Literal[
    "alone", "bad_choice", "bot_plays", "crowded", "day", "decided", "empty", "empty_seats", "endless", "fixed",
    "illegal", "late", "no_hello", "no_hint", "no_hints", "no_review", "no_stand_in", "no_thing", "no_voice",
    "not_asked", "not_away", "not_banned", "not_over", "not_started", "outdated", "over", "pending", "resigned",
    "said_enough", "said_hello", "sits_here", "started", "taken", "too_few_seats", "too_many_listed", NoUndo,
]  # fmt: skip
TooLarge = Literal["too_large", "too_much"]
UnsupportedMediaType = Literal["not_json"]
MisdirectedRequest = Literal["foreign_host"]
TooManyRequests = Literal["kept_enough", "opened_enough", "too_fast"]
Unavailable = Literal["closing", "moved", "not_stored"]

RefusalCode = Literal[
    BadRequest, Unauthorized, Forbidden, NotFound, Conflict, TooLarge, UnsupportedMediaType, MisdirectedRequest,
    TooManyRequests, Unavailable,
]  # fmt: skip
HttpCode = Literal["http_400", "http_404", "http_405", "http_408", "http_411", "http_431"]
"""Requests that no endpoint gets to see."""
ProblemCode = Literal[RefusalCode, HttpCode, "failed"]
"""`failed` is a fault of the server's own, with status 500."""

STATUS: Final[dict[RefusalCode, int]] = {
    code: status
    for status, codes in {
        400: BadRequest, 401: Unauthorized, 403: Forbidden, 404: NotFound, 409: Conflict, 413: TooLarge,
        415: UnsupportedMediaType, 421: MisdirectedRequest, 429: TooManyRequests, 503: Unavailable,
    }.items()
    for code in get_args(codes)
}  # fmt: skip
HTTP_CODE: Final[dict[int, HttpCode]] = {int(code.removeprefix("http_")): code for code in get_args(HttpCode)}
NO_UNDO: Final[dict[Fence, NoUndo]] = {
    "chance_drawn": "undo_chance_drawn",
    "hidden_shown": "undo_hidden_shown",
    "nothing_chosen": "undo_nothing_chosen",
    "other_chose": "undo_other_chose",
    "others_saw": "undo_others_saw",
}


class Refusal(Exception):
    """A request or command is refused; nothing has changed. `rule` is the ID of the game's rule that bars it."""

    def __init__(self, code: RefusalCode, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code: RefusalCode = code
        self.message = message
        self.rule = rule


def no_such_table() -> Refusal:
    """Return the same refusal for tables that do not exist and tables of other people, so that it does not reveal which
    exist."""
    return Refusal("no_table", "there is no such table, or it is not open to you")


def closing() -> Refusal:
    return Refusal("closing", "the server is closing; connect again in a moment")


def not_stored() -> Refusal:
    return Refusal("not_stored", "the store does not answer, so nothing has happened; try again")


def no_undo(error: CannotUndo) -> Refusal:
    return Refusal(NO_UNDO[error.why], str(error))
