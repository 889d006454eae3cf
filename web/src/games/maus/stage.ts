/** What has happened, scene by scene: who stands where in between, which dice lie there, and what is told. */

import { landed } from "../../kit/throwing";
import type { Event, MausView, Table } from "./declared";

/** A figure on the stage: where it stands, and whose it is if it is a foe's. */
export interface Actor {
  figure: string;
  field: string;
  foe: string | null;
  down: boolean;
}

/** Dice of one side. */
export interface Throw {
  who: string;
  faces: string[];
  /** What for: an attack stands against a defence. */
  side: "attack" | "defence" | "roll";
}

export interface Scene {
  /** Null: as the view says. */
  actors: Actor[] | null;
  dice: Throw[];
  /** How long it takes, in milliseconds. */
  time: number;
  /** A page that waits until it is turned; empty if there is none. */
  page: string;
  /** Who is struck. */
  struck: string;
}

const STEP = 190;
const BLOW = 520;
/** How long dice lie there before anything comes of it. */
const LIE = 500;
const GLANCE = 380;

export function actorsOf(view: MausView): Actor[] {
  const mice = view.mice.flatMap(({ hero, field, conditions }) =>
    field ? [{ figure: hero, field, foe: null, down: conditions.includes("knocked_down") }] : [],
  );
  return [...mice, ...view.foes.map(({ figure, field, foe, down }) => ({ figure, field, foe, down }))];
}

/** Whom an event is about: a foe where its word says so, else a mouse. */
function whoIn(event: Event): string {
  if (event.do.startsWith("foe_") && "figure" in event) return event.figure;
  return "hero" in event ? event.hero : "";
}

/** The dice that an event tells of; how far a foe goes and where an ambush comes is not thrown on the table. */
function throwIn(event: Event): Throw | null {
  if (event.do === "foe_moved" || event.do === "ambushed") return null;
  const who = whoIn(event);
  if ("face" in event) return { who, faces: [event.face], side: "roll" };
  if (!("faces" in event)) return null;
  const side = event.do.endsWith("attacked") ? "attack" : event.do.endsWith("defended") ? "defence" : "roll";
  return { who, faces: event.faces, side };
}

/** A defence answers the attack before it; anything else is thrown alone. */
const laid = (before: Throw[], thrown: Throw): Throw[] =>
  thrown.side === "defence" && before.at(-1)?.side === "attack" ? [...before.slice(-1), thrown] : [thrown];

/** The stage after an event, for each place that somebody comes through. */
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

/** Events that are worth a moment of their own, besides dice and steps. */
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

const STRIKES = ["hurt", "poisoned", "foe_hurt", "captured", "foe_defeated", "trap_snapped", "cheese_stolen"];

function timeOf(event: Event, thrown: Throw | null): number {
  if (event.do === "walked" || event.do === "foe_moved") return STEP;
  return thrown ? landed(thrown.faces.length) + LIE : (TIMES[event.do] ?? 0);
}

/** Everything that happened, one scene after the other; what is neither seen nor waited for is left out. */
export function scenesOf(before: MausView | null, events: Event[]): Scene[] {
  let actors = before ? actorsOf(before) : [];
  let dice: Throw[] = [];
  return events.flatMap((event) => {
    const thrown = throwIn(event);
    if (thrown) dice = laid(dice, thrown);
    const time = timeOf(event, thrown);
    const page = event.do === "page_turned" ? event.page : "";
    const stages = acted(actors, event);
    actors = stages.at(-1) ?? actors;
    if (!time && !page) return [];
    const struck = STRIKES.includes(event.do) ? whoIn(event) : "";
    return stages.map((each) => ({ actors: each, dice, time, page, struck }));
  });
}

/** Where dice are thrown, nothing tells what came of them before it is seen, up to the first page that is to be read. */
export function suspense(events: Event[], table: Table): number {
  const all = scenesOf(table.look.view, events);
  const page = all.findIndex((scene) => scene.page);
  const scenes = page < 0 ? all : all.slice(0, page);
  return scenes.some((scene) => scene.dice.length) ? scenes.reduce((sum, { time }) => sum + time, 0) : 0;
}
