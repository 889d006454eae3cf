/** Choices in hints and reviews: things, not places. */

import { beforeEach, describe, expect, it } from "vitest";
import type { BoardTable, Words } from "../../src/games/board";
import { says } from "../../src/games/schwarm/says";
import { settings } from "../../src/lib/settings.svelte";
import type { Look } from "../../src/wire";
import { aTable, aView } from "./schwarm-view";

beforeEach(() => settings.set({ language: "en" }));

const look = { view: aView({ row: ["blue_ship", "blue_whale_4"] }) } as unknown as Look;

function saidOf(choice: Words): string {
  const table: BoardTable = aTable(aView({}), []);
  return says(choice, 0, look, { ...table, texts: echo() } as unknown as BoardTable);
}

/** Texts that show what they are asked for. */
function echo() {
  return {
    say: (key: string, args: Record<string, unknown>) => `${key}(${Object.values(args).join(", ")})`,
    thing: (_kind: string, name: string) => name,
    choice: ({ do: word }: Words) => `choice-${word}`,
  };
}

describe("a choice", () => {
  it.each<[Words, string]>([
    [{ do: "take", place: 1 }, "sw-says-take(blue_whale_4, 1)"],
    [{ do: "take", place: 7 }, "choice-take"],
    [{ do: "surge", direction: "north", fields: 1 }, "sw-says-tsunami(choice-surge)"],
    [{ do: "swim", direction: "north" }, "sw-says-whale(choice-swim)"],
    [{ do: "crawl", fields: 2 }, "sw-says-crab(choice-crawl)"],
    [{ do: "anchor" }, "choice-anchor"],
  ])("%j names what it is about", (choice, said) => expect(saidOf(choice)).toBe(said));
});
