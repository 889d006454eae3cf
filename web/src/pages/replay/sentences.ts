/** Sentences about a reviewed game. */

import { consequences, weightiest } from "../../games/weights";
import { percent } from "../../lib/formats";
import { percents } from "../../lib/percents";
import { type Args, say } from "../../lib/texts.svelte";
import type { Reviewed } from "../../wire";
import type { Replaying } from "./replaying.svelte";
import type { TurningPoint } from "./reviewing.svelte";

/** The number of standard errors on each side of a 95 % confidence interval. */
export const WIDE = 1.96;

/** Return the chances of all players after the choice at a moment as texts; empty texts if they are unknown. */
export function stands({ odds, verdict }: Reviewed): string[] {
  if (odds.chances.some((chance) => chance === null)) return odds.chances.map(() => "");
  return percents(odds.chances as number[], verdict?.seat).map((n) => percent(n / 100));
}

/** The maximum number of events that explain a change by luck or by other players. */
const MOST = 2;

/** Return a turning point as a sentence: the player, the choice and a better one with its reason, or the effects of
 * luck. */
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

/** Return a sentence about a change by luck or other players. It names the events if they are known and important, else
 * the choice before. */
function swingSentence(turn: TurningPoint, replaying: Replaying, told: Args): string {
  const isShared = typeof replaying.info.ending?.won === "boolean";
  const numbers = isShared ? { ...told, who: say("review-for-all") } : told;
  const key = turn.after > turn.before ? "review-rose" : "review-fell";
  const events = weightiest(consequences(replaying.story, turn.n), replaying.game, MOST);
  if (!events.length) return say(`${key}-after`, numbers);
  const what = events.map((event) => replaying.texts.event(event, replaying.names)).join(" ");
  return say(key, { ...numbers, what });
}

/** Return a line of the curve in words, for screen readers: its beginning, top, bottom and end. */
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
