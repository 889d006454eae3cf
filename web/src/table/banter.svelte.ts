/** Remarks at the seats: by people, and now and then by bots of the cast. This browser computes the bots' remarks from
 * public information, so they are the same on every screen. */

import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import { characterOf } from "../parts/cast";
import type { TableInfo } from "../wire";

export interface Remark {
  seat: number;
  text: string;
}

/** The public state of a table. */
export interface Scene {
  id: string;
  choices: number;
  owing: number[];
  info: TableInfo;
}

/** A bot remarks on one in this many of its choices, on average. */
const SELDOM = 9;
const LINES = 3;
const SHOWN = 4500;
const PER_LETTER = 25;

/** Return a pseudo-random number below `most` that is the same on every screen. */
export function lot(text: string, most: number): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return ((h ^ (h >>> 15)) >>> 0) % most;
}

/** Return a bot's remark, if there is one: at the beginning, after a choice of its own, or at the end. */
export function remark(now: Scene, before: Scene | null): Remark | null {
  const cast = now.info.seats.flatMap(({ kind, bot }, seat) => (kind === "bot" && characterOf(bot) ? [seat] : []));
  const speaks = (seat: number, what: string): Remark => ({
    seat,
    text: say(`${characterOf(now.info.seats[seat]!.bot)}-${what}`),
  });
  const [first] = cast;
  if (first === undefined) return null;
  const { phase, ending } = now.info;
  if (phase === "over") {
    if (before?.info.phase !== "playing" || ending?.how !== "finished") return null;
    const seat = cast[lot(now.id, cast.length)] ?? first;
    return speaks(seat, (ending.won ?? ending.ranks[seat] === 1) ? "wins" : "loses");
  }
  if (phase !== "playing") return null;
  if (!before) return now.choices < 2 ? speaks(cast[lot(now.id, cast.length)] ?? first, "greets") : null;
  const chose = cast.filter((seat) => before.owing.includes(seat) && !now.owing.includes(seat));
  const seat = now.choices > before.choices ? chose[0] : undefined;
  if (seat === undefined || lot(`${now.id} ${now.choices}`, SELDOM)) return null;
  return speaks(seat, `says-${1 + lot(`${now.choices} ${now.id}`, LINES)}`);
}

/** The current remarks, each shown for a while. */
export class Banter {
  now = $state.raw<Remark[]>([]);
  private before: Scene | null = null;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  /** Compare a new scene with the last one, and show a bot's remark unless the setting is off. */
  hear(scene: Scene): void {
    const found = settings.banter ? remark(scene, this.before) : null;
    this.before = scene;
    if (found) this.say(found);
  }

  /** Show a remark at a seat. Longer remarks stay longer. */
  say(said: Remark): void {
    this.now = [...this.now.filter((each) => each.seat !== said.seat), said];
    const timer = setTimeout(
      () => {
        this.now = this.now.filter((each) => each !== said);
        this.timers.delete(timer);
      },
      SHOWN + said.text.length * PER_LETTER,
    );
    this.timers.add(timer);
  }

  rest(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
