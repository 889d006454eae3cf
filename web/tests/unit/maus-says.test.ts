/** Choices of fields in hints and reviews: where they are, without a map. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Choice, MausView } from "../../src/games/maus/declared";
import { says } from "../../src/games/maus/says";
import { settings } from "../../src/lib/settings.svelte";
import { aFoe, aMouse, aTable, aTurn, aView } from "./maus-view";

beforeEach(() => settings.set({ language: "en" }));

function saidOf(choice: Choice, given: Partial<MausView>): string {
  const table = aTable(aView(given));
  return says(choice, 0, table.look, table);
}

const leader = aMouse("hero_leader", { field: "d4" });
const placing = { step: "place_foes", about: { foe: "rat" }, mice: [leader], foes: [aFoe("rat_1", { field: "a6" })] };
const turn = { step: "take_turn", about: {}, turn: aTurn(), mice: [leader], foes: [] };

describe("a choice of a field", () => {
  it.each<[Choice, Partial<MausView>, string]>([
    [{ do: "place_at", field: "e5" }, placing, "Rat to e5: south-east, beside Arlo"],
    [{ do: "place_at", field: "a6" }, placing, "Rat to a6: south-west, with Rat 1"],
    [{ do: "place_at", field: "f5" }, placing, "Rat to f5: south-east, at the way out east"],
    [{ do: "place_at", field: "c1" }, placing, "Rat to c1: north, near the way out north"],
    [
      { do: "place_at", field: "d4" },
      { ...placing, step: "arrive", about: { exit: "turn" } },
      "All mice to d4: middle",
    ],
    [{ do: "go", field: "e5" }, turn, "Go to e5: south-east, near the way out east"],
    [{ do: "aim_at_field", field: "d4" }, { ...turn, step: "choose_field" }, "Choose d4: middle, with Arlo"],
    [{ do: "search" }, turn, "Search"],
  ])("%j says where that is", (choice, given, said) => expect(saidOf(choice, given)).toBe(said));
});
