/** The moments that decided a game that is over: where it may have turned at first sight, and what a review says of it. */

import { api } from "../lib/api";
import type { Turn, Verdict } from "../wire";

const MOST = 3;
/** So many moments are looked at: what a choice led to shows when its seat is asked again. */
const AFTER = 8;
const NEARLY = 0.6;

/** How the chances of the seat changed for which they changed most. */
export interface Swing {
  seat: number;
  before: number;
  after: number;
}

export interface Decisive {
  /** How many choices were made before the one that decided. */
  n: number;
  /** Null where the review has not borne it out. */
  swing: Swing | null;
  verdict: Verdict | null;
}

export class Deciding {
  /** In the order in which they came. */
  moments = $state.raw<Decisive[]>([]);
  isLooking = $state(true);
  private gone = false;

  constructor(
    private readonly id: string,
    private readonly seat: number,
  ) {}

  leave(): void {
    this.gone = true;
  }

  /** The first three that a review bears out; where there are fewer, those that looked like it at least. */
  async look(): Promise<void> {
    try {
      const { choices } = await api.turns(this.id);
      const doubtful: Decisive[] = [];
      for (const n of choices) {
        if (this.gone || this.moments.length === MOST) break;
        const found = await this.weigh(n).catch(() => ({ n, swing: null, verdict: null }));
        if (found.swing) this.add([found]);
        else doubtful.push(found);
      }
      this.add(doubtful);
    } catch {
      // without a first look there is nothing to tell
    } finally {
      this.isLooking = false;
    }
  }

  private add(found: Decisive[]): void {
    this.moments = [...this.moments, ...found].slice(0, MOST).sort((a, b) => a.n - b.n);
  }

  private async weigh(n: number): Promise<Decisive> {
    const { moments } = await api.review(this.id, n, AFTER);
    const turns = moments.flatMap((moment) => moment.turns).filter((turn) => turn.choices === n);
    return { n, swing: swingOf(turns, this.seat), verdict: moments[0]?.verdict ?? null };
  }
}

/** The largest change; one's own if that is nearly as large. */
export function swingOf(turns: Turn[], own: number): Swing | null {
  const size = ({ before, after }: Turn): number => Math.abs(after - before);
  const [largest] = [...turns].sort((a, b) => size(b) - size(a));
  const mine = turns.find((turn) => turn.seat === own);
  return mine && largest && size(mine) >= size(largest) * NEARLY ? mine : (largest ?? null);
}
