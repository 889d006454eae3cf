import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Happening } from "../../src/games/board";
import type { Choice, MosquitozzzView, PlayerView, Table } from "../../src/games/mosquitozzz/declared";
import { layOut, TALL } from "../../src/games/mosquitozzz/layout";
import { without } from "../../src/games/mosquitozzz/parts/known-cards";
import { scattered, suspense, told } from "../../src/games/mosquitozzz/parts/throws";
import { CARD, posesFor } from "../../src/games/mosquitozzz/pieces/poses";
import { crowd, MOSQUITOS, spotsOf } from "../../src/games/mosquitozzz/pieces/spots";
import { shortcuts } from "../../src/games/mosquitozzz/shortcuts";
import { isByThing, isLegal, wishFor } from "../../src/games/mosquitozzz/targets";
import { farSeats } from "../../src/games/mosquitozzz/view";
import { weightiest } from "../../src/games/weights";
import { counted, type Slot } from "../../src/kit/cards";
import type { Box } from "../../src/kit/layout";
import { identify } from "../../src/kit/pieces/identity";
import { tagsOf } from "./declared-tags";
import { cards, catalogue } from "./mosquitozzz-cards";

const player = (change: Partial<PlayerView> = {}): PlayerView => ({
  blood: 10,
  infected: null,
  laid: null,
  hand: null,
  hand_size: 5,
  draw_size: 3,
  discard: [],
  unseen: [],
  holds: [],
  maybe_red: 0,
  ...change,
});

const own = ["attack", "flat_hand", "flat_hand", "scented_candle", "sanguification"];

function viewOf(players: number, change: Partial<MosquitozzzView> = {}): MosquitozzzView {
  return {
    seat: 0,
    turn: 1,
    step: "lay_cards",
    about: {},
    wanted: {},
    active: 0,
    asked: [],
    owing: [],
    chosen: null,
    result: null,
    fighting: false,
    swarm: [],
    staying: [],
    to_stay: null,
    left: 0,
    stage: "blue",
    swarm_deck: Array<string>(23).fill("attack"),
    experience: Array<string>(29).fill("medicine"),
    display: ["medicine", "mosquito_coil", "mosquito_net"],
    removed: [],
    bank: 0,
    players: Array.from({ length: players }, (_, seat) => player(seat ? {} : { hand: own })),
    ...change,
  };
}

const inZone = (view: MosquitozzzView, zone: string, chosen: Choice | null = null): string[] =>
  spotsOf(view, catalogue, chosen)
    .filter((each) => each.zone === zone)
    .map((each) => each.kind);

