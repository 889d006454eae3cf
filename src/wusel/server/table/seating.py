"""The people of a table, derived from its log: seats, host, and permission to speak."""

from typing import Any, Final

from msgspec.structs import replace

from wusel.server.log.entries import Chair, Muted, Renamed, Seated, Settings

NOBODY: Final = -1


class Seating:
    """The seats and people of a table."""

    def __init__(self) -> None:
        self.chairs: list[Chair] = []
        self.seats: dict[str, list[int]] = {}
        """Index of the chairs by person."""
        self.host = ""
        self.owner = ""
        """The person to whom the host role returns; another one is host only while they are absent."""
        self.invitation = ""
        self.sent_away: set[str] = set()
        self.quitters: list[int] = []
        """Seats that resigned, the first one first."""
        self.people: list[str] = []
        self.silenced: set[str] = set()
        self.mutes: set[tuple[str, str]] = set()

    # --- queries

    def seats_of(self, person: str) -> list[int]:
        return self.seats.get(person, [])

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def voice(self, person: str) -> int:
        """The public number of a person at this table."""
        return self.people.index(person) if person in self.people else NOBODY

    def players(self) -> set[str]:
        """The people who have not resigned."""
        return {chair.person for chair in self.chairs if chair.person and not chair.resigned}

    def must_be_invited(self, person: str, settings: Settings) -> bool:
        """Return whether a person needs an invitation to sit down. They do by the host's setting, or because a removed
        person could come back under another name. A listed table stays open to others."""
        if person in (self.host, self.owner) or self.seats_of(person):
            return False
        is_shut = bool(self.sent_away) and not settings.listed
        return settings.invited or is_shut or person in self.sent_away

    def is_alone(self, person: str) -> bool:
        """Return whether no other person has played here, so that only bots have hidden information."""
        return all(chair.person in ("", person) for chair in self.chairs)

    # --- changes

    def set_chairs(self, chairs: list[Chair]) -> None:
        self.chairs = chairs
        self.seats = {}
        self.register(self.host)
        for seat, chair in enumerate(chairs):
            if chair.person:
                self.seats.setdefault(chair.person, []).append(seat)
                self.register(chair.person)

    def register(self, person: str) -> None:
        """Give a person a public number, if they have none."""
        if person and person not in self.people:
            self.people.append(person)

    def change(self, seat: int, **fields: Any) -> None:  # noqa: ANN401  # fields of a chair
        self.chairs[seat] = replace(self.chairs[seat], **fields)

    def sit(self, entry: Seated) -> None:
        owner_left = entry.by == self.owner and all(chair.person != self.owner for chair in entry.chairs)
        if entry.host != self.host or owner_left:
            self.owner = entry.host
        self.host = entry.host
        if entry.out:
            self.sent_away.add(entry.out)
            self.invitation = entry.invitation
        self.set_chairs(entry.chairs)

    def rename(self, entry: Renamed) -> None:
        for seat in self.seats_of(entry.person):
            if self.chairs[seat].name == entry.was and not self.chairs[seat].nickname:
                self.change(seat, name=entry.name)

    def mute(self, entry: Muted) -> None:
        if entry.everyone:
            (self.silenced.add if entry.muted else self.silenced.discard)(entry.whom)
        else:
            (self.mutes.add if entry.muted else self.mutes.discard)((entry.by, entry.whom))

    def rank_quitters_last(self, ranks: list[int]) -> None:
        """Put seats that resigned behind all others, the first to do so at the end."""
        for place, seat in enumerate(reversed(self.quitters)):
            ranks[seat] = len(self.chairs) + 1 + place
        close_ranks(ranks)


def close_ranks(ranks: list[int]) -> None:
    """Renumber ranks without gaps."""
    order = sorted(ranks)
    ranks[:] = [order.index(rank) + 1 for rank in ranks]
