/** The gain of a choice as the rules foresee it: in words, and as a short mark on the board. */

import type { Texts } from "../../../lib/texts.svelte";
import type { ProspectOf } from "../../board";
import type { Event, SchwarmView } from "../declared";

export interface Gain {
  /** Immediate points, from a tile or from other players. */
  now: number;
  /** The change of the best network's score at the end of the round. */
  round: number;
  /** The change of the final scoring. */
  end: number;
  /** "joined" or "lost" if the network would join the queen or lose her, else null. */
  queen: "joined" | "lost" | null;
  /** True if a face-down tile would be picked up. */
  tile: boolean;
  /** The points that others would lose, by seat. */
  damage: Map<number, number>;
}

/** Events with points of the final scoring. */
const AT_THE_END = ["station_counted", "sides_counted"];

/** Return the gain of a seat from a preview. If chance comes before any event, a tile would be turned up. A choice that
 * ends the round does not get the whole scoring, but only the change of the network's score. */
export function gainOf(
  { events: told, changes, chance }: ProspectOf<SchwarmView, Event>,
  view: SchwarmView,
  seat: number,
): Gain {
  const { points = 0, round_points: round = 0, final_points: end = 0 } = changes[seat] ?? {};
  const gain: Gain = { now: points, round, end, queen: null, tile: chance && !told.length, damage: new Map() };
  const events = told.filter((event) => "seat" in event && event.seat === seat);
  for (const event of events) {
    if (event.do === "damage") gain.damage.set(event.other, (gain.damage.get(event.other) ?? 0) + event.n);
    if (event.do === "queen_joined") gain.queen = "joined";
    if (event.do === "queen_lost") gain.queen = "lost";
    if (event.do === "round_scored") {
      gain.now -= event.n;
      gain.round = event.n - (view.players[seat]?.round_points ?? 0);
    }
    if (AT_THE_END.includes(event.do) && "n" in event) gain.now -= event.n;
  }
  return gain;
}

/** Return the value of a gain. Immediate points and rounds count more than the final scoring. */
export const worth = ({ now, round, end }: Gain): number => now + round * 2 + end / 4;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export interface Mark {
  text: string;
  /** Points taken from others, immediate points, or a higher or lower scoring later. */
  kind: "harm" | "now" | "more" | "less";
}

/** Return a short mark that fits onto a field, or null if nothing would change. */
export function markOf(gain: Gain): Mark | null {
  if (gain.damage.size) return { text: signed(gain.now), kind: "harm" };
  const sum = gain.now + gain.round + gain.end;
  if (!sum) return gain.queen ? { text: "", kind: "more" } : null;
  return { text: signed(sum), kind: gain.now ? "now" : sum < 0 ? "less" : "more" };
}

export function gainWords(texts: Texts, gain: Gain, names: string[]): string[] {
  const words = [...gain.damage].map(([seat, n]) => texts.say("sw-gain-damage", { name: names[seat] ?? "", n }));
  if (gain.now && !gain.damage.size) words.push(texts.say("sw-gain-now", { n: gain.now }));
  if (gain.round) words.push(texts.say("sw-gain-round", { n: signed(gain.round) }));
  if (gain.end) words.push(texts.say("sw-gain-end", { n: signed(gain.end) }));
  if (gain.queen) words.push(texts.say(`sw-gain-queen-${gain.queen}`));
  if (gain.tile) words.push(texts.say("sw-gain-tile"));
  return words;
}
