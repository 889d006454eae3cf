/** Keys that work anywhere on a page, and the dialog that lists them. */

import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { shortcuts } from "../../src/lib/shortcuts.svelte";
import ShortcutList from "../../src/parts/ShortcutList.svelte";

settings.set({ language: "en" });
const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

function turning(): { forth: () => void; back: () => void } {
  const [forth, back] = [vi.fn(), vi.fn()];
  cleanups.push(
    shortcuts.add([
      { key: "r", does: () => "Turn", act: forth },
      { key: "R", does: () => "Turn back", act: back },
      { key: "Arrows", does: () => "Walk" },
    ]),
  );
  return { forth, back };
}
const press = (key: string, on: Element = document.body, more = {}) => fireEvent.keyDown(on, { key, ...more });

describe("shortcuts", () => {
  it("act on their own key, unless somebody writes or holds Ctrl", async () => {
    const { forth, back } = turning();
    await press("r");
    await press("R");
    await press("r", document.body, { ctrlKey: true });
    await press("r", document.body, { repeat: true });
    const field = document.body.appendChild(document.createElement("input"));
    await press("r", field);
    field.remove();
    expect([forth, back].map((each) => vi.mocked(each).mock.calls.length)).toEqual([1, 1]);
  });

  it("end with the part that has them", async () => {
    const { forth } = turning();
    cleanups.splice(0).forEach((clean) => clean());
    await press("r");
    expect(forth).not.toHaveBeenCalled();
    expect(shortcuts.all).toEqual([]);
  });

  it.each([
    ["en", ["R", "Shift + R", "Arrow keys", "?"]],
    ["de", ["R", "Umschalt + R", "Pfeiltasten", "?"]],
  ] as const)("are listed by ? (%s)", async (language, keys) => {
    settings.set({ language });
    turning();
    HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
      this.open = true;
    };
    cleanups.push(render(ShortcutList).unmount);
    await press("?");
    await tick();
    expect([...document.querySelectorAll("kbd")].map((each) => each.textContent)).toEqual(keys);
    expect(screen.getByText("Turn back")).toBeTruthy();
    settings.set({ language: "en" });
  });
});
