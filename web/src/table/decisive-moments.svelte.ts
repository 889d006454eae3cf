/** The decisive moments of a finished game: candidates from the server, checked by a review. */

import { api } from "../lib/api";
import type { Turn, Verdict } from "../wire";

const MOST = 3;
/** The number of later questions that a review reads, because the effect of a choice only shows when its seat is asked
 * again. */
const AFTER = 8;
const NEARLY = 0.6;

/** The change of one seat's winning chances at a moment. */
export interface Swing {
  seat: number;
  before: number;
  after: number;
}

export interface Decisive {
  /** The number of choices before the decisive one. */
  n: number;
  /** Null if the review did not confirm the moment. */
  swing: Swing | null;
  verdict: Verdict | null;
}

export class Deciding {
  /** In chronological order. */
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

  /** Find the first three candidates that a review confirms, and fill up with unconfirmed ones. */
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
      // without candidates there is nothing to show
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

/** Return the largest change, or the player's own if it is nearly as large. */
export function swingOf(turns: Turn[], own: number): Swing | null {
  const size = ({ before, after }: Turn): number => Math.abs(after - before);
  const [largest] = [...turns].sort((a, b) => size(b) - size(a));
  const mine = turns.find((turn) => turn.seat === own);
  return mine && largest && size(mine) >= size(largest) * NEARLY ? mine : (largest ?? null);
}
