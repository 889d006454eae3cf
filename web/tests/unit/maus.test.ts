/** Maus und Mystik: the drawing of a room, the places of choices, and the scenes of events. */

import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Told } from "../../src/games/board";
import { isDrawn } from "../../src/games/maus/art/drawings";
import { faceBox, figureOf, paperEdgeOf } from "../../src/games/maus/art/figures";
import { covered } from "../../src/games/maus/art/placement";
import { roomLook, type Standing } from "../../src/games/maus/art/rooms";
import { onBoard } from "../../src/games/maus/board";
import { deedsOf, lastPages, momentsOf, ofLastChapter, pagesRead } from "../../src/games/maus/chronicle";
import type { Choice, Event, MausView, Table } from "../../src/games/maus/declared";
import { guide } from "../../src/games/maus/guide";
import { formOf } from "../../src/games/maus/layout";
import { standings } from "../../src/games/maus/places";
import { hasRead, markAsRead } from "../../src/games/maus/read-pages";
import { doorsOf, edgesOf, fieldAt, inked, squaresOf, wobble } from "../../src/games/maus/room";
import { BoardSelection } from "../../src/games/maus/selection.svelte";
import { actorsOf, paced, scenesOf, type Throw } from "../../src/games/maus/stage";
import { cardChoices, chipsOf, fieldOf, wouldBe } from "../../src/games/maus/targets";
import { where } from "../../src/games/maus/where";
import { cardText, foeLine, readField, readMouse, surgeCrowds, surgeWords } from "../../src/games/maus/words";
import { settings } from "../../src/lib/settings.svelte";
import { aFoe, aMouse, aTable, aTurn, aView, catalogue, game } from "./maus-view";

beforeEach(() => settings.set({ language: "en", motion: false }));

const ground = catalogue.grounds.room_4o!;
const squares = squaresOf(ground);
const square = (name: string) => squares.find((each) => each.name === name)!;

describe("the room", () => {
  it("has a square for each mark", () => {
    expect(squares).toHaveLength(36);
    expect(square("b4").black).toBe(true);
    expect([square("e1").paw, square("e1").high, square("e2").paw]).toEqual([true, true, false]);
    expect([square("c3").flow, square("d3").flow, square("a1").flow]).toEqual([[0, 0], [1, 0], null]);
    expect([square("d2").step, square("d5").cross, square("e4").special]).toEqual([true, true, true]);
  });

  it("draws red around what is high and yellow towards the step, and nothing along black or inside", () => {
    const edges = edgesOf(squares);
    expect(edges.filter((each) => each.kind === "yellow").map((each) => each.down)).toEqual([[-1, 0]]);
    expect(edges.filter((each) => each.kind === "red")).toHaveLength(3);
  });

  it("draws a short yellow line across a corner with which a step touches", () => {
    const rows = ["....pP", "....ph", "....y.", "......", "......", "......"];
    const [line] = edgesOf(squaresOf({ ...ground, marks: rows.join("") })).filter((each) => each.kind === "yellow");
    expect(line?.down).toEqual([-1, 1]);
  });

  it("has doors where one can leave, in their colours, with what they need", () => {
    const doors = doorsOf(squares, catalogue.rooms.room_4o);
    expect(doors.map(({ exit, field, colour, hook }) => [exit, field, colour, hook])).toEqual([
      ["north", "b1", "orange", true],
      ["east", "f5", "blue", false],
    ]);
    expect(fieldAt(squares, "turn")).toBe("b3");
    expect(fieldAt(squares, "south")).toBe("");
  });

  it("is drawn by hand, always in the same way", () => {
    expect(wobble(3)).toBe(wobble(3));
    expect(Math.abs(wobble(3))).toBeLessThanOrEqual(1);
    expect(inked([0, 0], [10, 0], 1)).not.toBe(inked([0, 0], [10, 0], 2));
  });
});

