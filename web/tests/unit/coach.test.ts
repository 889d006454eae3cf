/** The order of a guide's tips. It follows the table after every action and never gets stuck. */

import { beforeEach, describe, expect, it } from "vitest";
import type { BoardTable, Words } from "../../src/games/board";
import { asks, type Guide, isFarewell, isSilent, type Mark } from "../../src/games/guide";
import { guideOf, registry } from "../../src/games/registry";
import type { Choice } from "../../src/games/schwarm/declared";
import { settings } from "../../src/lib/settings.svelte";
import { Texts } from "../../src/lib/texts.svelte";
import { follow, forget, hear, type Memory, markOf, NOTHING, recall, remember } from "../../src/table/coach";
import type { GameInfo } from "../../src/wire";
import { cards } from "./mosquitozzz-cards";
import { aPlayer, aTable, aView } from "./schwarm-view";

/** A moment at a table: a step, and whether it asks the player. */
interface Moment {
  step: string;
  asked?: boolean;
  chosen?: Words | null;
  question: number;
  choices: number;
}

function tableAt({ step, asked = true, chosen = null }: Moment, view: object = {}, choices: Words[] = [{ do: "x" }]) {
  const look = { seat: 0, view, choices: asked ? choices : [], chosen, events: [], undo: "" };
  const texts = { thumb: (of: string): string => (of === "four" ? "Weak ones first." : "") };
  return { step, look, owing: asked ? [0] : [1], game: { catalogue: { cards } }, texts } as unknown as BoardTable;
}

const marks: Mark[] = [
  { id: "first", at: "a", when: asks("one") },
  { id: "second", at: "b", when: asks("one", "two") },
  { id: "third", at: "c", when: asks("three") },
  { id: "last", at: "d", when: (table, heard) => asks("one", "two", "three")(table) && heard.includes("third") },
];

const at = (step: string, n: number, more: Partial<Moment> = {}): Moment => ({
  step,
  question: n,
  choices: n,
  ...more,
});
const go = (memory: Memory, moment: Moment): Memory => follow(marks, memory, tableAt(moment), moment);
const shown = (memory: Memory): string => memory.shown?.id ?? "";

describe("a guide", () => {
  it("stays at its mark until the question is answered, and then goes on with what is asked", () => {
    let memory = go(NOTHING, at("one", 1));
    expect(shown(memory)).toBe("first");
    memory = go(memory, at("one", 1, { choices: 3 }));
    expect(shown(memory)).toBe("first");
    memory = go(memory, at("one", 4));
    expect(shown(memory)).toBe("second");
  });

  it("says nothing while others are asked or the choice is made in secret", () => {
    expect(shown(go(NOTHING, at("one", 1, { asked: false })))).toBe("");
    const memory = go(go(NOTHING, at("one", 1)), at("one", 1, { chosen: { do: "x" } }));
    expect(shown(memory)).toBe("");
    expect(memory.heard.map((each) => each.id)).toEqual(["first"]);
  });

  it("goes on when it was heard, at the same question", () => {
    let memory = go(NOTHING, at("one", 1));
    memory = go(hear(memory), at("one", 1));
    expect(shown(memory)).toBe("second");
    memory = go(hear(memory), at("one", 1));
    expect(shown(memory)).toBe("");
  });

  it("leaves out what does not happen, and tells again what was taken back", () => {
    let memory = go(go(NOTHING, at("one", 1)), at("three", 2));
    expect(shown(memory)).toBe("third");
    memory = go(memory, at("one", 7, { choices: 1 }));
    expect(memory.heard.map((each) => each.id)).toEqual(["first"]);
    expect(shown(memory)).toBe("second");
    expect(shown(go(memory, at("three", 8, { choices: 2 })))).toBe("third");
  });

  it("has a rule of thumb for a question of which nothing was said, once", () => {
    let memory = go(NOTHING, at("four", 1));
    expect(shown(memory)).toBe("thumb-four");
    memory = go(hear(memory), at("four", 2));
    expect(shown(memory)).toBe("");
    expect(shown(go(NOTHING, at("four", 1, { asked: false })))).toBe("");
    const spoken = { heard: [{ id: "first", question: 0, choices: 0, step: "four" }], shown: null };
    expect(shown(go(spoken, at("four", 1))), "the guide has spoken of it").toBe("");
  });

  it("is never stuck and never speaks of what is not asked, whatever happens", () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * n);
    };
    for (let game = 0; game < 60; game++) {
      let memory = NOTHING;
      let [question, choices, isOver] = [1, 0, false];
      for (let n = 0; n < 60 && !isOver; n++) {
        const moment: Moment = {
          step: ["one", "two", "three", "four"][random(4)]!,
          asked: random(3) > 0,
          question,
          choices,
        };
        memory = go(memory, moment);
        const mark = markOf(marks, shown(memory));
        const heard = memory.heard.map((each) => each.id);
        if (mark) expect(mark.when(tableAt(moment), heard)).toBe(true);
        expect(new Set(heard).size).toBe(heard.length);
        expect(heard).not.toContain(shown(memory));
        expect(go(memory, moment)).toEqual(memory);
        if (mark && random(2)) memory = hear(memory);
        isOver = memory.heard.at(-1)?.id === "last";
        question += 1;
        choices = Math.max(0, choices + (random(6) ? 1 : -2));
      }
      for (const step of ["three", "one", "one", "one", "one", "one"]) {
        question += 1;
        choices += 1;
        memory = go(memory, { step, question, choices });
      }
      expect(memory.heard.map((each) => each.id)).toContain("last");
    }
  });
});