describe("the cards", () => {
  it("are counted in order of appearance, and taken out one copy at a time", () => {
    expect(counted(["a", "b", "a"])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
    expect(without(["a", "a", "b"], ["a", "c"])).toEqual(["a", "b"]);
  });
});

describe("what lies where", () => {
  it("shows the own hand and only the backs of the others", () => {
    expect(inZone(viewOf(3), "hand:0")).toEqual(own);
    expect(inZone(viewOf(3), "hand:1")).toEqual(["", "", "", "", ""]);
  });

  it("moves the card you chose in secret out of your hand", () => {
    const chosen = { do: "lay" as const, card: "flat_hand" };
    expect(inZone(viewOf(3), "laid:0", chosen)).toEqual(["flat_hand"]);
    expect(inZone(viewOf(3), "hand:0", chosen)).toEqual(["attack", "flat_hand", "scented_candle", "sanguification"]);
  });

  it("shows face down who else has chosen", () => {
    const view = viewOf(3, { asked: [0, 1, 2], owing: [0, 2] });
    expect(inZone(view, "laid:1")).toEqual([""]);
    expect(inZone(view, "hand:1")).toHaveLength(4);
    expect(inZone(view, "laid:2")).toEqual([]);
  });

  it("never loses a drop or a mosquito", () => {
    const view = viewOf(3, { step: "defend", fighting: true, swarm: ["apocalypse", "alpha"], left: 3, bank: 4 });
    expect(crowd(view, catalogue)).toEqual({ left: 3, flat: 2, all: 5 });
    const kinds = spotsOf(view, catalogue, null).map((each) => each.kind);
    expect(kinds.filter((kind) => kind === "mosquito!")).toHaveLength(MOSQUITOS);
    expect(kinds.filter((kind) => kind === "drop!")).toHaveLength(34);
  });

  it("lets a laid red card travel from the hand into the swarm", () => {
    const before = identify([], spotsOf(viewOf(2), catalogue, { do: "lay", card: "attack" }));
    const laid = before.find((each) => each.zone === "laid:0")!;
    const left = viewOf(2, { swarm: ["attack"], players: [player({ hand: own.slice(1), hand_size: 4 }), player()] });
    const now = identify(before, spotsOf(left, catalogue, null));
    expect(now.find((each) => each.zone === "swarm")!.id).toBe(laid.id);
    expect(now).toHaveLength(before.length);
  });

  it("counts the mosquitos on the cards while nobody fights", () => {
    const view = viewOf(2, { swarm: ["attack", "alpha"], staying: ["apocalypse"] });
    expect(crowd(view, catalogue)).toEqual({ left: 6, flat: 0, all: 6 });
  });

  it("lays the card that infects before whom it infects", () => {
    expect(inZone(viewOf(2, { players: [player({ infected: "infectious" }), player()] }), "infected:0")).toEqual([
      "infectious",
    ]);
  });

  it("seats the others clockwise; a spectator sits behind the first", () => {
    expect(farSeats(viewOf(4, { seat: 2 }))).toEqual([3, 0, 1]);
    expect(farSeats(viewOf(3, { seat: -1 }))).toEqual([1, 2]);
  });
});

describe("the layout", () => {
  const sizes: [number, number][] = [
    [960, 650],
    [1280, 760],
    [720, 560],
    [360, 560],
    [360, 470],
    [412, 700],
  ];
  const crowded = { swarm: ["attack", "attack", "air_raid", "infestation", "invasion", "apocalypse", "alpha", "beta"] };

  for (const [width, height] of sizes) {
    for (const players of [2, 3, 4]) {
      for (const learning of [false, true]) {
        it(`keeps every open card on a board of ${width} × ${height} for ${players}${learning ? ", learning" : ""}`, () => {
          const hand = [...own, "mosquito_net"];
          const all = Array.from({ length: players }, (_, seat) =>
            player({ laid: "ointment", infected: "infectious", ...(seat ? {} : { hand, hand_size: 6 }) }),
          );
          const view = viewOf(players, { ...crowded, step: "defend", left: 14, players: all });
          const layout = layOut(width, height, view, catalogue, learning);
          const spots = spotsOf(view, catalogue, null);
          const poses = posesFor(layout, spots);
          spots.forEach((spot, i) => {
            if (!cards[spot.kind] || poses[i]!.fade) return;
            const { x, y, size } = poses[i]!;
            const said = `${spot.kind} in ${spot.zone}`;
            expect(x, said).toBeGreaterThanOrEqual(-1);
            expect(y, said).toBeGreaterThanOrEqual(-1);
            expect(x + CARD.w * size!, said).toBeLessThanOrEqual(width + 1);
            expect(y + CARD.h * size!, said).toBeLessThanOrEqual(height + 1);
          });
          expect(layout.cloud.h).toBeGreaterThan(50);
        });
      }
    }
  }

  it("lets no two places, nor the hand and a place, lie on each other", () => {
    for (const [width, height] of sizes) {
      const layout = layOut(width, height, viewOf(4), catalogue, false);
      const cards = (slot: { x: number; y: number; w: number }): Box => ({ ...slot, h: slot.w * TALL });
      const boxes = [
        ...layout.places.map((each) => each.box),
        layout.hand,
        cards(layout.swarmDeck),
        layout.bank,
        layout.swarm,
      ];
      boxes.push(...layout.display.map(cards), cards(layout.experience));
      boxes.forEach((a, i) => {
        for (const b of boxes.slice(i + 1)) {
          const apart = a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 3 || b.y + b.h <= a.y + 3;
          expect(apart, `${width}×${height}: ${JSON.stringify(a)} ${JSON.stringify(b)}`).toBe(true);
        }
      });
    }
  });
});

describe("other numbers", () => {
  it("take the room that they need: a larger glass, more cards on offer", () => {
    const more = { ...catalogue, full_blood: 14, display: 4 };
    for (const width of [360, 960]) {
      const layout = layOut(width, 600, viewOf(2), more, true);
      expect(layout.display).toHaveLength(4);
      const [first, last] = [layout.display[0]!, layout.display[3]!];
      expect([first.x >= 0, last.x + last.w <= width]).toEqual([true, true]);
      const view = viewOf(2, { players: [player({ blood: 14 }), player()] });
      const spots = spotsOf(view, more, null);
      const drops = posesFor(layout, spots).filter((_, i) => spots[i]!.zone === "blood:0");
      const glass = layout.places.find((each) => each.seat === 0)!.glass;
      expect(Math.min(...drops.map((drop) => drop.y))).toBeGreaterThan(glass.y - 8);
    }
  });
});

describe("the places of the others", () => {
  const sizes: [number, number][] = [
    [960, 650],
    [360, 560],
    [360, 470],
  ];
  const ends = (slot: Slot): Box => ({ ...slot, h: slot.w * TALL });
  const apart = (a: Box, b: Box): boolean =>
    a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;

  it("keep hand, draw pile, discard pile, glass and laid card apart", () => {
    for (const [width, height] of sizes) {
      for (const players of [2, 3, 4]) {
        for (const { hand, draw, discard, laid, glass, box } of layOut(width, height, viewOf(players), catalogue, false)
          .places) {
          if (!hand.w) continue;
          const all = [ends(hand), ends(draw), ends(discard), ends(laid), glass];
          all.forEach((a, i) => {
            for (const b of all.slice(i + 1)) {
              expect(apart(a, b), `${width}×${height}, ${players}: ${JSON.stringify([a, b])}`).toBe(true);
            }
            expect(a.x + a.w).toBeLessThanOrEqual(box.x + box.w);
            expect(a.y + a.h).toBeLessThanOrEqual(box.y + box.h + 1);
          });
        }
      }
    }
  });

  it("give a name all the room that the lamp does not need", () => {
    const [first, second] = layOut(360, 560, viewOf(4, { active: 1 }), catalogue, false).places;
    expect(second!.name.w).toBe(second!.box.w - 12);
    expect(first!.name.x + first!.name.w).toBeLessThanOrEqual(first!.lamp.x);
  });
});

describe("announcements", () => {
  it("says what matters most, in the order in which it happened", () => {
    const bled = { do: "bled", seat: 1, n: 3 };
    const infected = { do: "infected", seat: 1 };
    const lamp = { do: "lamp_passed", seat: 1, other: 0 };
    const told = (...events: Happening[]): Happening[] => weightiest(events, tagsOf("mosquitozzz"), 2);
    expect(told({ do: "unused" }, infected, bled, lamp)).toEqual([infected, bled]);
    expect(told(bled, { do: "stayed" })).toEqual([bled]);
    expect(told({ do: "drew", seat: 1, n: 2 })).toEqual([]);
    expect(told({ do: "play_off", seat: 1, squashed: 2 }, bled, infected)[0], "decides more").toHaveProperty(
      "squashed",
    );
  });
});

describe("what pointing means", () => {
  it("depends on the step", () => {
    expect(wishFor("lay_cards", { zone: "hand", card: "attack" })).toEqual({ do: "lay", card: "attack" });
    expect(wishFor("defend", { zone: "hand", card: "attack" })).toEqual({ do: "use", card: "attack" });
    expect(wishFor("defend", { zone: "laid", seat: 2 })).toEqual({ do: "use_laid", seat: 2 });
    expect(wishFor("hand_on_lamp", { zone: "place", seat: 1 })).toEqual({ do: "pass_lamp", seat: 1 });
    expect(wishFor("cast_net", { zone: "place", seat: 1 })).toEqual({ do: "pass_swarm", seat: 1 });
    expect(wishFor("choose_staying", { zone: "swarm", card: "attack" })).toEqual({ do: "stay", card: "attack" });
    expect(wishFor("take_experience", { zone: "display", card: "medicine" })).toEqual({
      do: "learn",
      card: "medicine",
    });
    expect(wishFor("two_player_discard", { zone: "hand", card: "attack" })).toEqual({ do: "discard", card: "attack" });
    expect(wishFor("take_medicine", { zone: "infected" })).toEqual({ do: "cure" });
    expect(wishFor("lay_cards", { zone: "swarm", card: "attack" })).toBeNull();
  });

  it("is legal if it is among the choices, word for word", () => {
    const table = { choices: [{ do: "use", card: "flat_hand" }, { do: "end_defence" }] } as unknown as Table;
    expect(isLegal(table, { do: "use", card: "flat_hand" })).toBe(true);
    expect(isLegal(table, { do: "use", card: "attack" })).toBe(false);
    expect(isLegal(table, null)).toBe(false);
  });

  it("leaves only what has no place on the table to buttons", () => {
    const words = readFileSync("../src/wusel/games/mosquitozzz/words.toml", "utf8");
    const [, choices = ""] = /\[choices\]\n([^[]*(?:\[[^\]]*\]\n[^[]*)*?)\n\[events\]/.exec(words) ?? [];
    const names = [...choices.matchAll(/^(\w+) = /gm)].map((found) => found[1]!);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !isByThing({ do: name as Choice["do"] }))).toEqual([
      "end_defence",
      "enough",
      "keep_all",
    ]);
  });
});

