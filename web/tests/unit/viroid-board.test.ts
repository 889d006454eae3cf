/** The board of Viroid: clicks become choices, and previews show their results before. */

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { viroid } from "../../src/games/viroid";
import Board from "../../src/games/viroid/Board.svelte";
import type { Choice, Event, Table, ViroidView } from "../../src/games/viroid/declared";
import { settings } from "../../src/lib/settings.svelte";
import { openBook } from "../../src/lib/texts.svelte";
import { aCity, aPlayer, aProspect, aTable, aView, cities } from "./viroid-view";

let size = { w: 960, h: 640 };

function sit(view: ViroidView, choices: Choice[], more: Partial<Table> = {}) {
  const choose = vi.fn();
  const table = aTable(view, choices, { choose, ...more });
  const { container, rerender } = render(Board, { table });
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const goesOn = (then: ViroidView, offered: Choice[]) => rerender({ table: aTable(then, offered, { choose }) });
  return { choose, find, all, goesOn, place: (name: string) => find(`[data-place="${name}"]`) };
}

beforeAll(async () => {
  settings.set({ motion: false, language: "en" });
  await openBook("viroid", viroid.words!);
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { get: () => size.w, configurable: true });
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { get: () => size.h, configurable: true });
});
afterEach(() => {
  size = { w: 960, h: 640 };
  cleanup();
});

const enterParis: Choice = { do: "enter", city: "paris" };
const entry = (given: object = {}) => ({ ways: ["small_animal"], means: ["near"], cost: 1, stops: [], ...given });

describe("dishes", () => {
  it("glow if they can be entered, and are", async () => {
    const { place, choose } = sit(aView({ entries: { paris: entry() } }), [enterParis]);
    expect(place("paris").classList.contains("legal")).toBe(true);
    expect(place("paris").getAttribute("aria-label")).toContain("Infect Paris");
    await fireEvent.click(place("paris"));
    expect(choose).toHaveBeenCalledWith(enterParis);
  });

  it("say why they cannot be entered, with figures and rules", async () => {
    const entries = { paris: entry(), moscow: entry({ ways: [], stops: ["VI-2.7", "VI-2.9"] }) };
    const { place, choose } = sit(aView({ entries }), [enterParis]);
    expect(place("moscow").getAttribute("aria-label")).toContain("cold 0 of 5");
    await fireEvent.click(place("moscow"));
    expect(choose).not.toHaveBeenCalled();
    const note = screen.getByRole("tooltip");
    expect(note.textContent).toContain("You must bear what the city needs.");
    expect(note.textContent).toContain("You must be near.");
    expect(note.querySelector(".cold.lacks")?.textContent).toContain("0/5");
  });

  it("ask the table why where the view does not say it", () => {
    const { place } = sit(aView({ step: "choose_dead" }), [{ do: "kill", city: "london" }]);
    expect(JSON.parse(place("paris").dataset.wish ?? "")).toEqual({ do: "kill", city: "paris" });
    expect(place("london").dataset.wish).toBeUndefined();
  });

  it("show who is in their wells, by colour and by shape, and who is dead", () => {
    const { find } = sit(aView({ cities: cities({ london: ["1", "dead"] }) }), []);
    const [london] = [find('[data-place="london"]')];
    expect(london.getAttribute("aria-label")).toContain("small animal: Ben");
    expect(find(".well.living.seat-1 .culture.seat-1")).toBeTruthy();
    expect(find(".well.dead .crack")).toBeTruthy();
  });

  it("show quarantine, extinction, measures and blocked airports", () => {
    const paris = aCity(["dead", "healthy"], { quarantine: true, measures: { culling: 2 }, airport_blocked: true });
    const berlin = aCity(["dead", "dead", "dead"], { extinct: true });
    const { all, place } = sit(aView({ cities: cities({ paris, berlin }) }), []);
    expect(
      [all(".tape"), all(".dish.extinct"), all(".badge.measure"), all(".badge.shut")].map((each) => each.length),
    ).toEqual([1, 1, 2, 1]);
    expect(place("paris").getAttribute("aria-label")).toContain("2 × culling");
  });

  it("show by which ways and means they are entered, and for how much if it is dear", () => {
    const entries = { tokyo: entry({ means: ["by_plane"], cost: 2 }), paris: entry() };
    const { all } = sit(aView({ entries }), [enterParis, { do: "enter", city: "tokyo" }]);
    expect(all(".badge.arrival").map((each) => each.textContent?.trim())).toEqual(["", "2"]);
    expect(all(".well.enterable").length).toBe(2);
  });

  it("are walked over by arrow keys", async () => {
    const { place } = sit(aView(), [{ do: "enter", city: "london" }]);
    place("london").focus();
    await fireEvent.keyDown(place("london"), { key: "ArrowRight" });
    expect(document.activeElement?.getAttribute("data-place")).not.toBe("london");
  });
});

