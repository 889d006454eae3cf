/** Turn notifications for a player who looks elsewhere. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { person } from "../../src/parts/person.svelte";
import { calls } from "../../src/parts/turn-notifications.svelte";
import type { TableCard } from "../../src/wire";
import { answers, openHouse, until } from "./table-scene";

openHouse();

let isHidden = false;
const badges: (number | null)[] = [];
const shown: { title: string; tag: string }[] = [];

function looks(away: boolean): void {
  isHidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
}
const card = (more: Partial<TableCard>): TableCard => ({
  id: "t7",
  game: "mosquitozzz",
  options: {},
  phase: "playing",
  names: ["Ada", "Ben"],
  free: 0,
  updated: 0,
  your_turn: false,
  waiting_for: [],
  part: {},
  ...more,
});
const mine = (...tables: TableCard[]) => answers.set("GET /api/tables/mine", () => ({ tables }));
const icon = (): string => document.querySelector('link[rel="icon"]')?.getAttribute("href") ?? "";
const here = { table: "t1", game: "schwarm", who: ["Ben"] };

beforeEach(() => {
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  Object.assign(navigator, {
    setAppBadge: async (n: number) => void badges.push(n),
    clearAppBadge: async () => void badges.push(null),
  });
  vi.stubGlobal("isSecureContext", true);
  class Shown {
    static permission = "default";
    static async requestPermission(): Promise<string> {
      Shown.permission = "granted";
      return "granted";
    }
    constructor(title: string, { tag }: { tag: string }) {
      shown.push({ title, tag });
    }
  }
  vi.stubGlobal("Notification", Shown);
  person.now = { name: "Ada" } as typeof person.now;
  [badges.length, shown.length] = [0, 0];
  mine();
  looks(true);
  looks(false);
});
afterEach(() => {
  calls.left("t1");
  settings.set({ calls: false });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a call", () => {
  it("comes by title, icon and badge while somebody looks elsewhere, and from the table on this page at once", async () => {
    calls.at(here, true);
    expect(calls.title("usual")).toBe("usual");
    looks(true);
    expect(calls.title("usual")).toBe("Your turn – Der Schwarm");
    await until(() => expect([icon(), badges.at(-1)]).toEqual(["/icon-calls.svg", 1]));
    looks(false);
    expect(calls.title("usual")).toBe("usual");
    await until(() => expect([icon(), badges.at(-1)]).toEqual(["/icon.svg", null]));
  });

  it("comes from other tables, too, when this page looks for them", async () => {
    vi.useFakeTimers();
    mine(card({}));
    looks(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.title("usual")).toBe("usual");
    mine(card({ your_turn: true }));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(calls.title("usual")).toBe("Your turn – Mosquitozzz");
    calls.at(here, true);
    expect(calls.title("usual")).toBe("Your turn at 2 tables");
    mine();
    looks(false);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await until(() => expect(calls.tables).toEqual([]));
  });

  it("is a notification only for whoever has wanted it, once for each turn", async () => {
    looks(true);
    calls.at(here, true);
    await until(() => expect(icon()).toBe("/icon-calls.svg"));
    expect(shown).toEqual([]);
    calls.at(here, false);
    expect(await calls.notify(true)).toBe(true);
    expect([calls.notifies, settings.calls]).toEqual([true, true]);
    calls.at(here, true);
    calls.at(here, true);
    await until(() => expect(shown).toEqual([{ title: "Your turn – Der Schwarm", tag: "turn-t1" }]));
    looks(false);
    calls.at(here, false);
    calls.at(here, true);
    expect(shown).toHaveLength(1);
    await calls.notify(false);
    expect(calls.notifies).toBe(false);
  });

  it("cannot be had where the browser says no", async () => {
    Object.assign(Notification, { requestPermission: async () => "denied" });
    expect(await calls.notify(true)).toBe(false);
    expect([calls.permission, settings.calls]).toEqual(["denied", false]);
  });
});