describe("which cards stay", () => {
  const stay = (fewest: string[], most: string[]): ReturnType<typeof shortcuts> => {
    const texts = {
      has: () => false,
      thing: (_: string, name: string) => name,
      say: (key: string, { cards: named }: { cards: string }) => `${key}: ${named}`,
    };
    return shortcuts({
      look: { view: viewOf(3, { to_stay: { fewest, most } }) },
      texts,
    } as unknown as Table);
  };
  const named = (...names: string[]): Choice[] => [
    ...names.map((card): Choice => ({ do: "stay", card })),
    { do: "enough" },
  ];

  it("can be said with one click: as few as have to, or as many as can", () => {
    expect(stay(["attack"], ["invasion", "attack", "attack"])).toEqual([
      { label: "mz-stay-fewest: attack", choices: named("attack") },
      { label: "mz-stay-most: invasion, 2 × attack", choices: named("invasion", "attack", "attack") },
    ]);
  });

  it("is one button where there is nothing to choose between", () => {
    expect(stay(["attack"], ["attack"]).map(({ label }) => label)).toEqual(["mz-stay-these: attack"]);
    expect(stay([], ["attack"]).map(({ label }) => label)).toEqual(["mz-stay-most: attack"]);
  });
});

describe("a throw", () => {
  const table = { game: { catalogue } } as unknown as Table;

  it("takes until the last disc lies, and a moment more", () => {
    expect(suspense([{ do: "card_used", seat: 0, card: "flat_hand" }], table)).toBe(0);
    const [few, many] = [3, 15].map((n) => suspense([{ do: "threw", seat: 0, n, squashed: 1 }], table));
    expect(few).toBeGreaterThan(told(3));
    expect(many).toBeGreaterThan(few!);
    const last = { do: "play_off", seat: 0, squashed: 0 };
    expect(suspense([last, { ...last, seat: 1 }], table)).toBeGreaterThan(told(catalogue.play_off_discs));
  });

  it("shows as many squashed as were thrown so", () => {
    for (const [n, squashed] of [
      [6, 4],
      [15, 0],
      [1, 1],
    ] as const) {
      expect(scattered(n, squashed, 3).filter(Boolean)).toHaveLength(squashed);
    }
    expect(scattered(9, 4, 7)).toEqual(scattered(9, 4, 7));
    const lasts = Array.from({ length: 12 }, (_, turn) => scattered(9, 4, turn).at(-1));
    expect(new Set(lasts).size).toBe(2);
  });
});