describe("where more than one way leads in", () => {
  const ways: Choice[] = [
    { do: "choose_way", way: "small_animal" },
    { do: "choose_way", way: "livestock" },
  ];

  it("a small list at the dish asks which", async () => {
    const { all, choose } = sit(aView({ step: "infect_by", about: { city: "paris" } }), ways);
    const buttons = all(".chooser button");
    expect(buttons.map((each) => each.textContent?.trim())).toEqual(["Field: small animal", "Field: livestock"]);
    await fireEvent.click(buttons[1]!);
    expect(choose).toHaveBeenCalledWith(ways[1]);
  });

  it("a healing tells what it does to research before it is chosen", async () => {
    const cures: Choice[] = [0, 1].map((owner) => ({ do: "cure", owner, way: "small_animal" }));
    const isOwn = (choice: Choice): boolean => choice.do === "cure" && choice.owner === 0;
    const foresee = (choice: Choice) =>
      aProspect(choice, {
        events: isOwn(choice) ? [{ do: "research_sank", n: 5 }] : [],
        view: aView({ research: isOwn(choice) ? 5 : 4 }),
      });
    const view = aView({ step: "choose_healed", about: { city: "london" }, phase: 1, card: "mild" });
    const { all, find } = sit(view, cures, { foresee });
    const [first, second] = all(".chooser button");
    expect(first!.querySelector("small")?.textContent).toContain("5");
    expect(second!.querySelector("small")).toBeNull();
    await fireEvent.pointerEnter(first!);
    await tick();
    expect(find(".thermometer .gap i").textContent).toBe("−1");
  });
});

describe("the shop", () => {
  const heat: Choice = { do: "resist", resistance: "heat" };
  const finish: Choice = { do: "finish" };
  const view = aView({ step: "mutate", phase: 3 });
  const foresee = (choice: Choice) =>
    aProspect(choice, {
      view: {
        ...aView({
          players: [
            aPlayer({
              dna: 5,
              resistances: { cold: 0, drug: 6, heat: 3 },
              within_reach: ["london", "paris", "new_york", "tokyo", "cairo", "lagos"],
            }),
            aPlayer(),
          ],
        }),
      },
    });

  it("lights the dishes that a purchase would open, with their number, and what would change", async () => {
    const { find, all, choose } = sit(view, [heat, finish], { foresee });
    const tile = find('[data-choice="resist heat"]');
    expect(all(".dish .opened").length).toBe(0);
    await fireEvent.pointerEnter(tile);
    expect(all(".dish .opened").length).toBe(2);
    expect(tile.querySelector(".opens")?.textContent).toBe("+2");
    expect(find(".pathogen .value.heat").textContent).toContain("+3");
    expect(find(".pathogen .dna").textContent).toContain("−15");
    await fireEvent.pointerLeave(tile);
    await tick();
    expect(all(".dish .opened").length).toBe(0);
    await fireEvent.click(tile);
    expect(choose).toHaveBeenCalledWith(heat);
  });

  it("lets the server say why something cannot be had", () => {
    const { find } = sit(view, [heat, finish]);
    const bird = find('[data-choice="improve bird"]');
    expect(bird.classList.contains("legal")).toBe(false);
    expect(JSON.parse(bird.dataset.wish ?? "")).toEqual({ do: "improve", spread: "bird" });
  });

  it("shows the strains on offer as cards in words, and takes none before its button is pressed", async () => {
    const cough: Choice = { do: "buy_strain", strain: "cough_1" };
    const { find, all, choose } = sit(view, [cough, finish]);
    await fireEvent.click(find(".slot.legal"));
    expect(all(".names .strain").length).toBe(2);
    expect(all(".names .strain.legal").length).toBe(1);
    expect(find(".strain-card").textContent).toContain("small animal");
    await fireEvent.pointerMove(find(".names .strain:not(.legal)"), { pointerType: "mouse", movementX: 1 });
    expect(find(".strain-card").textContent).toContain("Cysts");
    await fireEvent.click(find(".names .strain.legal"));
    await fireEvent.pointerLeave(find(".names .strain:not(.legal)"), { pointerType: "mouse" });
    expect(choose).not.toHaveBeenCalled();
    expect(find(".strain-card").textContent).toContain("small animal");
    await fireEvent.click(find(".strain-card .take"));
    expect(choose).toHaveBeenCalledWith(cough);
    expect(all(".option").length).toBe(0);
  });

  it("puts the strains away when a city is asked for", async () => {
    const { find, all, goesOn } = sit(view, [{ do: "buy_strain", strain: "cough_1" }, finish]);
    await fireEvent.click(find(".slot.legal"));
    expect(all(".strains-on-offer").length).toBe(1);
    await goesOn(aView({ step: "choose_dead" }), [{ do: "kill", city: "london" }]);
    expect(all(".strains-on-offer").length).toBe(0);
    await fireEvent.click(find(".slot:not(:disabled)"));
    expect(all(".strains-on-offer").length, "they can be looked at all the same").toBe(1);
  });

  it("names no price for a strain where none on offer fits", () => {
    const fits = sit(view, [heat, finish]);
    expect(fits.find('[data-choice="buy_strain"]').textContent).toContain("A new strain for 10 DNA");
    cleanup();
    const players = [aPlayer({ prices: { "resist heat": 15 } }), aPlayer()];
    const kin = aView({ step: "mutate", phase: 3, players, strains: ["cysts_2"] });
    const { all } = sit(kin, [heat, finish]);
    expect(all(".slot").map((slot) => slot.querySelector("b")?.textContent)).toEqual(["", ""]);
    expect(all(".slot .unseen").map((told) => told.textContent)).toEqual(Array(2).fill("No strain on offer fits"));
  });

  it("throws a strain away only after it was asked to", async () => {
    const discard: Choice = { do: "discard_strain", slot: 0 };
    const develop: Choice = { do: "develop", slot: 0 };
    const { find, choose } = sit(view, [discard, develop, finish]);
    await fireEvent.click(find(".bin"));
    await fireEvent.click(find('[data-choice="discard_strain 0"]'));
    expect(choose).toHaveBeenCalledWith(discard);
  });

  it("on a phone is a sheet in which a thing is weighed before it is bought", async () => {
    size = { w: 360, h: 600 };
    const { find, all, choose } = sit(view, [heat, finish], { foresee });
    await fireEvent.click(find('[data-choice="resist heat"]'));
    expect(choose).not.toHaveBeenCalled();
    expect(all(".dish .opened").length).toBe(2);
    expect(find(".weighed .words").textContent).toContain("2 more cities within reach");
    await fireEvent.click(find(".weighed button"));
    expect(choose).toHaveBeenCalledWith(heat);
  });

  it("on a phone can be put away and opened again", async () => {
    size = { w: 360, h: 600 };
    const { find } = sit(view, [heat, finish]);
    await fireEvent.click(find(".pathogen .close"));
    expect(find(".pathogen")).toBeNull();
    await fireEvent.click(find(".own-line"));
    expect(find(".pathogen")).toBeTruthy();
  });
});