describe("the memory of a guide", () => {
  beforeEach(() => localStorage.clear());

  it("is kept for each table until it is forgotten", () => {
    const memory = go(NOTHING, at("one", 1));
    remember("t1", memory);
    expect(recall("t1")).toEqual(memory);
    expect(recall("t2")).toBeNull();
    expect(shown(go(recall("t1")!, at("one", 1)))).toBe("first");
    forget("t1");
    expect(recall("t1")).toBeNull();
  });

  it("begins anew if what was kept makes no sense", () => {
    for (const kept of ["", "{", "7", '{"heard": 3}']) {
      localStorage.setItem("wusel-guide-t1", kept);
      expect(recall("t1")).toBeNull();
    }
  });
});

const guided = registry.filter((each) => each.guide).map((each) => each.name);
const guides = new Map<string, Guide>();
for (const name of guided) guides.set(name, (await guideOf(name))!);

describe.each(guided)("the guide of %s", (game) => {
  const { marks: own } = guides.get(game)!;

  it("has a text for every mark in both languages", () => {
    for (const language of ["en", "de"] as const) {
      settings.set({ language });
      const texts = new Texts({ card: { name: game }, texts: {} } as unknown as GameInfo);
      for (const { id } of own) {
        expect(texts.has(`guide-${game}-${id}`) || texts.has(`guide-${id}`), `${language} ${id}`).toBe(true);
      }
    }
  });

  it("is short, and says nothing when nothing is asked", () => {
    expect(own.findIndex(isFarewell)).toBeLessThanOrEqual(15);
    expect(new Set(own.map((mark) => mark.id)).size).toBe(own.length);
    for (const mark of own) expect(mark.when(tableAt(at("", 1, { asked: false })), []), mark.id).toBe(false);
  });
});

describe("the guide of mosquitozzz", () => {
  const own = guides.get("mosquitozzz")!.marks;
  const players = [{ blood: 7, laid: null }, { laid: "mosquito_coil" }, { laid: "flat_hand" }];
  const view = { active: 0, turn: 1, left: 5, removed: [], players };
  const choices: Words[] = [
    { do: "use", card: "sanguification" },
    { do: "use", card: "scented_candle" },
    { do: "use_laid", seat: 1 },
    { do: "use_laid", seat: 2 },
    { do: "end_defence" },
  ];
  const table = tableAt(at("defend", 1), view, choices);
  const atOf = (id: string): unknown => {
    const mark = own.find((each) => each.id === id);
    return typeof mark?.at === "function" ? mark.at(table) : mark?.at;
  };

  it("points at the very cards that can be used, in the hand and laid by others", () => {
    expect(atOf("blue")).toBe('[data-thing="hand-sanguification"]');
    expect(atOf("defend")).toBe('[data-thing="hand-scented_candle"],[data-thing="laid-1"]');
    expect(atOf("slap")).toBe('[data-thing="laid-2"]');
    expect(own.find((each) => each.id === "slap")?.numbers?.(table)).toEqual({ n: 5 });
  });

  it("does not speak of a slap when there is none", () => {
    const none = tableAt(at("defend", 1), view, [{ do: "end_defence" }]);
    expect(own.filter((mark) => mark.when(none, []))).toEqual([]);
  });
});

