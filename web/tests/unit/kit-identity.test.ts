import { describe, expect, it } from "vitest";
import { identify, type Placed, type Spot } from "../../src/kit/pieces/identity";

const spot = (kind: string, zone: string, place = 0): Spot => ({ kind, zone, place });
const start = (...spots: Spot[]): Placed[] => identify([], spots);
const ids = (placed: Placed[]): number[] => placed.map((each) => each.id);

describe("which piece is which", () => {
  it("gives new pieces ids of their own", () => {
    expect(ids(start(spot("a", "hand:0"), spot("a", "hand:0", 1)))).toEqual([0, 1]);
  });

  it("keeps a piece that stays where it is", () => {
    const before = start(spot("a", "hand:0"), spot("b", "hand:0", 1));
    expect(identify(before, [spot("a", "hand:0"), spot("b", "hand:0", 1)])).toEqual(before);
  });

  it("follows a piece from one zone to another", () => {
    const before = start(spot("a", "hand:0"), spot("b", "hand:0", 1));
    const now = identify(before, [spot("b", "hand:0"), spot("a", "swarm")]);
    expect(ids(now)).toEqual([1, 0]);
  });

  it("follows copies in their order when a row closes up", () => {
    const before = start(spot("a", "row"), spot("a", "row", 1), spot("a", "row", 2));
    expect(ids(identify(before, [spot("a", "row"), spot("a", "row", 1), spot("a", "away")]))).toEqual([0, 1, 2]);
  });

  it("knows a face-down piece again when it is turned up where it lies", () => {
    const before = start(spot("", "laid:1"), spot("", "hand:1"), spot("spray", "discard:1"));
    const now = identify(before, [spot("spray", "laid:1"), spot("", "hand:1"), spot("spray", "discard:1")]);
    expect(ids(now)).toEqual([0, 1, 2]);
  });

  it("draws from the own pile even where every pile loses a card", () => {
    const before = start(spot("", "draw:0"), spot("", "draw:1"), spot("", "draw:2"));
    const now = identify(before, [spot("", "hand:2"), spot("b", "hand:0"), spot("", "hand:1")]);
    expect(ids(now)).toEqual([2, 0, 1]);
  });

  it("prefers a card with the same face anywhere to an unknown one of the same owner", () => {
    const before = start(spot("", "hand:1"), spot("attack", "swarm"));
    const now = identify(before, [spot("attack", "discard:1"), spot("", "laid:1")]);
    expect(ids(now)).toEqual([1, 0]);
  });

  it("never calls two faces that are known and differ the same piece", () => {
    const before = start(spot("a", "hand:0"));
    expect(ids(identify(before, [spot("b", "hand:0")]))).toEqual([1]);
  });

  it("never gives one id to two pieces, and is always of the same opinion", () => {
    const before = start(...[0, 1, 2, 3].map((i) => spot(i % 2 ? "" : "a", "deck", i)));
    const later = [spot("a", "row"), spot("b", "row", 1), spot("", "deck"), spot("a", "deck", 1), spot("c", "new")];
    const now = identify(before, later);
    expect(new Set(ids(now)).size).toBe(later.length);
    expect(identify(before, later)).toEqual(now);
  });
});
