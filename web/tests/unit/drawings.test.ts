/** Drawings from SVG files in the page. */

import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { cardArt, drawings as mosquitozzz } from "../../src/games/mosquitozzz/art/drawings";
import Mosquito from "../../src/games/mosquitozzz/art/Mosquito.svelte";
import MosquitozzzPicture from "../../src/games/mosquitozzz/lesson/Picture.svelte";
import Creature from "../../src/games/schwarm/art/Creature.svelte";
import { drawings as schwarm } from "../../src/games/schwarm/art/drawings";
import Glyph from "../../src/games/schwarm/art/Glyph.svelte";
import SchwarmPicture from "../../src/games/schwarm/lesson/Picture.svelte";

afterEach(cleanup);

const SVG = "http://www.w3.org/2000/svg";

describe("a drawing", () => {
  it.each([
    ["a mosquito", () => render(Mosquito, { mood: 6 })],
    ["a squashed one", () => render(Mosquito, { flat: true })],
    ["a creature", () => render(Creature, { name: "crab" })],
    ["the sign of a kind of pieces", () => render(Glyph, { name: "stations" })],
    ["a picture of a lesson", () => render(MosquitozzzPicture, { name: "aim" })],
    ["a picture of another one", () => render(SchwarmPicture, { name: "aim" })],
  ])("of %s is a part of an SVG", (_what, draw) => {
    const shapes = [...draw().container.querySelectorAll("path, circle, rect")];
    expect(shapes.length).toBeGreaterThan(0);
    expect(new Set(shapes.map((shape) => shape.namespaceURI))).toEqual(new Set([SVG]));
  });

  it("is in a file that has a size and something in it", () => {
    for (const drawing of [...mosquitozzz.values(), ...schwarm.values()]) expect(drawing).toContain("<");
  });
});

describe("a card", () => {
  it("has its own drawing, that of its colour and number, or that of its colour", () => {
    expect(cardArt("flat_hand", "green")).toBe(mosquitozzz.get("cards/flat_hand"));
    expect(cardArt("new_card", "red", 2)).toBe(mosquitozzz.get("cards/any-red-2"));
    expect(cardArt("new_card", "red", 7)).toBe(mosquitozzz.get("cards/any-red"));
    expect(cardArt("new_card", "green")).toBe(mosquitozzz.get("cards/any-green"));
  });
});
