/** What is said about a game that is looked at again. */

import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/texts.svelte";
import type { Reviewed } from "../../wire";
import type { Replaying } from "./replaying.svelte";
import type { TurningPoint } from "./reviewing.svelte";

/** So many standard errors make an interval of 95 %. */
export const WIDE = 1.96;

export function percent(chance: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** A turning point in a sentence: who, what was chosen, and what would have been better or what came of it. */
export function turnSentence(turn: TurningPoint, replaying: Replaying): string {
  const { texts, names } = replaying;
  const key = turn.missed ? "missed" : turn.after > turn.before ? "rose" : "fell";
  return say(`review-${key}`, {
    who: names[turn.seat] ?? "",
    made: texts.said(turn.choice, turn.meant, names),
    best: texts.said(turn.best, turn.best_meant, names),
    before: percent(turn.before),
    after: percent(turn.after),
    doubt: Math.round(WIDE * 100 * turn.error),
  });
}

/** The curve in words, for those who cannot see it: how each line begins, its top, its bottom and its end. */
export function curveInWords(moments: (Reviewed | undefined)[], seat: number, name: string): string {
  const line = moments.flatMap((moment) => {
    const chance = moment?.odds.chances[seat];
    return moment && typeof chance === "number" ? [{ n: moment.choices, chance }] : [];
  });
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return "";
  const top = line.reduce((best, each) => (each.chance > best.chance ? each : best));
  const bottom = line.reduce((worst, each) => (each.chance < worst.chance ? each : worst));
  return say("review-line", {
    name,
    first: percent(first.chance),
    last: percent(last.chance),
    top: percent(top.chance),
    topAt: top.n,
    bottom: percent(bottom.chance),
    bottomAt: bottom.n,
  });
}
