/** Scenes: events as a sequence of figures on their fields, dice, and pages. */

import { landed } from "../../kit/throwing";
import { type EnemyTurns, settings } from "../../lib/settings.svelte";
import type { Event, MausCatalogue, MausView, OddsView, Table } from "./declared";

/** A figure in a scene: its field, and its kind of foe if it is one. */
export interface Actor {
  figure: string;
  field: string;
  foe: string | null;
  down: boolean;
}

/** The dice of one side. */
export interface Throw {
  who: string;
  faces: string[];
  /** The purpose. A defence answers an attack. */
  side: "attack" | "defence" | "roll";
  /** The target of an attack, and the dice of both sides with the chance, if they were known before. */
  at: string;
  odds: OddsView | null;
}

/** The result of a blow. */
export interface Verdict {
  how: "hit" | "blocked" | "missed";
  event: Event;
}

export interface Scene {
  /** The figures; null to use those of the view. */
  actors: Actor[] | null;
  dice: Throw[];
  /** The duration in milliseconds, and the fraction of the usual time that it is shown. */
  time: number;
  pace: number;
  /** True if the scene belongs to an enemy's turn. */
  isEnemys: boolean;
  /** A page that waits until it is turned, and the lines spoken on it; empty if there is none. */
  page: string;
  lines: string[];
  /** The room that the party has entered since; empty if they stayed. */
  room: string;
  verdict: Verdict | null;
  /** The figure that is hit. */
  struck: string;
}

const STEP = 190;
const BLOW = 520;
/** The time that dice lie still before their result, in milliseconds. */
const LIE = 500;
const GLANCE = 380;
/** The time that the result of a blow is shown, in milliseconds. */
const VERDICT = 1100;

export function actorsOf(view: MausView): Actor[] {
  const mice = view.mice.flatMap(({ hero, field, conditions }) =>
    field ? [{ figure: hero, field, foe: null, down: conditions.includes("knocked_down") }] : [],
  );
  return [...mice, ...view.foes.map(({ figure, field, foe, down }) => ({ figure, field, foe, down }))];
}

/** Return the figure that an event is about: a foe if the event's name says so, else a mouse. */
function whoIn(event: Event): string {
  if (event.do.startsWith("foe_") && "figure" in event) return event.figure;
  return "hero" in event ? event.hero : "";
}

/** Attack events. One roll of the cat attacks all mice in its way. */
const ATTACKS = /attacked$|^foe_rolled$/;

/** Events that begin a turn. */
const TURNS = ["turn_begins", "foes_begin", "round_begins", "chapter_begins"];

/** Events that end a blow, because the game moves on. */
const GOES_ON = ["turn_begins", "foes_begin", "foe_moved", "walked", "explored", "page_turned"];

/** Return the dice of an event. The dice for a foe's movement and for an ambush are not thrown on the table. */
function throwIn(event: Event, before: MausView | null): Throw | null {
  if (event.do === "foe_moved" || event.do === "ambushed") return null;
  const thrown = { who: whoIn(event), at: "", odds: null };
  if ("face" in event) return { ...thrown, faces: [event.face], side: "roll" };
  if (!("faces" in event)) return null;
  const side = ATTACKS.test(event.do) ? "attack" : event.do.endsWith("defended") ? "defence" : "roll";
  return { ...thrown, faces: event.faces, side, ...aimedAt(event, before) };
}

/** Return the target of a blow and its odds. */
function aimedAt(event: Event, before: MausView | null): Partial<Throw> {
  if (event.do === "friend_attacked") return { at: event.victim };
  if (event.do === "attacked") {
    const { item, figure } = event;
    const aims = before?.mice.find(({ hero }) => hero === event.hero)?.aims ?? [];
    return { at: figure, odds: aims.find((aim) => aim.item === item && aim.figure === figure) ?? null };
  }
  if (event.do !== "foe_attacked") return {};
  const foe = before?.foes.find(({ figure }) => figure === event.figure);
  return { at: event.hero, odds: foe?.odds[event.hero] ?? null };
}

/** Return the dice on the table after an event. A defence lies beside its attack. Dice that are thrown again replace
 * the earlier ones and keep their details. */
function laid(before: Throw[], event: Event, thrown: Throw | null): Throw[] {
  const left = GOES_ON.includes(event.do) ? [] : before;
  if (!thrown) return left;
  const last = left.at(-1);
  if (event.do === "rolled_again" && last?.who === thrown.who) {
    return [...left.slice(0, -1), { ...last, faces: thrown.faces }];
  }
  const attack = left.find(({ side }) => side === "attack");
  return thrown.side === "defence" && attack ? [attack, thrown] : [thrown];
}

/** Return the figures after an event, once for each field on the way. */
function acted(actors: Actor[], event: Event): Actor[][] {
  const figure = whoIn(event);
  const others = actors.filter((each) => each.figure !== figure);
  const changed = (change: Partial<Actor>): Actor[] =>
    actors.map((each) => (each.figure === figure ? { ...each, ...change } : each));
  switch (event.do) {
    case "walked":
    case "foe_moved":
      return event.path.map((field) => changed({ field }));
    case "swam":
    case "drifted":
      return [changed({ field: event.field })];
    case "entered_at":
    case "freed":
      return [[...others, { figure, field: event.field, foe: null, down: false }]];
    case "foe_placed":
      return [[...others, { figure, field: event.field, foe: event.foe, down: false }]];
    case "foe_defeated":
    case "foe_left":
    case "captured":
      return [others];
    case "explored":
      return [[]];
    case "foe_felled":
      return [changed({ down: true })];
    case "foe_stood_up":
    case "stood_up":
      return [changed({ down: false })];
    default:
      return [actors];
  }
}

