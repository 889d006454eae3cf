/** A table as this browser knows it: the state from the server, pending commands, and the player's actions. */

import {
  type Ahead,
  type BoardModule,
  type BoardTable,
  type Happening,
  type Past,
  same,
  type Words,
} from "../games/board";
import { readGame } from "../games/reading";
import { boardOf, genericBoard } from "../games/registry";
import { api } from "../lib/api";
import { GameTexts } from "../lib/game-texts";
import { house } from "../lib/house";
import { settings } from "../lib/settings.svelte";
import { play, type Sound } from "../lib/sound";
import { type Command, type Connection, TableSocket } from "../lib/table-socket";
import type { Texts } from "../lib/texts.svelte";
import { botName } from "../parts/cast";
import type {
  ChoiceMade,
  FromServer,
  GameInfo,
  Happened,
  Look,
  Missed,
  News,
  Proposal,
  Prospect,
  Refused,
  TableInfo,
  TableView,
  Welcome,
} from "../wire";
import { type ChatLine, remember, remembered } from "./chat";
import { Foresight } from "./foresight.svelte";
import { pastOf } from "./game-history";
import { Hints } from "./hints.svelte";
import { Looking, type Standing } from "./look-changes";
import { Pointing } from "./pointing.svelte";
import { RefusalLookup } from "./refusal-lookup.svelte";

/** One line of the story: the results of a choice, or news about the table. */
export interface StoryLine {
  key: string;
  events: Happening[];
  news: Happened["news"] | null;
}

/** Choices that a bot made for a seat at this device. */
export interface StandIn {
  seat: number;
  times: number;
  made: ChoiceMade[];
}