describe("drawings", () => {
  const folder = "../src/wusel/games/maus/content";
  const content = readdirSync(folder)
    .filter((name) => name.endsWith(".toml"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");
  const named = (pattern: RegExp) => [...new Set([...content.matchAll(pattern)].map(([, name]) => name!))];
  const isMissing = (drawing: string) => !isDrawn(drawing);

  it("there is one of its own for each room, each chapter and each picture that a page names", () => {
    const rooms = named(/^\[rooms\.(\w+)\]$/gm);
    expect(rooms).toHaveLength(16);
    const looks = ["nowhere", ...rooms].map((room) => [roomLook(room).colour, roomLook(room).light.join()].join());
    expect(new Set(looks).size).toBe(17);
    const chapters = named(/^\[chapters\.(\w+)\]$/gm);
    const files = readdirSync("src/games/maus/book/chapters");
    expect(files.sort()).toEqual([...chapters, "house"].map((name) => `${name}.svg`));
    const pictures = named(/^picture = "(\w+)"$/gm);
    expect(
      [...rooms.map((room) => `rooms/${room}`), ...pictures.map((name) => `pictures/${name}`)].filter(isMissing),
    ).toEqual([]);
  });

  it("are made of drawings that there are", () => {
    const grounds = named(/^\[(?:rooms|grounds)\.(\w+)\]$/gm);
    const looks = named(/^\[rooms\.(\w+)\]$/gm).flatMap((room) => grounds.map((each) => roomLook(room, each)));
    const all = ({ one, wide = [], tall = [], big = [] }: Standing) => [...one, ...wide, ...tall, ...big];
    const drawings = looks.flatMap(({ wall, surface, fence, steps, afloat, block, special, onTop, things: small }) => [
      ...[`walls/${wall}`, `surfaces/${surface}`, `steps/${steps}`],
      ...(fence === "none" ? [] : [`fences/${fence}`]),
      ...(afloat ? [`afloat/${afloat}`] : []),
      ...[block, special, ...(onTop ? [onTop] : [])].flatMap(all).map((thing) => `things/${thing}`),
      ...Object.values(small).map((thing) => `things/${thing}`),
    ]);
    expect(drawings.filter(isMissing)).toEqual([]);
  });

  it("follow the map: what is wide or tall stands where there is room for it", () => {
    const blacks = squares.filter((each) => each.black); // b4 and c4, and c5 and c6 below c4
    const stand = (standing: Standing) => covered(blacks, standing).map(({ thing, x, y }) => [thing, x, y]);
    expect(stand({ one: ["jar"], wide: ["soap"], tall: ["cask"] })).toEqual([
      ["soap", 100, 300],
      ["cask", 200, 400],
    ]);
    expect(stand({ one: ["jar", "pot"] }).map(([thing]) => thing)).toEqual(["jar", "pot", "jar", "pot"]);
  });

  it("change with the ground", () => {
    expect(roomLook("room_8b", "race_board").special).not.toEqual(roomLook("room_8b").special);
  });
});

describe("figures", () => {
  const stand = (names: [string, string | null][], large = (foe: string) => foe === "boss_cat") =>
    standings(
      names.map(([figure, foe]) => ({ figure, foe, field: "a1", down: false })),
      squares,
      large,
    );

  it("stand alone in the middle, and smaller where there are many", () => {
    const [alone] = stand([["hero_leader", null]]);
    const crowd = stand([
      ["hero_leader", null],
      ["rat_1", "rat"],
      ["rat_2", "rat"],
    ]);
    expect(crowd.every(({ box }) => box.w < alone!.box.w)).toBe(true);
    expect(new Set(crowd.map(({ box }) => `${box.x} ${box.y}`)).size).toBe(3);
  });

  it("stand before a large one", () => {
    const [cat, mouse] = stand([
      ["cat", "boss_cat"],
      ["hero_leader", null],
    ]);
    expect(cat!.box.w).toBeGreaterThan(mouse!.box.w);
    expect(mouse!.z).toBeGreaterThan(cat!.z);
  });

  it("are left out where the room has no such field", () => {
    expect(standings([{ figure: "rat_1", foe: "rat", field: "z9", down: false }], squares, () => false)).toEqual([]);
  });

  it("all have a shape, also those whom nobody has cut yet", () => {
    expect(figureOf("hero_new", "").length).toBeLessThan(figureOf("hero_leader", "").length);
    expect(figureOf("", "weasel")).toContain("<path");
    expect(faceBox("", "roach")).not.toBe(faceBox("", "weasel"));
  });

  it("have an edge of paper, which is wider than what it goes around", () => {
    const [edge, figure] = [paperEdgeOf("hero_leader", ""), figureOf("hero_leader", "")];
    expect(edge).not.toContain("#");
    expect([edge, figure].map((each) => each.match(/stroke-width="[\d.]+"/)?.[0])).toEqual([
      'stroke-width="10.5"',
      'stroke-width="4.5"',
    ]);
  });
});

const go = (field: string): Choice => ({ do: "go", field });
const strike: Choice = { do: "attack", item: "nib", figure: "rat_1" };

describe("where choices are made", () => {
  const view = aView({ foes: [aFoe("rat_1")] });

  it("is a field: to go to, of whom it is about, or at the door", () => {
    expect(fieldOf(go("c1"), view, squares)).toBe("c1");
    expect(fieldOf(strike, view, squares)).toBe("f4");
    expect(fieldOf({ do: "aim_at_mouse", hero: "hero_mystic" }, view, squares)).toBe("d1");
    expect(fieldOf({ do: "explore", exit: "east" }, view, squares)).toBe("f5");
    expect(fieldOf({ do: "search" }, view, squares)).toBe("");
    expect(new BoardSelection(() => aTable(view, [go("f4"), strike])).targets.get("f4")).toEqual([go("f4"), strike]);
  });

  it("is a button of the turn, by what is done", () => {
    const choices: Choice[] = [go("c1"), { do: "search" }, strike, { do: "equip" }, { do: "end_turn" }];
    expect(chipsOf(choices, { game, step: "take_turn" }).map(({ verb, group }) => [verb, group])).toEqual([
      ["attack", "act"],
      ["search", "act"],
      ["equip", "free"],
    ]);
    expect(chipsOf(choices, { game, step: "strike_on" })).toEqual([]);
    expect(choices.map((choice) => onBoard(choice, aTable(aView())))).toEqual([true, true, true, true, false]);
    const plain: Choice[] = [{ do: "let_it_be" }, { do: "keep_find" }, { do: "keep_nothing", hero: "hero_leader" }];
    expect(plain.filter((choice) => onBoard(choice, aTable(aView())))).toEqual([]);
    expect(onBoard({ do: "give_cheese" }, aTable(aView()))).toBe(true);
  });

  it("is a card outside of turns", () => {
    const use: Choice = { do: "use_item", hero: "hero_leader", item: "crumb" };
    expect(cardChoices([use, { do: "let_it_be" }], { game, step: "answer_hits" })).toEqual([use]);
    expect(cardChoices([strike, { do: "stow", item: "nib" }], { game, step: "strike_on" })).toEqual([]);
    expect(cardChoices([use], { game, step: "take_turn" })).toEqual([]);
  });

  it("is told to hints: the card, the field, the button", () => {
    const table = aTable(view, [strike]);
    expect(where(strike, table)).toEqual([
      '[data-choice="attack nib rat_1"]',
      '[data-place="f4"]',
      '[data-verb="attack"]',
    ]);
    expect(where({ do: "search" }, table)).toEqual(['[data-choice="search"]', '[data-verb="search"]']);
  });

  it("is guessed for a field that does not glow", () => {
    expect(wouldBe("a6", [], "take_turn")).toEqual(go("a6"));
    expect(wouldBe("a6", [{ do: "place_at", field: "a1" }], "arrive")).toEqual({ do: "place_at", field: "a6" });
    expect(wouldBe("a6", [{ do: "pick", option: 0 }], "turn_page")).toBeNull();
  });
});

describe("scenes", () => {
  const before = aView({ foes: [aFoe("rat_1", { field: "a6" })] });

  it("walk field by field", () => {
    const scenes = scenesOf(before, [{ do: "walked", hero: "hero_leader", path: ["e5", "d6"] }]);
    const fields = scenes.map((scene) => scene.actors?.find((each) => each.figure === "hero_leader")?.field);
    expect(fields).toEqual(["e5", "d6"]);
  });

  it("show an attack, what is thrown against it, and then who falls", () => {
    const events: Event[] = [
      { do: "attacked", hero: "hero_leader", item: "nib", foe: "rat", figure: "rat_1", faces: ["sword_star"] },
      { do: "foe_defended", foe: "rat", figure: "rat_1", faces: ["bow"] },
      { do: "foe_defeated", foe: "rat", figure: "rat_1" },
      { do: "wheel_filled", n: 3 },
    ];
    const scenes = scenesOf(before, events);
    expect(scenes.map((scene) => scene.dice.map(({ side }) => side))).toEqual([
      ["attack"],
      ["attack", "defence"],
      ["attack", "defence"],
    ]);
    expect(scenes.map((scene) => scene.actors?.some((each) => each.figure === "rat_1"))).toEqual([true, true, false]);
    expect(scenes[2]?.struck).toBe("rat_1");
  });

  const attack: Throw = { who: "rat_1", faces: ["sword_star"], side: "attack", at: "hero_leader", odds: null };
  const thrown = (...events: Event[]) =>
    scenesOf(before, events, [attack])
      .at(-1)
      ?.dice.map(({ side, who, faces }) => `${side} ${who} ${faces}`);

  it("keep the attack of a blow that somebody was asked about, and put dice that are thrown again in place", () => {
    const defence: Event = { do: "defended", hero: "hero_leader", faces: ["bow"] };
    expect(thrown(defence)).toEqual(["attack rat_1 sword_star", "defence hero_leader bow"]);
    const again: Event = { do: "rolled_again", hero: "hero_leader", faces: ["shield"] };
    expect(thrown(defence, again)).toEqual(["attack rat_1 sword_star", "defence hero_leader shield"]);
    expect(thrown({ ...defence, hero: "hero_mystic" }, defence)).toEqual([
      "attack rat_1 sword_star",
      "defence hero_leader bow",
    ]);
  });

  it("clear the table when somebody goes on", () => {
    const moved: Event = { do: "foe_moved", foe: "rat", figure: "rat_2", face: "bow", path: ["a5"] };
    expect(thrown(moved)).toEqual([]);
    expect(thrown({ do: "rolled_again", hero: "hero_leader", faces: ["shield"] })).toEqual(["roll hero_leader shield"]);
  });

  it("let foes come, fall and get up, and mice be captured, freed and carried on", () => {
    const stage = (...events: Event[]) =>
      scenesOf(before, [...events, { do: "surge", room: "room_4o" }])
        .at(-1)
        ?.actors?.map(({ figure, field, down }) => `${figure} ${field}${down ? " down" : ""}`);
    const rest = ["hero_leader e4", "hero_mystic d1"];
    expect(stage({ do: "foe_placed", foe: "rat", figure: "rat_2", field: "b6" })).toContain("rat_2 b6");
    expect(stage({ do: "foe_felled", foe: "rat", figure: "rat_1" })).toEqual([...rest, "rat_1 a6 down"]);
    expect(stage({ do: "foe_left", foe: "rat", figure: "rat_1" })).toEqual(rest);
    expect(stage({ do: "captured", hero: "hero_mystic" })).not.toContain("hero_mystic d1");
    expect(stage({ do: "drifted", hero: "hero_mystic", field: "e3" })).toContain("hero_mystic e3");
    expect(stage({ do: "explored", hero: "hero_leader", exit: "east", room: "room_4o" })).toEqual([]);
    expect(stage({ do: "foe_moved", foe: "rat", figure: "rat_1", face: "bow", path: ["a5"] })).toContain("rat_1 a5");
  });

  it.each([
    ["normal", ["enemy 190", "page", "own 190"]],
    ["fast", ["enemy 57", "page", "own 190"]],
    ["none", ["page", "own 190"]],
  ] as const)("show the turns of enemies %s, and pages and all others as ever", (enemyTurns, expected) => {
    settings.set({ enemyTurns });
    const shown = (view: MausView, ...events: Event[]) =>
      paced(scenesOf(view, events)).map(({ page, isEnemys, time }) =>
        page ? "page" : `${isEnemys ? "enemy" : "own"} ${time}`,
      );
    const moved: Event = { do: "foe_moved", foe: "rat", figure: "rat_1", face: "bow", path: ["a5"] };
    const page: Event = { do: "page_turned", page: "page_house" };
    const begins: Event = { do: "round_begins", n: 2 };
    const walked: Event = { do: "walked", hero: "hero_leader", path: ["e5"] };
    expect(shown(before, { do: "foes_begin", card: "rats" }, moved, page, begins, walked)).toEqual(expected);
    const track = [{ card: "rats", hero: null, foe: "rat", acted: false, acting: true, wounds: 0 }];
    expect(shown(aView({ ...before, track }), moved, page, begins, walked)).toEqual(expected);
    settings.set({ enemyTurns: "normal" });
  });

  it("wait at pages", () => {
    const [scene] = scenesOf(null, [{ do: "page_turned", page: "page_house" }]);
    expect(scene).toMatchObject({ page: "page_house", time: 0 });
  });

  it("begin with everybody where they stand", () => {
    const view = aView({
      mice: [aMouse("hero_leader", { conditions: ["knocked_down"] }), aMouse("x", { field: null })],
    });
    expect(actorsOf(view)).toEqual([{ figure: "hero_leader", field: "e4", foe: null, down: true }]);
  });
});

describe("words", () => {
  const selectionOf = (view = aView(), choices: Choice[] = []) => {
    const table = aTable(view, choices);
    return new BoardSelection(() => table);
  };

  it("tell what a step costs and where it ends, and the dice of both sides", () => {
    const reach = { f4: { cost: 2, ends: true, trap: false, water: false, enemy: true } };
    const aims = [{ item: "nib", figure: "rat_1", dice: 3, against: 2, chance: 61 }];
    const view = aView({
      foes: [aFoe("rat_1")],
      turn: aTurn({ reach }),
      mice: [aMouse("hero_leader", { aims })],
    });
    const { lines } = readField(selectionOf(view, [go("f4"), strike]), "f4");
    expect(lines).toContain("2 points to get here");
    expect(lines).toContain("Enemies bar the way: the movement ends here");
    expect(lines).toContain("Rat 1: Nib Sword, 3 dice against 2, 61 % chance to wound");
    expect(lines.at(-1)).toContain("Goes for Arlo");
  });

  it("tell what is printed on a field and what lies there", () => {
    const { lines } = readField(selectionOf(aView({ traps: ["b1"] })), "b1");
    expect(lines).toEqual(["A mouse trap!", "Way out (north): room 7o", "Needs the hook"]);
    const shut = readField(selectionOf(aView({ doors: {} })), "b1");
    expect(shut.lines).toEqual(["Way out (north): leads nowhere in this chapter"]);
  });

  it("tell of foes, mice and cards", () => {
    const cat = aFoe("cat", { foe: "boss_cat", life: 4, wounds: 1, down: true });
    expect(foeLine(aTable(aView()), cat)).toContain("1 of 4 wounds");
    const mouse = aMouse("hero_leader", { conditions: ["webbed"], field: null });
    const { lines } = readMouse(selectionOf(aView({ mice: [mouse] })), "hero_leader");
    expect(lines[0]).toBe("Captured");
    const onTheWay = aView({ mice: [mouse], step: "arrive", about: { hero: "hero_leader", mice: ["hero_leader"] } });
    expect(readMouse(selectionOf(onTheWay), "hero_leader").lines).not.toContain("Captured");
    expect(lines.some((line) => line.startsWith("webbed:"))).toBe(true);
    expect(cardText(aTable(aView()), "item", "nib", "hero_leader").tags).toEqual(["paw", "hand to hand", "attack +1"]);
    expect(cardText(aTable(aView()), "act", "act_wool", "").tags).toEqual([
      "2 cheese",
      "the hourglass moves on",
      "needs a star",
      "if you like",
    ]);
    expect(cardText(aTable(aView()), "ability", "together", "hero_leader").lines).toEqual([
      "One die more for this attack.",
    ]);
  });

  it("tell what a surge brings: what the chapter says, else the encounter", () => {
    expect(surgeWords(selectionOf())[0]).toContain("1 × Rat");
    expect(surgeCrowds(selectionOf())).toEqual([{ foe: "rat", n: 1 }]);
    const elsewhere = selectionOf(aView({ room: "room_9o", encounter: "patrol" }));
    expect(surgeWords(elsewhere)).toEqual(["2 × Rat"]);
    expect(surgeCrowds(elsewhere)).toEqual([{ foe: "rat", n: 2 }]);
  });
});

describe("the form of the board", () => {
  it.each([
    [1100, 700, "wide"],
    [820, 1000, "tall"],
    [360, 600, "tall"],
    [740, 250, "low"],
  ])("on %i by %i is %s", (w, h, form) => {
    expect(formOf(w, h)).toBe(form);
  });
});

describe("the pages that were read", () => {
  it("are remembered by table", () => {
    localStorage.clear();
    expect(hasRead("t1", "page_house")).toBe(false);
    markAsRead("t1", "page_house");
    expect([hasRead("t1", "page_house"), hasRead("t2", "page_house")]).toEqual([true, false]);
    localStorage.setItem("wusel-maus-read", "no list");
    expect(hasRead("t1", "page_house")).toBe(false);
  });

  it("are remembered while the page is open where the browser stores nothing", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    markAsRead("t3", "page_house");
    full.mockRestore();
    expect([hasRead("t3", "page_house"), hasRead("t3", "page_goal")]).toEqual([true, false]);
  });
});

describe("the chronicle", () => {
  const attack: Event = { do: "attacked", hero: "hero_leader", item: "nib", foe: "rat", figure: "rat_1", faces: [] };
  const falls = (foe: string): Event => ({ do: "foe_defeated", foe, figure: "rat_1" });
  const told: Told<Event>[] = [
    { n: 1, events: [attack, falls("rat")] },
    { n: 2, events: [{ do: "captured", hero: "hero_mystic" }] },
    { n: 3, events: [{ do: "surge", room: "room_4o" }] },
    { n: 4, events: [attack, falls("boss_captain")] },
    { n: 5, events: [{ do: "found", hero: "hero_leader", item: "coat" }] },
    { n: 6, events: [{ do: "captured", hero: "hero_leader" }] },
    { n: 7, events: [{ do: "picked", seat: 0, page: "page_last", option: 0 }] },
    { n: 8, events: [{ do: "page_turned", page: "page_goal" }] },
  ];

  it("knows who did what", () => {
    expect(deedsOf(told)).toEqual({
      hero_leader: { beaten: 2, found: 1, captured: 1 },
      hero_mystic: { beaten: 0, found: 0, captured: 1 },
    });
  });

  it("remembers the biggest moments, one of each kind, in their order", () => {
    expect(momentsOf(told, game).map(({ n }) => n)).toEqual([2, 4, 7]);
    const atOnce = [{ n: 5, events: told.flatMap(({ events }) => events) }];
    expect(momentsOf(atOnce, game), "a choice has one picture").toHaveLength(1);
    const begins = { do: "chapter_begins", chapter: "chapter_02", room: "room_1o", end: 6 } as const;
    const earlier = [{ n: 0, events: [begins, ...told.flatMap(({ events }) => events), begins] }];
    expect(deedsOf(ofLastChapter([...earlier, ...told]))).toEqual(deedsOf(told));
  });

  it("ends with the pages that were turned last", () => {
    expect(lastPages(told, [])).toEqual(["page_goal"]);
    expect(lastPages(told, [{ do: "page_turned", page: "page_house" }])).toEqual(["page_house"]);
  });

  it("knows every page that was read, with what was said and chosen on it, each once", () => {
    const first: Event[] = [
      { do: "chapter_begins", chapter: "chapter_01", room: "room_1o", end: 6 },
      { do: "page_turned", page: "page_house" },
      { do: "line_said", line: "line_house" },
    ];
    const last: Event[] = [
      { do: "page_turned", page: "page_last" },
      { do: "picked", seat: 0, page: "page_last", option: 1 },
    ];
    const next: Event = { do: "chapter_begins", chapter: "chapter_02", room: "room_1o", end: 6 };
    const told = [first, first, last, [next, ...last]].map((events, n) => ({ n, events }));
    const house = { chapter: "chapter_01", page: "page_house", lines: ["line_house"], picked: -1 };
    const pick = { page: "page_last", lines: [], picked: 1 };
    expect(pagesRead(told)).toEqual([house, { chapter: "chapter_01", ...pick }, { chapter: "chapter_02", ...pick }]);
  });
});

describe("the guide", () => {
  const shownAt = (table: ReturnType<typeof aTable>, heard: string[] = []) =>
    guide.marks.filter((mark) => mark.when(table, heard)).map((mark) => mark.id);

  it("speaks of striking when somebody is in reach", () => {
    const near = aView({ foes: [aFoe("rat_1")] });
    expect(shownAt(aTable(near, [go("c1")]))).toEqual(["welcome", "ribbon", "go", "time"]);
    expect(shownAt(aTable(near, [strike]))).toContain("strike");
  });

  it("leads to the door when all is quiet, and ends in the next room", () => {
    const door = guide.marks.find((mark) => mark.id === "door")?.at as (table: Table) => string;
    expect(shownAt(aTable(aView(), [go("c1")]))).toContain("door");
    expect(door(aTable(aView()))).toBe('[data-place="b1"]');
    const next = aTable(aView({ visited: ["room_4o", "room_1o"] }), [go("c1"), { do: "search" }]);
    expect(shownAt(next)).toContain("search");
    expect(shownAt(next)).not.toContain("done");
    expect(shownAt(next, ["search"])).toContain("done");
  });
});