describe("what is missing", () => {
  it("is shown on demand, on a continent or everywhere", async () => {
    const { find, all } = sit(aView({ uninfected: ["paris", "tokyo"] }), []);
    expect(all(".dish .missing").length).toBe(0);
    await fireEvent.click(find('[data-named="continent:europe"]'));
    expect(all(".dish .missing").length).toBe(1);
    await fireEvent.click(find(".all"));
    expect(all(".dish .missing").length).toBe(2);
  });

  it("is counted for every continent, and told with the cities", () => {
    const { find } = sit(aView({ uninfected: ["paris"] }), []);
    expect(find('[data-named="continent:europe"]').textContent).toContain("5 deaths still missing");
    expect(find('[data-named="continent:europe"]').textContent).toContain("Paris");
    expect(find('[data-named="continent:asia"] .tick')).toBeTruthy();
  });
});

describe("the thermometer", () => {
  it("counts the fields that are left, and shows on demand where a healing would help research", async () => {
    const { find, all } = sit(aView(), []);
    expect(find(".thermometer .gap").textContent).toBe("26");
    expect(find(".thermometer").textContent).toContain("In 1 city a single infected is left.");
    await fireEvent.click(find(".thermometer"));
    expect(all(".dish .lonely").length).toBe(1);
  });
});

describe("cards and dice", () => {
  it("tell the event, what it does, whom it heals, and what it pays", () => {
    const { find } = sit(aView({ card: "mild" }), []);
    const told = find(".event .card").textContent;
    for (const words of ["Mild Climate", "Nobody freezes.", "cold", "London, Paris", "10 DNA"])
      expect(told).toContain(words);
  });

  it("tell what is left in the deck, and on demand whom the cards that are gone have named", async () => {
    const { find, all } = sit(aView(), []);
    expect(find(".deck").textContent).toContain("18 cards left, 1 Massive Research");
    expect(all(".badge.named").length).toBe(0);
    await fireEvent.click(find(".deck"));
    expect(all(".badge.named").length).toBe(2);
  });

  it("lie there as they were thrown", () => {
    const { all } = sit(aView({ dice: [2, 6], phase: 4 }), []);
    expect(all(".dice .die").map((each) => each.getAttribute("aria-label"))).toEqual(["A 2", "A 6"]);
  });
});

