"""Devices that people hold in their hands. Chromium takes a second for a browser context and another for its first
page, so devices are lent. A lent device keeps nothing of its last borrower."""

from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
TABLET: ViewportSize = {"width": 820, "height": 1180}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
ZOOMED: ViewportSize = {"width": 640, "height": 400}
"""A desktop at 200 %."""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LARGER_PHONE: ViewportSize = {"width": 390, "height": 844}
SCREENS = [PHONE, SIDEWAYS, TABLET, DESKTOP, LARGE, ZOOMED]
PATIENCE = 60_000
"""Milliseconds after which a test gives up waiting. It is long enough for a busy machine, and only failures use it
up."""

LOCALES = {"en": "en-GB", "de": "de-DE"}

LISTEN = """
window.line = {n: 0, sent: [], unanswered: new Set()};
window.WebSocket = class extends WebSocket {
    constructor(...where) {
        super(...where);
        line.n = 0;
        this.addEventListener("message", ({data}) => {
            const frame = JSON.parse(data);
            if (frame.type === "happened" || frame.type === "welcome") line.n = frame.n;
            line.unanswered.delete(frame.id);
        });
    }
    send(message) {
        const {type, id} = JSON.parse(message);
        line.sent.push(type);
        if (id) line.unanswered.add(id);
        super.send(message);
    }
};
"""
"""Records in every page how much of its table it received, what it has sent, and which messages still await an
answer."""
ASKED = "if (origin !== 'null') localStorage['wusel-settings'] ??= JSON.stringify({asked: true})"
"""Tests of questions want every question to be asked. An empty page has no storage for the setting."""


class Device:
    """A separate browser profile. One window stays open behind the others, because otherwise each new one would be the
    first."""

    def __init__(self, browser: Browser, language: str, **more: Any) -> None:  # noqa: ANN401  # options of a context
        self.context = browser.new_context(locale=LOCALES[language], reduced_motion="reduce", **more)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(LISTEN)
        self.context.add_init_script(ASKED)
        self.window = self.context.new_page()

    def open(self, size: ViewportSize, **media: Any) -> Page:  # noqa: ANN401  # what a page can emulate
        page = self.context.new_page()
        page.set_viewport_size(size)
        page.emulate_media(**media)
        return page

    def forget(self, origin: str) -> None:
        """Make the device look as if it had never been used."""
        for page in self.context.pages:
            if page is not self.window:
                page.close()
        self.context.clear_cookies()
        session = self.context.new_cdp_session(self.window)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()


class Devices:
    """All devices, by their kind."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.browser = browser
        self.origin = origin
        self.free: dict[str, list[Device]] = {}
        self.lent: list[tuple[str, Device]] = []

    def lend(self, language: str, for_good: bool = False, **more: Any) -> Device:  # noqa: ANN401  # options of a context
        """Lend a device. A caller who changes something that cannot be undone takes one for good."""
        kind = "" if for_good else f"{language} {sorted(more.items())}"
        free = self.free.get(kind, [])
        device = free.pop() if free else Device(self.browser, language, **{"base_url": self.origin, **more})
        self.lent.append((kind, device))
        return device

    def take_back(self) -> None:
        """Take all devices back and clear them. Close the ones lent for good."""
        for kind, device in self.lent:
            if kind:
                device.forget(self.origin)
                self.free.setdefault(kind, []).append(device)
            else:
                device.context.close()
        self.lent.clear()
