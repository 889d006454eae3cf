/** The hint at a table: asked for, thought of by the server, and there until a choice is made. While somebody looks at it
 * the client asks again and the hint gets better, until it is final. */

import type { Words } from "../games/board";
import type { Command } from "../lib/table-socket";
import type { Hinted, RefusalCode, Refused, TableInfo, Tried } from "../wire";
import type { Standing } from "./look-changes";

/** What the table has to tell for it. */
export interface Asker {
  readonly info: TableInfo;
  readonly play: Standing | null;
  readonly seat: number;
  readonly curtain: number;
  readonly yourTurn: boolean;
  /** Changes with every question and every seat that looks. */
  readonly moment: string;
  /** None while a choice is on its way. */
  readonly choices: Words[];
  refusal: Refused | null;
}

const SHOWN = 3;
/** After so many milliseconds a hint is final, whatever the server still finds. */
const LONGEST = 2000;
/** The table has moved on: nobody wants the hint any more. */
const TOO_LATE: readonly RefusalCode[] = ["late", "not_asked", "bot_plays", "over"];

export class Hints {
  private last = $state.raw<Hinted | null>(null);
  private asked = $state("");
  /** At which moment somebody looks on at a hint that gets better. */
  private lookedAt = $state("");

  constructor(
    private readonly table: Asker,
    private readonly say: (command: Command) => Promise<unknown>,
  ) {}

  /** Whether the table has hints at all, for somebody who plays. */
  get offered(): boolean {
    const { info, seat } = this.table;
    return info.settings.hints && info.phase === "playing" && info.seats[seat]?.yours === true;
  }

  /** Whether one can be asked for now. */
  get may(): boolean {
    return this.offered && this.table.yourTurn && this.table.curtain < 0;
  }

  get thinking(): boolean {
    return this.may && this.asked === this.table.moment && !this.now;
  }

  /** The hint on what is asked now; gone as soon as a choice is on its way. */
  get now(): Hinted | null {
    const { play, seat, choices } = this.table;
    const fits = this.last?.question === play?.question && this.last?.seat === seat;
    return fits && this.may && choices.length ? this.last : null;
  }

  /** Whether the hint still gets better. */
  get deepens(): boolean {
    return this.now !== null && this.lookedAt === this.table.moment;
  }

  /** Whether the recommendation does not change any more, so that one can follow it. */
  get final(): boolean {
    return this.now !== null && (this.now.advice.done || !(this.deepens || this.asked === this.table.moment));
  }

  /** The others that come closest; none where nothing can be told apart. */
  get told(): Tried[] {
    const [first, ...others] = this.now?.advice.tried ?? [];
    if (!first || !others.some(({ alike, high }) => !alike && high < first.expected)) return [];
    return others.slice(0, SHOWN);
  }

  /** Ask, unless there is one: then it is put away. */
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

  /** As long as the hint is there, a better one is asked for, until it is final. */
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
      // What is known stays.
    } finally {
      clearTimeout(stop);
      this.rest(moment);
    }
  }

  /** What is known of this moment stays. */
  private rest(moment: string): void {
    if (this.lookedAt === moment) this.lookedAt = "";
  }

  /** A better one takes the place of the last, unless that was put away or is final. */
  hear(hinted: Hinted): void {
    if (this.thinking || (this.now && !this.final)) this.last = hinted;
  }

  close(): void {
    this.last = null;
    this.asked = "";
  }
}
