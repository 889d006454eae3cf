/** A table as this browser knows it: what was told, what is on its way, and what the person does. */

import type { BoardModule, BoardTable, Words } from "../games/board";
import { boardFor, genericBoard } from "../games/boards";
import { api } from "../lib/api";
import { type Connection, Line, type Wish } from "../lib/line";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { Texts } from "../lib/texts.svelte";
import type { FromServer, GameInfo, Happened, Look, Play, Refused, TableInfo } from "../wire";

/** One line of the story: what a choice brought about, or something that happened at the table. */
export interface StoryLine {
  key: string;
  events: Words[];
  news: Happened["news"] | null;
}

export interface ChatLine {
  n: number;
  voice: number;
  name: string;
  text: string;
}

/** Names by seat; those that are alike are numbered. */
export function namesOf(seats: TableInfo["seats"], texts: Texts): string[] {
  const names = seats.map((seat) => seat.name || texts.say("bot-name", { level: seat.bot || "bot" }));
  return names.map((name, i) => {
    const alike = names.flatMap((other, j) => (other === name ? [j] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(i) + 1}` : name;
  });
}

const PAUSE = 420;
const MOST_QUEUED = 12;

export class Sitting implements BoardTable {
  info = $state.raw<TableInfo>(null as unknown as TableInfo);
  play = $state.raw<Play | null>(null);
  game = $state.raw<GameInfo>(null as unknown as GameInfo);
  texts = $state.raw(new Texts());
  board = $state.raw<BoardModule | null>(null);
  connection = $state<Connection>("connecting");
  /** The server will not have us here. */
  closed = $state(false);
  story = $state.raw<StoryLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  events = $state.raw<Words[]>([]);
  lit = $state.raw<Words | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** A choice is on its way. */
  busy = $state(false);
  /** Which of several seats at this device looks. */
  seat = $state(-1);
  /** The device has to be handed to this seat first; -1 if not. */
  curtain = $state(-1);
  /** When the clocks were told, by this device's clock. */
  clocksAt = $state(0);

  private n = 0;
  private queue = $state.raw<Happened[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private line: Line;

  constructor(readonly id: string) {
    this.line = new Line(
      id,
      () => this.n,
      (frame) => this.hear(frame),
      (now) => {
        this.connection = now;
        if (now === "closed" && !this.info) this.closed = true;
      },
    );
  }

  leave(): void {
    clearTimeout(this.timer);
    this.line.close();
  }

  // --- what everybody at this screen may ask

  get ready(): boolean {
    return this.info !== null && this.game !== null && this.board !== null;
  }

  get names(): string[] {
    return namesOf(this.info.seats, this.texts);
  }

  get own(): number[] {
    return this.info.seats.flatMap((seat, i) => (seat.yours ? [i] : []));
  }

  get look(): Look {
    const looks = this.play?.looks ?? [];
    return (looks.find((look) => look.seat === this.seat) ?? looks[0]) as Look;
  }

  get step(): string {
    return this.play?.step ?? "";
  }

  get owing(): number[] {
    return this.play?.owing ?? [];
  }

  get choices(): Words[] {
    return this.busy || this.queue.length || this.curtain >= 0 ? [] : (this.look?.choices ?? []);
  }

  /** Choices that the board does not offer itself. */
  get buttons(): Words[] {
    return this.choices.filter((choice) => !this.board?.onBoard(choice, this));
  }

  get yourTurn(): boolean {
    return this.owing.includes(this.seat) && (this.look?.choices.length ?? 0) > 0;
  }

  // --- what people do

  choose(choice: Words): void {
    if (this.busy || !this.play || !this.look || this.look.seat < 0) return;
    const { question } = this.play;
    void this.say({ type: "choose", seat: this.look.seat, question, choice });
  }

  /** Say something to the table; a refusal is shown. */
  async say(wish: Wish): Promise<boolean> {
    this.refusal = null;
    this.busy = wish.type === "choose" || wish.type === "undo";
    try {
      await this.line.say(wish);
      return true;
    } catch (refused) {
      this.refusal = refused as Refused;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The board has failed: any game can be played on the generic one. */
  async fallBack(): Promise<void> {
    this.board = await genericBoard();
  }

  lift(): void {
    this.curtain = -1;
  }

  /** Nobody wants to watch: what is queued is shown at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const frames = this.queue;
    this.queue = [];
    for (const frame of frames) this.show(frame);
  }

  // --- what the server tells

  private hear(frame: FromServer): void {
    switch (frame.type) {
      case "welcome":
        void this.welcomed(frame);
        break;
      case "happened":
        if (frame.n > this.n) this.enqueue(frame);
        break;
      case "presence":
        if (this.info) {
          const seats = this.info.seats.map((seat, i) => ({ ...seat, here: frame.here[i] ?? false }));
          this.info = { ...this.info, seats, watching: frame.watching };
        }
        break;
      case "refused":
        if (!this.info) this.closed = true;
        break;
    }
  }

  /** Everything as it is now. What comes in while the game itself is being fetched waits its turn. */
  private async welcomed(frame: Extract<FromServer, { type: "welcome" }>): Promise<void> {
    this.n = Math.max(this.n, frame.n);
    if (!this.game) {
      const [game, board] = await Promise.all([api.game(frame.table.game), boardFor(frame.table.game)]);
      this.texts = new Texts(game);
      this.board = board;
      this.game = game;
    }
    const later = this.queue.filter((each) => each.n > frame.n);
    if (this.info) this.skip();
    this.queue = [];
    this.info = frame.table;
    this.setPlay(frame.play);
    for (const each of later) this.show(each);
    if (frame.play && !this.story.length) void this.recall(frame.play);
  }

  /** What happened before we came, as far as we may know. */
  private async recall(play: Play): Promise<void> {
    const first = Math.max(0, play.choices - 99);
    const past = await api.replay(this.id, null, first).catch(() => null);
    if (!past) return;
    const earlier = past.moments
      .filter((moment) => moment.choices <= play.choices && moment.look.events.length)
      .map((moment) => ({ key: `m${moment.choices}`, events: moment.look.events, news: null }));
    this.story = [...earlier, ...this.story];
  }

  private enqueue(frame: Happened): void {
    this.n = frame.n;
    this.queue = [...this.queue, frame];
    if (!this.info) return;
    if (!settings.moves || document.hidden || this.queue.length > MOST_QUEUED) this.skip();
    else if (!this.timer) this.next();
  }

  private next(): void {
    const [frame, ...rest] = this.queue;
    if (!frame) {
      this.timer = undefined;
      return;
    }
    this.queue = rest;
    this.show(frame);
    const pause = frame.play?.looks[0]?.events.length ? PAUSE : 0;
    this.timer = setTimeout(() => this.next(), pause);
  }

  private show(frame: Happened): void {
    if (frame.table) this.info = frame.table;
    if (frame.news.what === "chatted") this.heard(frame);
    if (!frame.play) {
      if (frame.news.what !== "chatted") this.tell(frame, []);
      return;
    }
    const waited = !this.yourTurn;
    this.setPlay(frame.play);
    this.tell(frame, this.look?.events ?? []);
    if (waited && this.yourTurn) play("chime");
    else if (this.events.length) play("knock");
  }

  private tell(frame: Happened, events: Words[]): void {
    this.events = events;
    const isNews = !["chose", "woke", "opened", "arranged", "seated", "renamed", "muted"].includes(frame.news.what);
    if (events.length || isNews) {
      this.story = [...this.story, { key: `n${frame.n}`, events, news: isNews ? frame.news : null }];
    }
  }

  private heard(frame: Happened): void {
    const { voice = -1, name = "", text = "" } = frame.news;
    if (!text) return;
    this.chat = [...this.chat, { n: frame.n, voice, name, text }];
    this.unread += 1;
  }

  private setPlay(play: Play | null): void {
    this.play = play;
    this.clocksAt = performance.now();
    const own = this.own;
    const due = own.filter((seat) => play?.owing.includes(seat));
    const next = due.includes(this.seat) ? this.seat : (due[0] ?? (own.includes(this.seat) ? this.seat : own[0]));
    const seat = next ?? -1;
    if (own.length > 1 && seat !== this.seat && due.length && this.info.phase === "playing") this.curtain = seat;
    this.seat = seat;
  }
}
