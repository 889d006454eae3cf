"""Accessibility problems that axe finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STILL_FRAMES = 6
"""A board is drawn part by part, and what is drawn may begin to move a few frames later."""
SEEK = """async ([leaving, contrast, within, frames]) => {
    for (let still = 0; still < frames; still++) {
        const moving = document.getAnimations();
        if (moving.length > 0) still = 0;
        await Promise.all(moving.map((each) => each.finished.catch(() => null)));
        await new Promise(requestAnimationFrame);
    }
    const rule = "label-content-name-mismatch";
    const named = await axe.run(within, {runOnly: {type: "rule", values: [rule]}, rules: {[rule]: {enabled: true}}});
    if (leaving) document.querySelectorAll("svg[aria-hidden] > *").forEach((each) => each.remove());
    const {violations} = await axe.run(within, {
        resultTypes: ["violations"],
        rules: {"color-contrast": {enabled: contrast}},
    });
    return [...named.violations, ...violations].map((each) => `${each.id}: ${each.nodes[0].html.slice(0, 120)}`);
}"""


def barriers(page: Page, leaving: bool = True, contrast: bool = True, within: str = "html") -> list[str]:
    """Return the accessibility problems of a page once nothing on it moves. Drawings hidden from screen readers are
    most of the page, and axe is faster without them. They are removed unless the page is needed afterwards. Checking
    every contrast takes longer than everything else. Content behind an open dialog is not checked."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; void 0")
    found: list[str] = page.evaluate(SEEK, [leaving, contrast, within, STILL_FRAMES])
    return found