/** Events with a scene of their own, apart from dice and steps, and its duration in milliseconds. */
const TIMES: Partial<Record<Event["do"], number>> = {
  foe_placed: GLANCE,
  foe_defeated: BLOW,
  foe_left: GLANCE,
  foe_felled: GLANCE,
  captured: BLOW * 2,
  hurt: BLOW,
  poisoned: BLOW,
  foe_hurt: GLANCE,
  surge: BLOW * 2,
  hourglass_turned: BLOW,
  drifted: GLANCE,
  found: GLANCE,
  encounter_drawn: BLOW * 2,
  ground_changed: BLOW,
};

/** The possible results of a blow, the worst first. */
const OUTCOMES: Partial<Record<Event["do"], Verdict["how"]>> = {
  captured: "hit",
  foe_defeated: "hit",
  foe_card_hurt: "hit",
  foe_hurt: "hit",
  poisoned: "hit",
  hurt: "hit",
  cheese_stolen: "hit",
  warded_off: "blocked",
  foe_warded_off: "blocked",
  missed: "missed",
  friend_missed: "missed",
  foe_missed: "missed",
};
const WORST = Object.keys(OUTCOMES);

/** Return the worst result before the next throw. */
function verdictIn(events: Event[]): Verdict | null {
  const next = events.findIndex((event) => throwIn(event, null));
  const came = (next < 0 ? events : events.slice(0, next)).filter((event) => OUTCOMES[event.do]);
  const [worst] = came.sort((a, b) => WORST.indexOf(a.do) - WORST.indexOf(b.do));
  return worst ? { how: OUTCOMES[worst.do] ?? "hit", event: worst } : null;
}

const STRIKES = ["hurt", "poisoned", "foe_hurt", "captured", "foe_defeated", "trap_snapped", "cheese_stolen"];

function timeOf(event: Event, thrown: Throw | null): number {
  if (event.do === "walked" || event.do === "foe_moved") return STEP;
  return thrown ? landed(thrown.faces.length) + LIE : (TIMES[event.do] ?? 0);
}

/** Return the scenes of all events, starting with the dice of an unfinished blow. Events without a duration or a page
 * are left out. */
export function scenesOf(before: MausView | null, events: Event[], thrownBefore: Throw[] = []): Scene[] {
  let actors = before ? actorsOf(before) : [];
  let dice = thrownBefore;
  let room = "";
  let verdict: Verdict | null = null;
  let isEnemys = before?.track.some(({ acting, foe }) => acting && foe) ?? false;
  return events.flatMap((event, n) => {
    const thrown = throwIn(event, before);
    if (TURNS.includes(event.do)) isEnemys = event.do === "foes_begin";
    dice = laid(dice, event, thrown);
    if (thrown) verdict = null;
    const isVerdict = !verdict && dice.some(({ side }) => side !== "roll") && event.do in OUTCOMES;
    if (isVerdict) verdict = verdictIn(events.slice(n));
    const time = isVerdict ? VERDICT : timeOf(event, thrown);
    const page = event.do === "page_turned" ? event.page : "";
    if (event.do === "explored") room = event.room;
    const stages = acted(actors, event);
    actors = stages.at(-1) ?? actors;
    if (!time && !page) return [];
    const struck = STRIKES.includes(event.do) ? whoIn(event) : "";
    const lines = page ? linesAfter(events.slice(n + 1)) : [];
    const scene = { dice, time, pace: 1, isEnemys, page, lines, room, verdict, struck };
    return stages.map((each) => ({ ...scene, actors: each }));
  });
}

/** The fraction of the usual time for enemies' turns. */
const PACES: Record<EnemyTurns, number> = { normal: 1, fast: 0.3, none: 0 };

/** Return scenes at the player's speed for enemies' turns. Pages stay. */
export function paced(scenes: Scene[]): Scene[] {
  const pace = PACES[settings.enemyTurns];
  return scenes.flatMap((scene) => {
    if (!scene.isEnemys || scene.page) return [scene];
    return pace ? [{ ...scene, pace, time: scene.time * pace }] : [];
  });
}

/** Return the lines spoken on a page that has just been turned. */
function linesAfter(events: Event[]): string[] {
  const end = events.findIndex((event) => event.do !== "line_said");
  return (end < 0 ? events : events.slice(0, end)).flatMap((event) => (event.do === "line_said" ? [event.line] : []));
}

/** Questions about dice on the table. */
const OVER_DICE = ["answer_roll", "answer_hits"];

export const asksOverDice = (step: string | undefined): boolean => OVER_DICE.includes(step ?? "");

/** Return events without a final page that asks a question, because that page is shown with its question. */
export function withoutQuestion(events: Event[], { pages }: MausCatalogue): Event[] {
  const at = events.findLastIndex((event) => event.do === "page_turned" || event.do === "picked");
  const last = events[at];
  return last?.do === "page_turned" && pages[last.page]?.choices.length ? events.toSpliced(at, 1) : events;
}

/** Return the suspense of events: the time of dice scenes, so that nothing reveals their result early. Infinity if
 * there is a page to read first. */
export function suspense(events: Event[], table: Table): number {
  const scenes = paced(scenesOf(table.look.view, withoutQuestion(events, table.game.catalogue)));
  if (scenes.some((scene) => scene.page)) return Number.POSITIVE_INFINITY;
  return scenes.some((scene) => scene.dice.length) ? scenes.reduce((sum, { time }) => sum + time, 0) : 0;
}
