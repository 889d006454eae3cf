/** Pointing: a tap on a thing of the board shows it to all players at the table for some seconds. */

import type { Attachment } from "svelte/attachments";
import type { Command, Connection } from "../lib/table-socket";
import type { Look, Pointed, Refused, TableInfo } from "../wire";
import type { Standing } from "./look-changes";

/** The table data that this class needs. */
export interface Pointer {
  readonly info: TableInfo;
  readonly play: Standing | null;
  readonly look: Look;
  readonly seat: number;
  readonly curtain: number;
  readonly connection: Connection;
  refusal: Refused | null;
}

const STAYS = 5000;
const NAMED = "[data-named]";
/** A tap that opens something is not a pointing gesture. */
const OPENS = "[aria-haspopup]";

export class Pointing {
  /** The current marks: the latest one of each seat. */
  marks = $state.raw<Pointed[]>([]);
  private wanted = $state(false);

  constructor(
    private readonly table: Pointer,
    private readonly say: (command: Command) => Promise<unknown>,
  ) {}

  /** True if the player can point: they play, and another person at the table can see it. */
  get offered(): boolean {
    const { info, seat, curtain } = this.table;
    const own = info.seats[seat];
    const hasCompany = info.seats.some((each) => each.kind === "person" && !each.yours);
    return info.phase === "playing" && curtain < 0 && own?.yours === true && !own.resigned && hasCompany;
  }

  /** True if the next tap on the board points instead of its usual action. */
  get isNext(): boolean {
    return this.wanted && this.offered;
  }

  /** True if every tap points, because the players cooperate and this player is not asked anything. */
  private get isFree(): boolean {
    return this.offered && this.table.play?.together === true && this.table.look.choices.length === 0;
  }

  toggle(): void {
    this.wanted = !this.isNext;
  }

  stop(): void {
    this.wanted = false;
  }

  /** Handle the taps on a board. */
  readonly watch: Attachment<HTMLElement> = (board) => {
    const before = (event: MouseEvent): void => {
      if (!this.isNext) return;
      event.stopPropagation();
      event.preventDefault();
      this.stop();
      void this.point(event.target, (refused) => (this.table.refusal = refused));
    };
    // A click that was stopped on its way here does not count as a tap.
    const after = (event: MouseEvent): void => {
      if (this.isFree && !(event.target as Element).closest(OPENS)) void this.point(event.target, () => undefined);
    };
    board.addEventListener("click", before, true);
    board.addEventListener("click", after);
    return () => {
      board.removeEventListener("click", before, true);
      board.removeEventListener("click", after);
    };
  };

  private async point(target: EventTarget | null, onrefused: (refused: Refused) => void): Promise<void> {
    const thing = (target as Element).closest<HTMLElement>(NAMED)?.dataset.named;
    const { seat, connection } = this.table;
    if (thing && connection === "open") await this.say({ type: "point", seat, thing }).catch(onrefused);
  }

  hear(pointed: Pointed): void {
    this.marks = [...this.marks.filter((each) => each.seat !== pointed.seat), pointed];
    setTimeout(() => (this.marks = this.marks.filter((each) => each !== pointed)), STAYS);
  }
}
