"""People, bans and orders of the operator in the store."""

import secrets

from wusel.server.log.stores.database import Database
from wusel.server.log.stores.rows import Ban, Order, Person

PEOPLE = "select id, name, epoch, link from people"
PROBE = bytes(32_768)
"""About as many bytes as a busy moment writes: a disk with less room counts as full."""


class PeopleStore(Database):
    """Stored data of people, and commands of the operator."""

    async def check_writable(self) -> None:
        """Write a probe, because a full disk only shows when something is written."""
        probe = """insert into house (name, value) values ('probe', $1)
            on conflict (name) do update set value = excluded.value"""
        await self._write((probe, (PROBE,)))

    async def secret(self) -> bytes:
        """The key that signs cookies: made once (32 random bytes), the same for all processes."""
        keep = "insert into house (name, value) values ('secret', $1) on conflict (name) do nothing"
        await self._write((keep, (secrets.token_bytes(32),)))
        return bytes((await self._read("select value from house where name = 'secret'"))[0][0])

    # --- people

    async def person(self, id: str) -> Person | None:
        return await self._first(Person, f"{PEOPLE} where id = $1", id)

    async def person_by_link(self, link: str) -> Person | None:
        """The person whose private link has this fingerprint."""
        return await self._first(Person, f"{PEOPLE} where link = $1 and link <> ''", link)

    async def keep_person(self, person: Person) -> None:
        """Insert or update a person."""
        keep = """insert into people (id, name, epoch, link) values ($1, $2, $3, $4)
            on conflict (id) do update set name = excluded.name, epoch = excluded.epoch, link = excluded.link
            where people.epoch <= excluded.epoch"""
        await self._write((keep, (person.id, person.name, person.epoch, person.link)))

    async def people_called(self, name: str, limit: int) -> list[Person]:
        """People whose name contains some letters, regardless of case."""
        called = f"{PEOPLE} where lower(name) like $1 order by name, id limit $2"
        return await self._all(Person, called, f"%{name.lower()}%", limit)

    async def delete_person(self, id: str) -> None:
        await self._write(("delete from people where id = $1", (id,)), ("delete from days where person = $1", (id,)))

    # --- bans and orders

    async def bans(self) -> list[Ban]:
        return await self._all(Ban, "select address, at, why from bans order by at, address")

    async def keep_ban(self, ban: Ban) -> None:
        keep = """insert into bans (address, at, why) values ($1, $2, $3)
            on conflict (address) do update set at = excluded.at, why = excluded.why"""
        await self._write((keep, (ban.address, ban.at, ban.why)))

    async def delete_ban(self, address: str) -> None:
        await self._write(("delete from bans where address = $1", (address,)))

    async def place_order(self, order: Order) -> None:
        new = "insert into orders (id, at, what, answer) values ($1, $2, $3, $4)"
        await self._write((new, (order.id, order.at, order.what, b"")))

    async def orders(self) -> list[Order]:
        """Orders without an answer, in the order in which they were placed."""
        return await self._all(Order, "select id, at, what from orders where answer = $1 order by at, id", b"")

    async def answer_order(self, id: str, answer: bytes) -> None:
        """Write the result of an order."""
        await self._write(("update orders set answer = $2 where id = $1", (id, answer)))

    async def answer(self, order: str) -> bytes:
        """The answer to an order; empty if there is none yet."""
        return await self._first(bytes, "select answer from orders where id = $1", order) or b""

    async def delete_order(self, id: str) -> None:
        await self._write(("delete from orders where id = $1", (id,)))
