/** Hints at a table. The server computes a hint on request; it disappears when a choice is made. While it is shown, the
 * client asks for better versions until it is final. */

import type { Words } from "../games/board";
import type { Command } from "../lib/table-socket";
import type { Hinted, RefusalCode, Refused, TableInfo, Tried } from "../wire";
import type { Standing } from "./look-changes";

/** The table data that this class needs. */
export interface Asker {
  readonly info: TableInfo;
  readonly play: Standing | null;
  readonly seat: number;
  readonly curtain: number;
  readonly yourTurn: boolean;
  /** A key that changes with every question and every seat that looks. */
  readonly moment: string;
  /** Empty while a choice is being sent. */
  readonly choices: Words[];
  refusal: Refused | null;
}

const SHOWN = 3;
/** A hint is final after this many milliseconds, even if the server could still improve it. */
const LONGEST = 2000;
/** Refusals that mean that the table has moved on, so that the hint is not needed any more. */
const TOO_LATE: readonly RefusalCode[] = ["late", "not_asked", "bot_plays", "over"];

export class Hints {
  private last = $state.raw<Hinted | null>(null);
  private asked = $state("");
  /** The moment whose hint is being improved. */
  private lookedAt = $state("");

  constructor(
    private readonly table: Asker,
    private readonly say: (command: Command) => Promise<unknown>,
  ) {}

  /** True if the player can use hints at this table. */
  get offered(): boolean {
    const { info, seat } = this.table;
    return info.settings.hints && info.phase === "playing" && info.seats[seat]?.yours === true;
  }

  /** True if a hint can be requested now. */
  get may(): boolean {
    return this.offered && this.table.yourTurn && this.table.curtain < 0;
  }

  get thinking(): boolean {
    return this.may && this.asked === this.table.moment && !this.now;
  }

  /** The hint for the current question; null as soon as a choice is being sent. */
  get now(): Hinted | null {
    const { play, seat, choices } = this.table;
    const fits = this.last?.question === play?.question && this.last?.seat === seat;
    return fits && this.may && choices.length ? this.last : null;
  }

  /** True if the hint is still being improved. */
  get deepens(): boolean {
    return this.now !== null && this.lookedAt === this.table.moment;
  }

  /** True if the recommendation is final, so that it can be followed. */
  get final(): boolean {
    return this.now !== null && (this.now.advice.done || !(this.deepens || this.asked === this.table.moment));
  }

  /** The best alternatives; empty if no choice is distinguishably worse. */
  get told(): Tried[] {
    const [first, ...others] = this.now?.advice.tried ?? [];
    if (!first || !others.some(({ alike, high }) => !alike && high < first.expected)) return [];
    return others.slice(0, SHOWN);
  }

  /** Request a hint, or close the one that is shown. */
  async ask(): Promise<void> {
    const { play, seat, moment } = this.table;
    if (this.now || this.thinking) return this.close();
    if (!this.may || !play) return;
    this.asked = moment;
    const until = performance.now() + LONGEST;
    try {
      await this.say({ type: "hint", seat, question: play.question });
    } catch (problem) {
      const refused = problem as Refused;
      if (this.asked === moment && !TOO_LATE.includes(refused.code)) this.table.refusal = refused;
      return;
    } finally {
      if (this.asked === moment) this.asked = "";
    }
    await this.lookOn(moment, until - performance.now());
  }

  /** Request better versions of the hint while it is shown, until it is final. */
  private async lookOn(moment: string, left: number): Promise<void> {
    if (this.lookedAt === moment || left <= 0) return;
    this.lookedAt = moment;
    const stop = setTimeout(() => this.rest(moment), left);
    try {
      for (let hint = this.now; hint && moment === this.table.moment && !this.final; hint = this.now) {
        const { seat, question, advice } = hint;
        await this.say({ type: "hint", seat, question, worlds: advice.worlds });
        if (this.now?.advice.worlds === advice.worlds) return;
      }
    } catch {
      // Keep the last hint.
    } finally {
      clearTimeout(stop);
      this.rest(moment);
    }
  }

  /** Stop improving the hint of a moment and keep it. */
  private rest(moment: string): void {
    if (this.lookedAt === moment) this.lookedAt = "";
  }

  /** Take a hint from the server, unless the last one was closed or is final. */
  hear(hinted: Hinted): void {
    if (this.thinking || (this.now && !this.final)) this.last = hinted;
  }

  close(): void {
    this.last = null;
    this.asked = "";
  }
}
