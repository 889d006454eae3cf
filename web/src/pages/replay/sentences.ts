/** What is said about a game that is looked at again. */

import { consequences, weightiest } from "../../games/weights";
import { percent } from "../../lib/formats";
import { percents } from "../../lib/percents";
import { type Args, say } from "../../lib/texts.svelte";
import type { Reviewed } from "../../wire";
import type { Replaying } from "./replaying.svelte";
import type { TurningPoint } from "./reviewing.svelte";

/** So many standard errors make an interval of 95 %. */
export const WIDE = 1.96;

/** Everybody's chances with what was chosen at a moment; empty where they are not known. */
export function stands({ odds, verdict }: Reviewed): string[] {
  if (odds.chances.some((chance) => chance === null)) return odds.chances.map(() => "");
  return percents(odds.chances as number[], verdict?.seat).map((n) => percent(n / 100));
}

/** How many happenings are told of what luck and the others did. */
const MOST = 2;

/** A turning point in a sentence: who, what was chosen and why something else was better, or what came of it. */
export function turnSentence(turn: TurningPoint, replaying: Replaying): string {
  const { texts, names } = replaying;
  const who = names[turn.seat] ?? "";
  const numbers = {
    who,
    made: texts.said(turn.choice, turn.meant, names),
    before: percent(turn.before),
    after: percent(turn.after),
  };
  if (!turn.missed) return swingSentence(turn, replaying, numbers);
  const why = texts.why(turn.why, who);
  const made = texts.noun(turn.choice, turn.meant, names);
  const best = texts.noun(turn.best, turn.best_meant, names);
  return `${say("review-missed", { ...numbers, made, best })}${why ? ` ${say("review-why", { why })}` : ""}`;
}

/** What luck and the others did: by what happened, if that is known and worth telling, else by the choice before it. */
function swingSentence(turn: TurningPoint, replaying: Replaying, told: Args): string {
  const isShared = typeof replaying.info.ending?.won === "boolean";
  const numbers = isShared ? { ...told, who: say("review-for-all") } : told;
  const key = turn.after > turn.before ? "review-rose" : "review-fell";
  const events = weightiest(consequences(replaying.story, turn.n), replaying.game, MOST);
  if (!events.length) return say(`${key}-after`, numbers);
  const what = events.map((event) => replaying.texts.event(event, replaying.names)).join(" ");
  return say(key, { ...numbers, what });
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
