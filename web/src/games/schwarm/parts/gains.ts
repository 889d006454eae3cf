/** A gain in words and as a short mark on the board. */

import type { Texts } from "../../../lib/texts.svelte";
import type { Gain } from "../rules/foresight";

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export interface Mark {
  text: string;
  /** Taken from others, had at once, or in prospect for a scoring: more or less than now. */
  kind: "harm" | "now" | "more" | "less";
}

/** A few characters that fit onto a field; null if nothing would change. */
export function markOf(gain: Gain): Mark | null {
  if (gain.damage.size) return { text: signed(gain.now), kind: "harm" };
  const sum = gain.now + gain.round + gain.end;
  if (!sum) return gain.tile || gain.queen ? { text: "", kind: "more" } : null;
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