describe("the guide of schwarm", () => {
  const own = guides.get("schwarm")!.marks;
  const says = (table: BoardTable, ...heard: string[]): string[] =>
    own.filter((mark) => !heard.includes(mark.id) && mark.when(table, heard)).map((mark) => mark.id);
  const atOf = (id: string, table: BoardTable): unknown => {
    const mark = own.find((each) => each.id === id);
    return typeof mark?.at === "function" ? mark.at(table) : mark?.at;
  };
  const hand: Choice[] = [
    { do: "play", card: "light_ship" },
    { do: "play", card: "green_station" },
    { do: "joker", action: "whale" },
  ];

  it("begins at the queen", () => {
    expect(atOf("welcome", aTable(aView({}), []))).toBe('[data-place="e5"]');
  });

  it("asks for a ship, and for researchers as soon as a ship has collected tiles", () => {
    const first = aTable(aView({ players: [aPlayer({ tiles: { golden: 1 } })] }), hand);
    expect(says(first)).toEqual(["final", "fleet"]);
    expect(atOf("fleet", first)).toBe('[data-zone^="hand"][data-card="light_ship"]');
    const later = aTable(aView({ players: [aPlayer({ ships: ["d2"], tiles: { curve: 1 } })] }), hand);
    expect(says(later, "final")).toEqual(["explore"]);
    expect(atOf("explore", later), "the joker stands for it").toBe('[data-zone^="hand"][data-card="joker"]');
  });

  it("points at the water where a tile can be laid, not at stations", () => {
    const choices: Choice[] = [
      { do: "staff", land: "north5" },
      { do: "explore", field: "e2" },
    ];
    const table = aTable(aView({ step: "send_researchers" }), choices);
    expect(says(table)).toEqual(["tile"]);
    expect(atOf("tile", table)).toBe('[data-place="e2"]');
    expect(says(aTable(aView({ step: "send_researchers" }), choices.slice(0, 1)))).toEqual([]);
  });

  it("says farewell when tiles, the queen and the scoring were explained, however late that is", () => {
    const last = aTable(aView({ round: 4, rounds: 4, players: [aPlayer({ buoys: ["e2"] })] }), hand);
    const needed = ["ship", "tile", "turn", "queen", "scoring"];
    for (const id of needed) expect(says(last, ...needed.filter((each) => each !== id))).not.toContain("done");
    expect(says(last, ...needed)).toContain("done");
    expect(says(last)).toContain("queen");
  });
});

