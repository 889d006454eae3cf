/** The hint at a table: asked for, thought of by the server, and there until a choice is made. */

import { same, type Words } from "../games/board";
import type { Command } from "../lib/table-socket";
import type { Hinted, Refused, TableInfo } from "../wire";
import type { Standing } from "./looking";

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

/** One of the choices that were thought about. */
export interface Weighed {
  choice: Words;
  /** From 0 (lost) to 1 (won). */
  expected: number;
  visits: number;
}

const SHOWN = 4;
/** The table has moved on: nobody wants the hint any more. */
const TOO_LATE = ["late", "not_asked", "bot_plays", "over"];

export class Hints {
  private told = $state.raw<Hinted | null>(null);
  private asked = $state("");

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
    return this.may && this.asked === this.table.moment;
  }

  /** The hint on what is asked now; gone as soon as a choice is on its way. */
  get now(): Hinted | null {
    const { play, seat, choices } = this.table;
    const fits = this.told?.question === play?.question && this.told?.seat === seat;
    return fits && this.may && choices.length ? this.told : null;
  }

  /** The choice that a bot would make, and the others that came closest. */
  get best(): Weighed[] {
    const advice = this.now?.advice;
    if (!advice) return [];
    const first = advice.tried.filter((each) => same(each.choice, advice.choice));
    const others = advice.tried.filter((each) => !same(each.choice, advice.choice));
    return [...first, ...others].slice(0, SHOWN);
  }

  /** Ask, unless there is one: then it is put away. */
  async ask(): Promise<void> {
    const { play, seat, moment } = this.table;
    if (this.now) return this.close();
    if (!this.may || this.thinking || !play) return;
    this.asked = moment;
    try {
      await this.say({ type: "hint", seat, question: play.question });
    } catch (problem) {
      const refused = problem as Refused;
      if (!TOO_LATE.includes(refused.code)) this.table.refusal = refused;
    } finally {
      if (this.asked === moment) this.asked = "";
    }
  }

  hear(hinted: Hinted): void {
    this.told = hinted;
  }

  close(): void {
    this.told = null;
  }
}
