/** A game watched again: its moments through one pair of eyes, and where in it we are. */

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

/** The moment and the seat that an address asks for, such as ?n=12&seat=1. */
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
  /** What was told so far, by the number of choices made; gaps are still on their way. */
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

  /** Lay everything out at the moment the address asks for. */
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

  // --- what a board asks

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

  /** Who had just chosen; -1 at the opening. */
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

  // --- what may be seen and done

  /** The seats whose eyes may be used: all once the game is over, before that one's own; anybody may spectate, and where
   * several people share this device, they do so first. */
  get seats(): number[] {
    const { info } = this;
    const all = info.seats.map((_, i) => i);
    const own = all.filter((i) => info.seats[i]?.yours);
    if (isOpen(info)) return [...own, ...all.filter((i) => !own.includes(i)), SPECTATOR];
    return own.length > 1 ? [SPECTATOR, ...own] : [...own, SPECTATOR];
  }

  /** Forks and saves show everything: they wait for the end, unless only bots play along. */
  get mayKnowAll(): boolean {
    const { seats } = this.info;
    if (isDealOfToday(this.info)) return false;
    const alone = seats.every((seat) => seat.kind !== "person" || seat.yours) && seats.some((seat) => seat.yours);
    return isOpen(this.info) || alone;
  }

  /** What happened up to now, as lines of the story. */
  get told(): Told[] {
    return this.story.filter(({ n }) => n <= this.n);
  }

  /** All that happened, as far as it is there. */
  get story(): Told[] {
    return this.moments
      .filter((moment) => moment?.look.events.length)
      .map((moment) => ({ n: moment.choices, events: moment.look.events }));
  }

  // --- while the game goes on

  /** New moments join the story; whoever is at its end sees them happen. */
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

  // --- going about

  /** Show a moment. Only a single step forward is told as something that just happens. */
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

  /** Through whose eyes; the moment stays. */
  async lookFrom(seat: number): Promise<void> {
    this.seat = seat;
    this.moments = [];
    this.asked.clear();
    await this.goTo(this.n);
    void this.loadAll();
  }

  /** At the end, playing begins anew. */
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

  /** The rest of the story comes while one already watches. */
  private async loadAll(): Promise<void> {
    const { seat } = this;
    for (let first = 0; first <= this.total && seat === this.seat; first += AT_ONCE) {
      await this.load(first).catch(() => undefined);
    }
  }
}