describe("the guide of viroid", () => {
  const own = guides.get("viroid")!.marks;
  const players = [
    { cities: ["london"], dna: 28, strains: [null] },
    { cities: ["lagos"], dna: 4 },
  ];
  const deck = [{ letters: { A: 3 } }, { letters: { B: 9, M: 1 } }, { letters: { C: 9, M: 2 } }];
  const view = { turn: 1, seat: 0, players, spent: ["mild"], research: 3, cure: 30, cities: {}, necrosis: false, deck };
  const texts = { thing: (_: string, name: string) => name.toUpperCase() };
  const game = { catalogue: { cards: { mild: { dna: 10 }, trial: { letter: "M" } } } };
  const during = (
    step: string,
    turn: number,
    more: object = {},
    events: object[] = [],
    choices?: Words[],
  ): BoardTable =>
    ({ ...tableAt(at(step, 1), { ...view, turn, ...more }, choices), texts, game, events }) as unknown as BoardTable;
  const told = (step: string, turn: number): string[] => {
    const heard: string[] = [];
    for (const mark of own) if (mark.when(during(step, turn), heard)) heard.push(mark.id);
    return heard;
  };

  it("takes three turns, and the plate is yours", () => {
    expect(told("infect", 1)).toEqual(["welcome", "goal", "own", "card", "enter"]);
    expect(told("mutate", 1)).toEqual(["shop", "symptoms"]);
    expect(told("choose_dead", 1)).toEqual(["dice"]);
    expect(told("mutate", 3)).toEqual(["shop", "symptoms", "thermometer"]);
    expect(told("choose_dead", 3)).toEqual(["dice", "massive"]);
    expect(told("mutate", 5)).toEqual(["shop", "symptoms", "thermometer", "massive", "quarantine", "done"]);
    const needed = ["symptoms", "thermometer", "massive", "quarantine"];
    const done = own.find(isFarewell)!;
    for (const id of needed) {
      const heard = needed.filter((each) => each !== id);
      expect(done.when(during("mutate", 9), heard), id).toBe(false);
    }
  });

  it("goes on with whatever happens for the first time, and with doors that close", () => {
    const later = own.slice(own.findIndex(isFarewell) + 1);
    const says = (table: BoardTable): string[] =>
      later.filter((mark) => mark.when(table, ["strain"])).map((mark) => mark.id);
    expect(says(during("mutate", 3))).toEqual([]);
    expect(says(during("mutate", 3, {}, [{ do: "ways_used_up", seat: 0, n: 1, ways: ["blood"] }]))).toEqual(["unused"]);
    expect(says(during("mutate", 3, {}, [{ do: "ways_used_up", seat: 1, n: 1, ways: ["blood"] }]))).toEqual([]);
    const goods: Words[] = [{ do: "buy_strain", strain: "cough_1" }, { do: "develop_ability" }];
    expect(says(during("mutate", 3, {}, [], goods))).toEqual(["strain"]);
    expect(says(during("mutate", 9, {}, [], goods))).toEqual(["strain", "ability"]);
    expect(says(during("mutate", 1, {}, [], goods)), "one thing after the other").toEqual([]);
    const taken = during("mutate", 3, {}, [{ do: "strain_taken", seat: 0, strain: "cough_1", n: 1 }]);
    expect(says(taken)).toEqual(["sibling"]);
    expect(later.find((mark) => mark.id === "sibling")?.numbers?.(taken)).toEqual({ strain: "COUGH_1" });
    expect(says(during("break_out_to", 3))).toEqual(["outbreak"]);
  });

  it("names the cities in quarantine as soon as there are any", () => {
    const mark = own.find((each) => each.id === "quarantine")!;
    const cities = { rome: { quarantine: true }, paris: { quarantine: false } };
    const shut = during("infect", 1, { cities });
    expect(mark.when(shut, [])).toBe(true);
    expect(mark.numbers?.(shut)).toEqual({ cities: "ROME" });
    expect(mark.when(during("infect", 3, { cities, necrosis: true }), [])).toBe(false);
    expect(mark.numbers?.(during("infect", 5))).toEqual({ cities: "none" });
  });

  it("is silent when the farewell and everything after it were heard", () => {
    const later = own.slice(own.findIndex(isFarewell)).map((mark) => mark.id);
    expect(isSilent(own, ["welcome", ...later])).toBe(true);
    expect(isSilent(own, ["welcome", "done"])).toBe(false);
    expect(isSilent(own.slice(0, own.findIndex(isFarewell) + 1), ["done"])).toBe(true);
  });

  it("knows who began where, what was paid, and how far the cure is", () => {
    const numbers = (id: string) => own.find((mark) => mark.id === id)?.numbers?.(during("infect", 1));
    expect(numbers("welcome")).toEqual({ city: "LONDON", others: "LAGOS" });
    expect(["card", "shop", "thermometer", "massive"].map(numbers)).toEqual([
      { n: 10 },
      { n: 28, home: "london" },
      { n: 27 },
      { n: 3 },
    ]);
  });
});
