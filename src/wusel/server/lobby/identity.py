"""Identities: a signed cookie, and a private link that moves it to another device. No sign-up, no password."""

import asyncio
from functools import lru_cache
from hashlib import sha256
from secrets import randbelow, token_urlsafe
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec.structs import replace

from wusel.server.log.stores.rows import Person
from wusel.server.log.stores.store import Store
from wusel.server.refusals import Refusal
from wusel.server.table.names import clean_name

COOKIE: Final = "wusel"
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60
COOKIES_KNOWN: Final = 10_000
NOBODY: Final = Person("", "")


class Identities:
    """Creates, verifies and changes identities."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self.signer = URLSafeSerializer(secret, salt="person")
        self.read = lru_cache(COOKIES_KNOWN)(self.signer.loads)
        """Caches verified cookies."""
        self.address_signer = URLSafeSerializer(secret, salt="passed on")
        self.lock = asyncio.Lock()

    async def of(self, cookie: str | None) -> Person:
        """The person of a cookie, or `NOBODY` if it is forged, revoked or missing."""
        if not cookie or len(cookie) > 300:
            return NOBODY
        try:
            id, epoch = self.read(cookie)
        except (BadSignature, ValueError, TypeError):
            return NOBODY
        person = await self.store.person(id)
        return person if person is not None and person.epoch == epoch else NOBODY

    def cookie(self, person: Person) -> str:
        return self.signer.dumps([person.id, person.epoch])

    def sign_address(self, client: str) -> str:
        """A client address, signed with the secret that all processes on the database share."""
        return self.address_signer.dumps(client)

    def verify_address(self, text: str) -> str | None:
        """The signed client address; None if the signature is invalid."""
        try:
            return str(self.address_signer.loads(text))
        except (BadSignature, ValueError):
            return None

    async def new_person(self) -> Person:
        """A new identity with a guest's name."""
        person = Person(token_urlsafe(16), f"Guest {randbelow(9000) + 1000}")
        await self.store.keep_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        return await self.change(person, name=clean_name(name))

    async def new_link(self, person: Person) -> tuple[Person, str]:
        """A new private link, which replaces the last one. Only its hash is stored."""
        secret = token_urlsafe(24)
        return await self.change(person, link=fingerprint(secret)), secret

    async def revoke(self, person: Person) -> Person:
        """Revoke the private link and, by a new epoch, the cookies of all other devices."""
        return await self.change(person, link="", epoch=person.epoch + 1)

    async def adopt(self, secret: str) -> Person:
        """The person of a private link."""
        person = await self.store.person_by_link(fingerprint(secret))
        if person is None:
            raise Refusal("no_link", "this link is not valid, or no longer")
        return person

    async def change(self, person: Person, **changes: str | int) -> Person:
        """Change the stored person: another device may have changed it, or have signed this one out."""
        async with self.lock:
            known = await self.store.person(person.id)
            if known is None or known.epoch != person.epoch:
                raise Refusal("no_identity", "this device has been signed out; ask for an identity: GET /api/me")
            changed = replace(known, **changes)
            await self.store.keep_person(changed)
            return changed


def fingerprint(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
