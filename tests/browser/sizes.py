"""The sizes of words on the screen, with every scaling counted."""

from playwright.sync_api import Page

LEAST_LETTERS = 12
"""Pixels. Smaller letters cannot be read on a phone."""

SEEK = """(least) => {
    const scales = new Map([[null, 1]]);
    const scaleOf = (at) => {
        if (scales.has(at)) return scales.get(at);
        const isDrawn = at instanceof SVGGraphicsElement;
        const style = getComputedStyle(at);
        const matrix = isDrawn ? at.getScreenCTM() : new DOMMatrix(style.transform);
        const area = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
        scales.set(at, isDrawn ? area : area * (parseFloat(style.scale) || 1) * scaleOf(at.parentElement));
        return scales.get(at);
    };
    const isSeen = (element) => element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        !element.closest(".unseen, option, [inert], defs, title, style, script");
    const inFront = document.querySelector("dialog:modal") ?? document.body;
    const texts = document.createTreeWalker(inFront, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (texts.nextNode()) {
        const {textContent, parentElement} = texts.currentNode;
        if (!/[\\p{L}\\p{N}]/u.test(textContent) || !isSeen(parentElement)) continue;
        const size = parseFloat(getComputedStyle(parentElement).fontSize) * scaleOf(parentElement);
        const where = parentElement.closest("[class]")?.getAttribute("class");
        if (size < least - 0.05) found.add(`${size.toFixed(1)} pixels: ${textContent.trim().slice(0, 40)} (${where})`);
    }
    return [...found];
}"""


def too_small(page: Page) -> list[str]:
    """Return the words that cannot be read on a phone."""
    found: list[str] = page.evaluate(SEEK, LEAST_LETTERS)
    return found
