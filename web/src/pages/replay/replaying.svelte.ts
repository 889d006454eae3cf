/** A replay: the moments of a game as one seat sees them, and the current position. */

import type { BoardModule, BoardTable, Happening, Told, Words } from "../../games/board";
import { readGame } from "../../games/reading";
import { boardOf, genericBoard } from "../../games/registry";
import { api } from "../../lib/api";
import { GameTexts } from "../../lib/game-texts";
import { isDealOfToday, isOpen } from "../../parts/openness";
import { person } from "../../parts/person.svelte";
import { namesOf } from "../../table/session.svelte";
import type { GameInfo, Look, Moment, Replay, TableInfo } from "../../wire";

const AT_ONCE = 100;
export const SPECTATOR = -1;

/** Return the moment and the seat in an address such as ?n=12&seat=1. */
export function askedFor(search: string): { n: number | null; seat: number | null } {
  const query = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const said = query.get(name);
    return said !== null && /^-?\d{1,6}$/.test(said) ? Number(said) : null;
  };
  return { n: number("n"), seat: number("seat") };
}

export class Replaying implements BoardTable {
  info = $state.raw<TableInfo>(null as unknown as TableInfo);
  game = $state.raw<GameInfo>(null as unknown as GameInfo);
  texts = $state.raw(new GameTexts());
  board = $state.raw<BoardModule | null>(null);
  /** The moments fetched so far, by the number of choices made; gaps are still loading. */
  moments = $state.raw<Moment[]>([]);
  total = $state(0);
  n = $state(0);
  seat = $state(SPECTATOR);
  lit = $state.raw<Happening | null>(null);
  events = $state.raw<Happening[]>([]);
  readonly replayed = true;
  playing = $state(false);
  private shown = $state.raw<Moment | null>(null);
  private asked = new Map<number, Promise<void>>();

  constructor(readonly id: string) {}

  /** Open the replay at the moment in the address. */
  async open(search: string): Promise<void> {
    await person.known();
    this.info = await api.table(this.id);
    const wish = askedFor(search);
    const { seats } = this;
    this.seat = wish.seat !== null && seats.includes(wish.seat) ? wish.seat : seats[0]!;
    const [{ game, texts }, board] = await Promise.all([readGame(this.info), boardOf(this.info.game), this.load(0)]);
    this.texts = texts;
    this.game = game;
    this.board = board;
    await this.goTo(wish.n ?? 0);
    void this.loadAll();
  }

  // --- queries for boards

  get ready(): boolean {
    return this.board !== null && this.shown !== null;
  }

  get look(): Look {
    return { ...this.shown!.look, choices: [] };
  }

  get names(): string[] {
    return namesOf(this.info.seats, this.texts);
  }

  get step(): string {
    return this.shown?.step ?? "";
  }

  get owing(): number[] {
    return this.shown?.owing ?? [];
  }

  /** The seat that chose last; -1 at the opening. */
  get chooser(): number {
    return this.shown?.seat ?? -1;
  }

  readonly choices: Words[] = [];
  choose(): void {}
  foresee(): null {
    return null;
  }

  async fallBack(): Promise<void> {
    this.board = await genericBoard();
  }

  // --- permissions

  /** The seats whose view can be shown: all seats of a finished game, else the player's own. A spectator's view is
   * always possible; it comes first if several people share this device. */
  get seats(): number[] {
    const { info } = this;
    const all = info.seats.map((_, i) => i);
    const own = all.filter((i) => info.seats[i]?.yours);
    if (isOpen(info)) return [...own, ...all.filter((i) => !own.includes(i)), SPECTATOR];
    return own.length > 1 ? [SPECTATOR, ...own] : [...own, SPECTATOR];
  }

  /** True if forks and saves are allowed. They reveal everything, so the game must be over, or played with bots
   * only. */
  get mayKnowAll(): boolean {
    const { seats } = this.info;
    if (isDealOfToday(this.info)) return false;
    const alone = seats.every((seat) => seat.kind !== "person" || seat.yours) && seats.some((seat) => seat.yours);
    return isOpen(this.info) || alone;
  }

  /** The events up to the current moment, as lines of the story. */
  get told(): Told[] {
    return this.story.filter(({ n }) => n <= this.n);
  }

  /** All events that have been fetched. */
  get story(): Told[] {
    return this.moments
      .filter((moment) => moment?.look.events.length)
      .map((moment) => ({ n: moment.choices, events: moment.look.events }));
  }

  // --- while the game continues

  /** Fetch new moments. A viewer at the end follows them. */
  async grow(): Promise<void> {
    if (!this.ready || this.info.phase === "over") return;
    const { seat, total } = this;
    const [info, piece] = await Promise.all([api.table(this.id), api.replay(this.id, seat, total, AT_ONCE)]);
    if (seat !== this.seat || total !== this.total) return;
    this.info = info;
    if (this.wasTakenBack(piece)) {
      this.total = piece.total;
      await this.lookFrom(seat);
    } else if (piece.total > total) {
      const follows = this.n === total;
      this.take(piece.total, piece.moments);
      if (!this.moments[piece.total]) this.asked.clear();
      if (follows) await this.goTo(piece.total);
    }
  }

  private wasTakenBack(piece: Replay): boolean {
    const last = this.moments[this.total];
    if (piece.total < this.total) return true;
    return last !== undefined && JSON.stringify(last) !== JSON.stringify(piece.moments[0]);
  }

  // --- navigation

  /** Show a moment. Its events are only animated after a single step forward. */
  async goTo(wish: number): Promise<void> {
    const n = Math.max(0, Math.min(wish, this.total));
    const isNext = n === this.n + 1;
    this.n = n;
    await this.load(n);
    if (this.n !== n) return;
    const moment = this.moments[n];
    if (!moment) return;
    this.shown = moment;
    this.events = isNext ? moment.look.events : [];
    if (n === this.total) this.playing = false;
  }

  /** Change the seat whose view is shown. The moment stays the same. */
  async lookFrom(seat: number): Promise<void> {
    this.seat = seat;
    this.moments = [];
    this.asked.clear();
    await this.goTo(this.n);
    void this.loadAll();
  }

  /** Start or stop playing. At the end, playing starts from the beginning. */
  async toggle(): Promise<void> {
    if (!this.playing && this.n === this.total) await this.goTo(0);
    this.playing = !this.playing;
  }

  private load(n: number): Promise<void> {
    const first = Math.floor(n / AT_ONCE) * AT_ONCE;
    const { seat } = this;
    let asked = this.asked.get(first);
    if (!asked) {
      asked = api.replay(this.id, seat, first, AT_ONCE).then((replay) => {
        if (seat === this.seat) this.take(replay.total, replay.moments);
      });
      asked.catch(() => this.asked.delete(first));
      this.asked.set(first, asked);
    }
    return asked;
  }

  private take(total: number, moments: Moment[]): void {
    this.total = total;
    const known = this.moments.slice();
    for (const moment of moments) known[moment.choices] = moment;
    this.moments = known;
  }

  /** Fetch the rest of the story while the player already watches. */
  private async loadAll(): Promise<void> {
    const { seat } = this;
    for (let first = 0; first <= this.total && seat === this.seat; first += AT_ONCE) {
      await this.load(first).catch(() => undefined);
    }
  }
}
