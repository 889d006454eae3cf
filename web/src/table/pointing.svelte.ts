/** Pointing: a tap on a thing of the board shows it to all at the table for some seconds. */

import type { Attachment } from "svelte/attachments";
import type { Command, Connection } from "../lib/table-socket";
import type { Look, Pointed, Refused, TableInfo } from "../wire";
import type { Standing } from "./look-changes";

/** What the table has to tell for it. */
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
/** A tap that opens something is a wish to look. */
const OPENS = "[aria-haspopup]";

export class Pointing {
  /** What is pointed at now, the latest of each seat. */
  marks = $state.raw<Pointed[]>([]);
  private wanted = $state(false);

  constructor(
    private readonly table: Pointer,
    private readonly say: (command: Command) => Promise<unknown>,
  ) {}

  /** Whether we play, and somebody else sits here who could see it. */
  get offered(): boolean {
    const { info, seat, curtain } = this.table;
    const own = info.seats[seat];
    const hasCompany = info.seats.some((each) => each.kind === "person" && !each.yours);
    return info.phase === "playing" && curtain < 0 && own?.yours === true && !own.resigned && hasCompany;
  }

  /** Whether the next tap on the board points, whatever it would mean otherwise. */
  get isNext(): boolean {
    return this.wanted && this.offered;
  }

  /** Those who play together point by every tap while nothing is asked of them. */
  private get isFree(): boolean {
    return this.offered && this.table.play?.together === true && this.table.look.choices.length === 0;
  }

  toggle(): void {
    this.wanted = !this.isNext;
  }

  stop(): void {
    this.wanted = false;
  }

  /** Look after the taps on a board. */
  readonly watch: Attachment<HTMLElement> = (board) => {
    const before = (event: MouseEvent): void => {
      if (!this.isNext) return;
      event.stopPropagation();
      event.preventDefault();
      this.stop();
      void this.point(event.target, (refused) => (this.table.refusal = refused));
    };
    // Whatever was held back on its way here was no tap.
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