describe("what has just happened", () => {
  it("is seen on its way: the infected, the dead, the healed and the dice", () => {
    settings.set({ motion: true });
    const events: Event[] = [
      { do: "infected", seat: 0, city: "paris", way: "blood", means: "near" },
      { do: "died", seat: 1, city: "london", way: "blood" },
      { do: "healed", seat: 0, owner: 1, city: "berlin", way: "blood" },
      { do: "rolled", seat: 0, faces: [3] },
    ];
    const animate = vi.fn();
    Element.prototype.animate = animate;
    const { all } = sit(aView({ dice: [3], phase: 4 }), [], { events });
    settings.set({ motion: false });
    expect(animate).toHaveBeenCalledTimes(3);
    expect(all(".flights svg").map((each) => each.getAttribute("class")?.split(" ")[0])).toEqual([
      "seat-0",
      "grey",
      "seat-1",
    ]);
    expect(all(".throwing .die").length).toBe(1);
  });

  it("tells where it is looked at what has not come about, and throws in the middle with chance and verdict", () => {
    const events: Event[] = [
      { do: "nothing_affordable", seat: 0, n: 2 },
      { do: "dice_taken", seat: 0, severity: 1, mortality: 1, chance: 17 },
      { do: "rolled", seat: 0, faces: [3] },
      { do: "judged", seat: 0, n: 0 },
    ];
    const { find, all } = sit(aView({ phase: 3 }), [], { events });
    expect(find(".remarks").textContent).toContain("nothing costs so little");
    expect(find(".throwing p").textContent).toContain("chance that somebody dies");
    expect(find(".throwing strong").textContent).toContain("of them");
    expect(all(".dice .die").length, "not twice").toBe(0);
  });

  it("tells on a phone below the plate what has not come about, and not over what is weighed", async () => {
    size = { w: 390, h: 640 };
    const events: Event[] = [{ do: "nothing_affordable", seat: 0, n: 2 }];
    const offered: Choice[] = [{ do: "resist", resistance: "heat" }, { do: "finish" }];
    const { find, all } = sit(aView({ step: "mutate", phase: 2 }), offered, { events });
    expect([find(".remarks").style.top, find(".remarks").style.bottom]).toEqual(["", "0px"]);
    await fireEvent.click(find('[data-choice="resist heat"]'));
    expect(all(".remarks").length).toBe(0);
  });
});

describe("the rest", () => {
  it("offers gifts in a list, and lines that can be opened where they are crossed", async () => {
    const gift: Choice = { do: "give", to: 1, dna: 1 };
    const { find, choose } = sit(aView({ step: "give_dna" }), [gift, { do: "keep" }]);
    await fireEvent.click(find('.chooser [data-choice="give 1 1"]'));
    expect(choose).toHaveBeenCalledWith(gift);
    cleanup();
    const open: Choice = { do: "open_line", line: "cairo-lagos" };
    const lifting = sit(aView({ step: "lift_marker", blocked_lines: ["cairo-lagos"] }), [open]);
    await fireEvent.click(lifting.find(".barrier-target"));
    expect(lifting.choose).toHaveBeenCalledWith(open);
  });

  it("on a phone shows what can be done in a row, cities that nobody has infected first", async () => {
    size = { w: 360, h: 600 };
    const choices: Choice[] = [{ do: "enter", city: "london" }, enterParis];
    const { all, choose } = sit(aView({ entries: { paris: entry({ cost: 2 }), london: entry() } }), choices);
    expect(all(".chip .seen").map((each) => each.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Paris 2",
      "London 1",
    ]);
    await fireEvent.click(all(".chip")[0]!);
    expect(choose).toHaveBeenCalledWith(enterParis);
  });

  it("lights what a line of the story speaks of", () => {
    const { all } = sit(aView(), [], { lit: { do: "infected", seat: 0, city: "paris", way: "blood", means: "near" } });
    expect(all(".dish.lit").length).toBe(1);
  });

  it("shows whoever watches the pathogen of the player whose turn it is", () => {
    const view = aView({ active: 1 });
    const look = {
      seat: -1,
      view,
      choices: [],
      chosen: null,
      events: [],
      undo: "",
    };
    const { find } = sit(view, [], { look });
    expect(find(".pathogen").classList.contains("seat-1")).toBe(true);
  });
});
