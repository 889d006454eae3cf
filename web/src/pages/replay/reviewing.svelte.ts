/** The review of a game: the chances of all players, the choices, and better alternatives. */

import { api, isProblem, type Problem } from "../../lib/api";
import { problemText } from "../../parts/problem";
import type { Reviewed, Turn } from "../../wire";

const AT_ONCE = 20;
const MOST_TURNS = 5;
const MOST_TRIES = 6;
const PAUSE = 1500;
/** Problems that may disappear with a retry. */
const PASSING: readonly Problem["code"][] = ["no_review", "too_fast", "offline", "not_stored", "moved", "closing"];

export interface TurningPoint extends Turn {
  n: number;
}

/** Return the most important turning points in order. A choice only counts with its larger change. */
export function largest(moments: (Reviewed | undefined)[]): TurningPoint[] {
  const told = moments
    .flatMap((moment) => moment?.turns ?? [])
    .map((turn) => ({ ...turn, n: turn.choices }))
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
  return told
    .filter((turn, i) => told.findIndex((each) => each.n === turn.n) === i)
    .slice(0, MOST_TURNS)
    .sort((a, b) => a.n - b.n);
}

/** Return the most costly mistake of some seats, if there is one. */
export function dearest(turns: TurningPoint[], seats: number[]): TurningPoint | undefined {
  const own = turns.filter((turn) => turn.missed && seats.includes(turn.seat));
  return own.sort((a, b) => b.before - b.after - (a.before - a.after))[0];
}

export class Reviewing {
  /** The reviewed moments by the number of choices made; gaps are still loading. */
  moments = $state.raw<(Reviewed | undefined)[]>([]);
  total = $state(0);
  /** True if all players win or lose together, so that one line is enough. */
  together = $state(false);
  /** True if the player has asked for the review. */
  on = $state(false);
  problem = $state("");
  private turn = 0;

  constructor(readonly id: string) {}

  get known(): number {
    return this.moments.reduce((sum) => sum + 1, 0);
  }

  get done(): boolean {
    return this.on && this.total > 0 && this.known > this.total;
  }

  get turns(): TurningPoint[] {
    return largest(this.moments);
  }

  /** Begin the review, or continue it. */
  async begin(): Promise<void> {
    this.on = true;
    this.problem = "";
    await this.load(++this.turn);
  }

  stop(): void {
    this.on = false;
    this.turn += 1;
  }

  /** Load the review in pieces, until it is complete or a newer request replaces it. */
  private async load(turn: number): Promise<void> {
    let tries = 0;
    while (turn === this.turn) {
      const first = this.firstGap();
      if (this.moments.length && first > this.total) return;
      try {
        const piece = await api.review(this.id, first, AT_ONCE);
        if (turn !== this.turn) return;
        this.total = piece.total;
        this.together = piece.together;
        const moments = this.moments.slice();
        for (const moment of piece.moments) moments[moment.choices] = moment;
        this.moments = moments;
        tries = 0;
      } catch (error) {
        tries += 1;
        const passes = isProblem(error, PASSING);
        if (turn === this.turn && (!passes || tries >= MOST_TRIES)) {
          this.problem = problemText(error);
          return;
        }
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  private firstGap(): number {
    let n = 0;
    while (this.moments[n]) n += 1;
    return n;
  }
}