/** Return names by seat. Identical names are numbered. */
export function namesOf(seats: TableInfo["seats"], texts: Texts): string[] {
  const names = seats.map((seat) => texts.called(seat.name) || botName(seat.bot));
  return names.map((name, i) => {
    const alike = names.flatMap((other, j) => (other === name ? [j] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(i) + 1}` : name;
  });
}

/** Return the view of a seat. If it is not in the message, return the public view. */
function lookOf(play: Standing | null | undefined, seat: number): Look | undefined {
  return play?.looks.find((look) => look.seat === seat) ?? play?.looks.at(-1);
}

/** Return the events that everyone at this device may know, because the story stays on the screen when the device is
 * passed on. */
function seenByAll(looks: Look[]): Happening[] {
  const [first, ...others] = looks.map((look) => look.events.map((event) => JSON.stringify(event)));
  const common = (first ?? []).filter((event) => others.every((seen) => seen.includes(event)));
  return common.map((event) => JSON.parse(event) as Happening);
}

/** A message with its complete view. */
type Heard = Omit<Happened, "play"> & { play?: Standing };
type Told = Pick<Happened, "n" | "news">;
type Welcomed = Omit<Welcome, "play"> & { play: Standing | null };

const PAUSE = 420;
const MOST_QUEUED = 12;
const TRY_AGAIN = 1500;
const SPECTATOR = -1;
/** Less than 0, because there are events before the first choice, too. */
const NOTHING_TOLD = -1;

export class TableSession implements BoardTable {
  info = $state.raw<TableInfo>(null as unknown as TableInfo);
  play = $state.raw<Standing | null>(null);
  game = $state.raw<GameInfo>(null as unknown as GameInfo);
  texts = $state.raw(new GameTexts());
  board = $state.raw<BoardModule | null>(null);
  connection = $state<Connection>("connecting");
  /** True if the server has refused the connection. */
  closed = $state(false);
  story = $state.raw<StoryLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** The last chat message. */
  spoken = $state.raw<ChatLine | null>(null);
  /** For each seat, when its person left, by this device's clock. */
  gone = $state.raw<(number | null)[]>([]);
  /** The choices that bots made for players who are back. */
  stoodIn = $state.raw<StandIn[]>([]);
  /** A proposal of this player that another player declined. */
  declined = $state.raw<Pick<Proposal, "what" | "seat"> | null>(null);
  private proposed: Pick<Proposal, "what" | "seat"> | null = null;
  /** The number of commands that the server has not answered yet. */
  private unanswered = $state(0);
  events = $state.raw<Happening[]>([]);
  lit = $state.raw<Happening | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** True if a refused command came too late because the connection was lost. */
  isDropped = $state(false);
  /** The reason why the choice under the pointer is not possible. */
  readonly refusalLookup = new RefusalLookup(this);
  /** Hints: the choices that a bot recommends. */
  readonly hints = new Hints(this, (command) => this.socket.say(command));
  /** The things that people point at. */
  readonly pointing = new Pointing(this, (command) => this.socket.say(command));
  private readonly foresight = new Foresight(this, (command) => this.socket.say(command));
  /** True if a choice is being sent. */
  busy = $state(false);
  /** The seat at this device that looks at the board. */
  seat = $state(-1);
  /** The seat that the device has to be handed to first; -1 if none. */
  curtain = $state(-1);
  /** The history of the game, once it has been requested. */
  past = $state.raw<Past | null>(null);
  /** When the clocks were received, by this device's clock. */
  clocksAt = $state(0);

  /** The length of the story, in lines and in choices, when the board began to show something that is still being
   * read. */
  private told = $state.raw({ lines: 0, choices: NOTHING_TOLD });

  /** When a click last had an effect. A double click counts once. */
  clickedAt = Number.NEGATIVE_INFINITY;

  /** The remaining choices of one click, and the question after which they follow. */
  private plan = $state.raw<{ after: number; choices: Words[] } | null>(null);
  private n = 0;
  /** The number of times that the connection was lost. */
  private lines = 0;
  /** True if events are missing from the story. */
  private forgetful = false;
  private queue = $state.raw<Heard[]>([]);
  /** Events from the time without connection, until the current state has arrived. */
  private missed: Missed["lines"] = [];
  /** True if everything waits until the player has read the last message. */
  held = $state(false);
  /** True if the player has just undone a choice. Moot questions are then asked instead of being answered
   * automatically. */
  private takesBack = false;
  /** The last question that was answered automatically because nothing depended on it. */
  private moot = -1;
  /** The message whose suspense the board has begun to show. */
  private opened: Heard | null = null;
  private readonly looking = new Looking();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private socket: TableSocket;

  constructor(readonly id: string) {
    this.chat = remembered(id);
    this.socket = new TableSocket(
      id,
      () => ({ since: this.n || null, seat: this.curtain < 0 && this.seat >= 0 ? this.seat : null }),
      (frame) => this.hear(frame),
      (now) => {
        this.connection = now;
        if (now === "lost") this.lines += 1;
        if (now === "closed" && !this.info) this.closed = true;
      },
    );
  }

  leave(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }

  // --- queries for components

  get ready(): boolean {
    return this.info !== null && this.game !== null && this.board !== null;
  }

  get names(): string[] {
    return namesOf(this.info.seats, this.texts);
  }

  /** Return the name of a person by their number at this table, or "" if they neither sit here nor have spoken. */
  nameOf(voice: number): string {
    const seat = this.info.seats.findIndex((each) => each.voice === voice);
    const said = this.chat.find((line) => line.voice === voice)?.name ?? "";
    return this.names[seat] ?? this.texts.called(said);
  }

  /** The possible numbers of players. */
  get seatCounts(): number[] {
    const players = this.game.card.options.find(({ name }) => name === "players");
    return (players?.values ?? [this.info.seats.length]).map(Number);
  }

  /** True if another player acts as host because the owner is absent. */
  get hasActingHost(): boolean {
    return this.info.host !== this.info.owner;
  }

  /** The seat of the only person at this device. Sentences address it as "you"; -1 if there are several or none. */
  get reader(): number {
    return this.own.length === 1 ? (this.own[0] as number) : -1;
  }

  /** True if all other players are bots or share this device. */
  get isAlone(): boolean {
    return this.info.seats.every((seat) => seat.kind !== "person" || seat.yours);
  }

  get own(): number[] {
    return this.info.seats.flatMap((seat, i) => (seat.yours ? [i] : []));
  }

  /** The part of the link after the #. With it, people can sit down at a table that needs an invitation. */
  get invitation(): string {
    return house.here().hash.slice(1);
  }

  /** True if this player may take a free seat, with the link alone or with its invitation. */
  get maySit(): boolean {
    return !this.info.by_invitation || this.info.you_host || this.own.length > 0 || this.invitation !== "";
  }

  get look(): Look {
    return lookOf(this.play, this.seat) as Look;
  }

  get step(): string {
    return this.play?.step ?? "";
  }

  get moment(): string {
    return `${this.play?.question} ${this.seat} ${this.curtain}`;
  }

  get hinted(): Words | null {
    return this.hints.now?.advice.choice ?? null;
  }

  get owing(): number[] {
    return this.play?.owing ?? [];
  }

  get choices(): Words[] {
    return this.busy || this.queue.length || this.plan || this.curtain >= 0 ? [] : (this.look?.choices ?? []);
  }

  /** Choices that the board does not offer itself. */
  get buttons(): Words[] {
    return this.choices.filter((choice) => !this.board?.onBoard(choice, this));
  }

  /** The text that replaces the question while the player reads something. */
  get meanwhile(): string {
    return this.board?.meanwhile?.(this) ?? "";
  }

  /** The number of lines of the story that are shown. It stays constant while the player reads something else. */
  get storyTold(): number {
    return this.meanwhile ? this.told.lines : Number.POSITIVE_INFINITY;
  }

  /** Show the whole story, unless the player is reading something. */
  followStory(): void {
    if (this.meanwhile) return;
    const choices = this.forgetful ? NOTHING_TOLD : (this.play?.choices ?? 0);
    this.told = { lines: this.story.length, choices };
  }

  get yourTurn(): boolean {
    return this.owing.includes(this.seat) && (this.look?.choices.length ?? 0) > 0;
  }

  /** True if it is the turn of the player at the screen, or of the player who gets the device. */
  private get isCalled(): boolean {
    return this.curtain >= 0 ? this.owing.includes(this.curtain) : this.yourTurn;
  }

  /** True if the game waits for a player at this device, including news that is not shown yet. Questions that are
   * answered automatically do not count. */
  get isAwaited(): boolean {
    const now = this.queue.findLast((frame) => frame.play)?.play ?? this.play;
    const isAsked = (seat: number): boolean => {
      const look = now?.looks.find((each) => each.seat === seat);
      if (!look) return !this.info.seats[seat]?.bot;
      return look.choices.length > 0 && (settings.asked || !(look.view as Partial<TableView>).wanted?.moot);
    };
    return this.info.phase === "playing" && this.own.some((seat) => now?.owing.includes(seat) && isAsked(seat));
  }

  /** True if a command waits for the connection. */
  get isKept(): boolean {
    return this.unanswered > 0 && this.connection !== "open";
  }

  /** Return a choice in words. */
  saidOf({ choice, meant }: ChoiceMade): string {
    return meant ? this.texts.said(choice, meant, this.names) : this.texts.choice(choice, this.names);
  }

  /** Remove the notice about a seat's bot choices. */
  dismiss(seat: number): void {
    this.stoodIn = this.stoodIn.filter((each) => each.seat !== seat);
  }

  /** True if a choice can still be changed, because others have not chosen yet. */
  get mayChange(): boolean {
    return !this.yourTurn && (this.look?.choices.length ?? 0) > 0;
  }

  // --- actions of players

  choose(choice: Words, ...then: Words[]): void {
    if (this.busy || this.isBehind || this.curtain >= 0 || !this.play || !this.look || this.look.seat < 0) return;
    const { question } = this.play;
    const made = this.say({ type: "choose", seat: this.look.seat, question, choice });
    this.plan = then.length ? { after: question, choices: then } : null;
    void made.then((done) => {
      if (!done) this.plan = null;
      this.goOn();
    });
  }

  /** Make the next choice of a planned sequence once the previous one has been shown. Choices that are not offered,
   * because the rules made them automatically, are skipped. */
  private goOn(): void {
    const { plan } = this;
    if (!plan || this.busy || this.isBehind || this.play?.question === plan.after) return;
    this.plan = null;
    const isOffered = (choice: Words): boolean => this.choices.some((each) => same(each, choice));
    const place = plan.choices.findIndex(isOffered);
    const [next, ...rest] = place < 0 ? [] : plan.choices.slice(place);
    if (next) this.choose(next, ...rest);
  }

  /** Answer a moot question with its first choice, unless the player wants to be asked. */
  chooseWhatIsMoot(): void {
    const { play: now, look, yourTurn } = this;
    const [choice] = this.choices;
    if (!choice || !now || !yourTurn || !(look.view as Partial<TableView>).wanted?.moot || now.question === this.moot)
      return;
    if (settings.asked || this.takesBack || this.meanwhile || this.board?.isShowing?.(this)) return;
    this.moot = now.question;
    const chosen = this.socket.say({ type: "choose", seat: look.seat, question: now.question, choice });
    void chosen.catch(() => {}); // it was chosen on another device
  }

  /** Return why a choice is not possible, or null if it is. Nothing changes. */
  async why(choice: Words): Promise<Refused | null> {
    if (this.connection !== "open" || !this.play || !this.yourTurn || this.isBehind) return null;
    const { question } = this.play;
    return this.socket.say({ type: "why", seat: this.look.seat, question, choice }).then(
      () => null,
      (refused) => refused as Refused,
    );
  }

  foresee(choice: Words, ahead: Ahead = {}): Prospect | null | undefined {
    return this.foresight.of(choice, ahead);
  }

  /** Send a command to the table and show a refusal. */
  async say(command: Command): Promise<boolean> {
    const isChoice = command.type === "choose" || command.type === "undo";
    this.refusal = null;
    this.declined = null;
    this.isDropped = false;
    this.busy ||= isChoice;
    if (isChoice) {
      this.clickedAt = performance.now();
      this.plan = null;
      this.takesBack = command.type === "undo";
    }
    if (command.type === "propose") this.takesBack = true;
    this.unanswered += 1;
    const line = this.connection === "open" ? this.lines : -1;
    try {
      await this.socket.say(command);
      return true;
    } catch (refused) {
      this.refusal = refused as Refused;
      this.isDropped = line !== this.lines && this.refusal.code === "late";
      return false;
    } finally {
      this.unanswered -= 1;
      if (isChoice) this.busy = false;
    }
  }

  /** Replace a failed board by the generic one. Return false if that was the one that failed. */
  async fallBack(error: unknown): Promise<boolean> {
    console.error("the board failed", error);
    const failed = this.board;
    this.board = await genericBoard();
    this.wasRead();
    return this.board !== failed;
  }

  /** Fetch the history of a finished game for the component that shows its ending. */
  async lookBack(): Promise<void> {
    this.past ??= await pastOf(this.id, this.seat).catch(() => null);
  }

  /** Lift the curtain for the player who got the device. Only now does the server send what this seat may see. */
  async lift(): Promise<void> {
    const seat = this.curtain;
    if ((await this.say({ type: "look", seat })) && this.curtain === seat) this.curtain = -1;
  }

  /** True if news waits to be shown. */
  get isBehind(): boolean {
    return this.queue.length > 0;
  }

  /** Show all queued news at once, up to something that has to be read. */
  skip(): void {
    if (this.held) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let [frame] = this.queue; frame && !this.reads(frame); [frame] = this.queue) {
      this.queue = this.queue.slice(1);
      this.show(frame);
    }
  }

  /** Continue after the player has read something. */
  wasRead(): void {
    if (!this.held) return;
    this.held = false;
    this.next();
  }

  /** Show all queued news. */
  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.held = false;
    const frames = this.queue;
    this.queue = [];
    for (const frame of frames) this.show(frame);
  }

  // --- messages from the server

  private hear(frame: FromServer): void {
    switch (frame.type) {
      case "welcome":
        this.miss(frame.gone);
        void this.welcomed({ ...frame, play: frame.play && this.looking.whole(frame.play) });
        break;
      case "missed":
        this.catchUp(frame);
        break;
      case "happened":
        if (frame.n > this.n) this.enqueue({ ...frame, play: frame.play && this.looking.whole(frame.play) });
        break;
      case "hinted":
        this.hints.hear(frame);
        break;
      case "pointed":
        this.pointing.hear(frame);
        break;
      case "presence":
        this.miss(frame.gone);
        if (this.info) {
          const seats = this.info.seats.map((seat, i) => ({ ...seat, here: frame.here[i] ?? false }));
          this.info = { ...this.info, seats, watching: frame.watching };
        }
        break;
    }
  }

  private miss(gone: (number | null)[]): void {
    const now = performance.now();
    this.gone = gone.map((since) => (since === null ? null : now - since));
  }

  /** Take over the complete state. Messages that arrive while the game is being fetched wait. */
  private async welcomed(frame: Welcomed): Promise<void> {
    if (frame.n > this.n) this.forgetful = true;
    this.n = Math.max(this.n, frame.n);
    if (!this.game && !(await this.unpack(frame.table))) {
      this.timer = setTimeout(() => void this.welcomed(frame), TRY_AGAIN);
      return;
    }
    if (this.info) this.flush();
    const later = this.queue.filter((each) => each.n > frame.n);
    this.queue = [];
    const waited = this.info && !this.isCalled;
    if (this.readsMissed(frame)) this.queue = [...this.queue, ...later];
    else this.stand(frame, later);
    if (waited && this.isCalled) play("chime");
    if (this.forgetful) void this.recall(this.play);
  }

  /** Show the current state of the game. */
  private stand(frame: Welcomed, later: Heard[]): void {
    for (const line of this.missed) this.tell(line, line.events);
    this.missed = [];
    this.info = frame.table;
    this.setPlay(frame.play);
    for (const each of later) this.show(each);
  }

  /** Return whether the missed events contain something to read, which then comes first. */
  private readsMissed({ n, table, play: told }: Welcomed): boolean {
    const events = this.missed.flatMap((line) => line.events);
    if (!told || !this.info || !events.length) return false;
    const looks = told.looks.map((look) => ({ ...look, events }));
    const frame: Heard = { type: "happened", n, at: 0, news: { what: "chose" }, table, play: { ...told, looks } };
    if (!this.reads(frame)) return false;
    for (const line of this.missed) this.tell(line, []);
    this.missed = [];
    this.queue = [frame];
    return true;
  }

  /** Collect chat and events from the time without connection. The welcome that follows brings the current state. */
  private catchUp({ lines, eventful }: Missed): void {
    if (this.info) this.flush();
    for (const line of lines.filter((each) => each.n > this.n)) {
      this.n = line.n;
      if (line.news.what === "chatted") this.note(line);
      else {
        this.noteAnswer(line.news);
        this.missed.push(line);
      }
    }
    if (!eventful) this.forgetful = true;
  }

  /** Fetch the game and its board. Return whether that worked. */
  private async unpack(info: TableInfo): Promise<boolean> {
    try {
      const [{ game, texts }, board] = await Promise.all([readGame(info), boardOf(info.game)]);
      this.texts = texts;
      this.board = board;
      this.game = game;
      return true;
    } catch {
      return false;
    }
  }

  /** Fetch the story from before this page was opened. It contains what the player may know; if several people share
   * this device, only public events. */
  private async recall(play: Standing | null): Promise<void> {
    this.forgetful = play !== null;
    if (!play) return;
    const known = this.story.length;
    const first = Math.max(0, play.choices - 99);
    const eyes = this.own.length > 1 ? SPECTATOR : null;
    const past = await api.replay(this.id, eyes, first).catch(() => null);
    if (!past) return;
    const eventful = past.moments.filter((moment) => moment.choices <= play.choices && moment.look.events.length);
    const earlier = eventful.map((moment) => ({ key: `m${moment.choices}`, events: moment.look.events, news: null }));
    this.forgetful = false;
    const { choices } = this.told;
    this.told = { choices, lines: eventful.filter((moment) => moment.choices <= choices).length };
    this.story = [...earlier, ...this.story.slice(known)];
  }

  private enqueue(frame: Heard): void {
    this.n = frame.n;
    if (this.held && frame.news.what === "chatted") this.heard(frame);
    else this.queue = [...this.queue, frame];
    if (!this.info || this.held) return;
    if (!settings.moves || document.hidden || this.queue.length > MOST_QUEUED) this.skip();
    else if (!this.timer) this.next();
  }

  private next(): void {
    const [frame, ...rest] = this.queue;
    if (!frame) {
      this.timer = undefined;
      return;
    }
    if (this.reads(frame)) return;
    const suspense = frame === this.opened ? 0 : this.open(frame);
    if (suspense) {
      this.timer = setTimeout(() => this.next(), suspense);
      return;
    }
    this.queue = rest;
    this.show(frame);
    const pause = frame.play?.looks[0]?.events.length ? PAUSE : 0;
    this.timer = setTimeout(() => this.next(), pause);
  }

  /** Return whether the player has to read something first. The board then shows it and reports when the player has
   * finished. */
  private reads(frame: Heard): boolean {
    if (frame === this.opened || this.suspenseOf(frame) !== Number.POSITIVE_INFINITY) return false;
    this.timer = undefined;
    this.held = true;
    this.open(frame);
    return true;
  }

  private suspenseOf(frame: Heard): number {
    const look = this.lookIn(frame);
    return look && this.look ? (this.board?.suspense?.(look.events, this) ?? 0) : 0;
  }

  private lookIn({ play: told }: Heard): Look | undefined {
    return lookOf(told, this.seat);
  }

  /** Let the board show the suspense before the results of an event. Return its duration. */
  private open(frame: Heard): number {
    this.opened = frame;
    const look = this.lookIn(frame);
    const suspense = this.suspenseOf(frame);
    if (look && suspense) {
      this.events = look.events;
      play("throw");
    }
    return suspense;
  }

  /** Remember who declined a proposal of this player, even if both happened during a lost connection. `info` is still
   * the table before the answer. */
  private noteAnswer({ what, seat = -1, why, agree }: News): void {
    if (what === "proposed") this.proposed = { what: why === "stop" ? "stop" : "undo", seat };
    const proposal = this.proposed ?? this.info?.proposal;
    if (what === "answered" && !agree && proposal && this.info && this.own.includes(proposal.seat))
      this.declined = { what: proposal.what, seat };
  }

  private show(frame: Heard): void {
    this.noteAnswer(frame.news);
    if (frame.table) this.info = frame.table;
    const { what, seat = -1, times = 0, made = [] } = frame.news;
    if (what === "chatted") this.heard(frame);
    if (what === "back" && times)
      this.stoodIn = [...this.stoodIn.filter((each) => each.seat !== seat), { seat, times, made }];
    if (!frame.play) {
      if (frame.news.what !== "chatted") {
        this.events = [];
        this.tell(frame, []);
      }
      return;
    }
    const waited = !this.isCalled;
    this.setPlay(frame.play);
    this.events = this.look?.events ?? [];
    this.tell(frame, seenByAll(frame.play.looks));
    play(...this.heardOf(this.events), ...(waited && this.isCalled ? (["chime"] as const) : []));
    this.goOn();
  }

  /** Return the sounds of events: at most two, so that the turn call is never dropped. */
  private heardOf(events: Happening[]): Sound[] {
    const sounds = this.board?.sounds;
    if (!sounds) return events.length ? ["knock"] : [];
    return [...new Set(events.flatMap((event) => sounds[String(event.do)] ?? []))].slice(0, 2);
  }

  private tell(frame: Told, events: Happening[]): void {
    const isNews = !["chose", "woke", "opened", "arranged", "seated", "renamed", "muted"].includes(frame.news.what);
    if (events.length || isNews) {
      this.story = [...this.story, { key: `n${frame.n}`, events, news: isNews ? frame.news : null }];
    }
  }

  /** Show a chat message. */
  private heard(frame: Told): void {
    this.note(frame);
    if (frame.news.text) this.spoken = this.chat.at(-1) ?? null;
  }

  /** Store a chat message. */
  private note(frame: Told): void {
    const { voice = -1, name = "", text = "" } = frame.news;
    if (!text) return;
    this.chat = [...this.chat, { n: frame.n, voice, name, text }];
    remember(this.id, this.chat);
    this.unread += 1;
  }

  private setPlay(play: Standing | null): void {
    this.play = play;
    this.clocksAt = performance.now();
    const own = this.own;
    const due = own.filter((seat) => play?.owing.includes(seat));
    const next = due.includes(this.seat) ? this.seat : (due[0] ?? (own.includes(this.seat) ? this.seat : own[0]));
    const seat = next ?? -1;
    const isHandedOver = own.length > 1 && seat !== this.seat && this.info.phase === "playing";
    if (isHandedOver && this.game.hides) this.curtain = seat;
    this.seat = seat;
  }
}
