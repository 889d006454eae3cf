/** What is said at the seats: by people, and now and then by bots of the cast. The latter comes from this browser alone:
 * who sits there, and what everybody sees. */

import { settings } from "../lib/settings.svelte";
import { say } from "../lib/texts.svelte";
import { characterOf } from "../parts/cast";
import type { TableInfo } from "../wire";

export interface Remark {
  seat: number;
  text: string;
}

/** What can be seen of a table by everybody at it. */
export interface Scene {
  id: string;
  choices: number;
  owing: number[];
  info: TableInfo;
}

/** Of so many choices of a bot it has something to say about one. */
const SELDOM = 9;
const LINES = 3;
const SHOWN = 4500;
const PER_LETTER = 25;

/** A number that looks like luck and is the same on every screen. */
export function lot(text: string, most: number): number {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return ((h ^ (h >>> 15)) >>> 0) % most;
}

/** What somebody says at a moment, if anybody does: at the beginning, after a choice of their own, and at the end. */
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

/** What is said at the seats, each for a while. */
export class Banter {
  now = $state.raw<Remark[]>([]);
  private before: Scene | null = null;
  private timers = new Set<ReturnType<typeof setTimeout>>();

  /** Something has happened; whoever does not care for talk of bots hears nothing. */
  hear(scene: Scene): void {
    const found = settings.banter ? remark(scene, this.before) : null;
    this.before = scene;
    if (found) this.say(found);
  }

  /** Somebody at a seat says something; the longer it is, the longer it is there. */
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
