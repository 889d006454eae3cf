// Made from the server's messages by `python -m wusel.server.wire.typescript`; not to be edited.

/** The first message. `since` is the last number that the client has seen; the server sends what it has missed. */
export interface Hello {
  type: "hello";
  table: string;
  since?: number | null;
  /** For a person with several seats: the one that is looking, as with `look`; null as long as none is. */
  seat?: number | null;
}

/** Take a seat. A person who has a seat moves there, unless `also`: then several people pass one device. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  also?: boolean;
  name?: string | null;
  /** Required where the table is by invitation. */
  invitation?: string;
}

/** Get up, from one seat or from all. */
export interface Leave {
  type: "leave";
  id: string;
  seat?: number | null;
}

/** The host swaps two seats. */
export interface Swap {
  type: "swap";
  id: string;
  a: number;
  b: number;
}

/** The host empties a seat. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** The host gives an empty seat to a bot. */
export interface Seatbot {
  type: "seatbot";
  id: string;
  seat: number;
  level: string;
}

/**
 * The clock of a seat: `live` gives a budget of seconds and an increment for every choice, `days` gives a number of
 * days for each choice.
 */
export interface WantedClock {
  kind: "days" | "live";
  /** Seconds for the whole game (live), or days for each choice (days). */
  budget: number;
  /** Seconds that every choice adds (live). */
  more?: number;
}

/** Settings of a table, the same for all games. */
export interface WantedSettings {
  /** Strangers find it among the open tables. */
  listed?: boolean;
  /** True if everybody with the link may watch. */
  spectators?: boolean;
  /** True if only people with the invitation may sit down; the link alone is for watching. */
  invited?: boolean;
  /** True if players may ask what a bot would do. */
  hints?: boolean;
  /** Milliseconds that a bot takes at least. */
  pace?: number;
  /** Seconds after which a bot takes the seat of somebody who is away while others wait; 0 is never. */
  absent?: number;
  clock?: WantedClock | null;
}

/** The host changes what is played and how. */
export interface Arrange {
  type: "arrange";
  id: string;
  options?: Record<string, boolean | number | string> | null;
  settings?: WantedSettings | null;
}

/** The host begins; empty seats go to bots of a level, if one is named. */
export interface Start {
  type: "start";
  id: string;
  fill?: string | null;
}

/** A choice of the game. `question` is the number of the question that it answers. */
export interface Choose {
  type: "choose";
  id: string;
  seat: number;
  question: number;
  choice: Record<string, number | string>;
}

/** Check a choice without applying it: Done if it is legal, else Refused with the same words as for Choose. */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  question: number;
  choice: Record<string, number | string>;
}

/**
 * Request advice for a seat, where the table allows hints. Hinted answers the sender alone; nothing is stored. A client
 * that still shows a hint may request a better one.
 */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  question: number;
  /** The number of worlds of the hint that the client has: the answer is based on more of them, if possible. */
  worlds?: number;
}

/**
 * Preview choices: their consequences, given what the seat knows and before chance is drawn. Foreseen answers the
 * sender alone; nothing is applied.
 */
export interface Foresee {
  type: "foresee";
  id: string;
  seat: number;
  question: number;
  /** The choices to preview; all legal ones by default. */
  choices?: Record<string, number | string>[];
  /** True to continue with the best next choice if the seat is asked again at once. */
  further?: boolean;
  /** True to include the view that would follow. */
  view?: boolean;
}

/** Show everybody at the table a thing of the game: Pointed says which. Nothing is stored. */
export interface Point {
  type: "point";
  id: string;
  seat: number;
  /** Its kind and its name as choices and events have them, such as card:flat_hand; seats are numbered, as seat:0. */
  thing: string;
}

/**
 * Another of the person's own seats is looking now, as when a device is passed on. From now on this connection receives
 * what that seat may know. Welcome contains the current state; nothing is stored. A person with one seat need not send
 * it. If nothing is hidden, or the game is over, all of the person's seats receive everything.
 */
export interface LookThrough {
  type: "look";
  id: string;
  seat: number;
}

/** Take back one's last choice, where the law of undo allows it. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
}

/** Ask the others for their consent: to undo the seat's last choice, or to stop the game. */
export interface Propose {
  type: "propose";
  id: string;
  seat: number;
  what: "stop" | "undo";
}

/** Agree with what was proposed, or not. */
export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  agree: boolean;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Take one's seat back from the bot that stood in. */
export interface Comeback {
  type: "comeback";
  id: string;
  seat: number;
}

/**
 * Let a bot play at once for somebody who is away, where one would stand in later anyway: the host after a moment,
 * everybody else who plays after the time in the table's settings.
 */
export interface Standin {
  type: "standin";
  id: string;
  seat: number;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Mute or unmute a voice, for oneself or, by the host, for everyone. */
export interface Mute {
  type: "mute";
  id: string;
  voice: number;
  muted: boolean;
  everyone?: boolean;
}

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string;
  /** The number of its person, valid at this table alone; -1 without a person. */
  voice: number;
  yours: boolean;
  /** True if its person is connected. */
  here: boolean;
  away: boolean;
  resigned: boolean;
}

/**
 * A choice of the game that was made, and what it is about that its own words leave out; null if that is not known any
 * more.
 */
export interface ChoiceMade {
  choice: Record<string, number | string>;
  meant: Record<string, number | string | (number | string)[]> | null;
}

/** A pending proposal, and who has agreed so far. */
export interface Proposal {
  what: "stop" | "undo";
  seat: number;
  agreed: number[];
  asked: number[];
  /** The choice that would be taken back, unless it is still secret. */
  made: ChoiceMade | null;
}

/** The end of a game. Ranks count from 1; players who resigned rank behind the others. */
export interface Ending {
  /** `outdated` is a game that cannot go on: it was begun by rules or with content that the server no longer has. */
  how: "closed" | "finished" | "outdated" | "resigned" | "stopped";
  ranks: number[];
  scores: number[];
  reason: string;
  won: boolean | null;
  resigned: number[];
}

/** A continuation of a finished game, with the same people in their seats and what they have. */
export interface SequelInfo {
  /** A text `sequel-NAME` of the game says it. */
  name: string;
  /** The table of the continuation; empty until somebody opens it. */
  table: string;
  /** By language: the part of the story that follows. */
  part: Record<string, string>;
}

/**
 * The clock of a seat: `live` gives a budget of seconds and an increment for every choice, `days` gives a number of
 * days for each choice.
 */
export interface Clock {
  kind: "days" | "live";
  /** Seconds for the whole game (live), or days for each choice (days). */
  budget: number;
  /** Seconds that every choice adds (live). */
  more: number;
}

/** Settings of a table, the same for all games. */
export interface Settings {
  /** Strangers find it among the open tables. */
  listed: boolean;
  /** True if everybody with the link may watch. */
  spectators: boolean;
  /** True if only people with the invitation may sit down; the link alone is for watching. */
  invited: boolean;
  /** True if players may ask what a bot would do. */
  hints: boolean;
  /** Milliseconds that a bot takes at least. */
  pace: number;
  /** Seconds after which a bot takes the seat of somebody who is away while others wait; 0 is never. */
  absent: number;
  clock: Clock | null;
}

/** A table as one person sees it, without the game itself. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  /** The name of the content; the game's own has a name too. */
  content: string;
  options: Record<string, number | string | boolean>;
  settings: Settings;
  phase: "gathering" | "over" | "playing";
  seats: SeatInfo[];
  you_host: boolean;
  /** The voice of the host. */
  host: number;
  /** The voice of the person who gets the host role back. While they are absent another person is host. */
  owner: number;
  you_watch: boolean;
  /** Voices that the host has muted for everyone. */
  silenced: number[];
  /** Voices that the receiver has muted. */
  muted: number[];
  /** The number of connections that only watch. */
  watching: number;
  proposal: Proposal | null;
  ending: Ending | null;
  /** The table of the rematch, or empty. */
  rematch: string;
  /** By language: the part of a story that is played here; empty if there is none. */
  part: Record<string, string>;
  /** Continuations, once the game is over: the usual one first. */
  sequels: SequelInfo[];
  /** True if it continues from a save or a fork: then its options are fixed. */
  forked: boolean;
  /** True if the host can change the number of seats now. */
  seats_vary: boolean;
  /** True if everything hidden was dealt again at the start, because several people continue from a save or a fork. */
  dealt_anew: boolean;
  /** True if the link is not enough to take a seat, and an invitation is required. */
  by_invitation: boolean;
  /** The invitation; only for people who have a seat. */
  invitation: string;
  /** The date, as 2026-11-16, if this is a try at the deal of a day: until that is over, it keeps its secrets. */
  day: string;
  /** True if the host has removed the receiver, who has not come back. */
  sent_away: boolean;
  /** The factor by which its strongest bots will be faster after the server's next start; 0 if nothing changes. */
  faster_bots: number;
}

/** The game through the eyes of a seat; -1 is a spectator. */
export interface Look {
  seat: number;
  view: Record<string, unknown>;
  choices: Record<string, number | string>[];
  /** The secret choice of the seat, while others have not chosen yet. */
  chosen: Record<string, number | string> | null;
  events: Record<string, number | string | (number | string)[]>[];
  /** Empty if the seat may take its last choice back, else why not. */
  undo: string;
}

/** A Look on the WebSocket. Its view is the shared one, patched with `own`. */
export interface OwnLook {
  seat: number;
  own: [(string | number)[], unknown][];
  choices: Record<string, number | string>[];
  chosen: Record<string, number | string> | null;
  events: Record<string, number | string | (number | string)[]>[];
  undo: string;
}

/**
 * The remaining time of each seat in milliseconds; null without a limit. The clocks of seats that owe a choice are
 * running.
 */
export interface Clocks {
  left: (number | null)[];
}

/** The public state of the game. */
export interface Play {
  question: number;
  /** The step of the rules that asks; empty if nothing is asked. */
  step: string;
  /** The number of choices made. */
  choices: number;
  /** True if all win or lose together. */
  together: boolean;
  /** The seats that owe a choice. */
  owing: number[];
  /** The arguments of the text that says what these seats are about to do. */
  awaited: Record<string, number | string | (number | string)[]>;
  clocks: Clocks | null;
  /** The game as everybody may see it. */
  view?: Record<string, unknown>;
  /** Instead of `view`, for clients that have the last one: patches. */
  changes?: [(string | number)[], unknown][];
  /**
   * The view of the receiver's own seat, or of a spectator (-1). With several seats, the one that is looking and a
   * spectator; all of them if nothing is hidden. Encoded last, after everything that is the same for all.
   */
  looks: OwnLook[];
}

/** Public events. */
export interface News {
  what:
    | "answered"
    | "arranged"
    | "away"
    | "back"
    | "chatted"
    | "chose"
    | "closed"
    | "hosted"
    | "muted"
    | "opened"
    | "proposed"
    | "rematched"
    | "renamed"
    | "resigned"
    | "seated"
    | "started"
    | "stopped"
    | "undid"
    | "woke";
  seat?: number;
  voice?: number;
  name?: string;
  text?: string;
  why?: string;
  /** The bot that stands in for somebody away. */
  bot?: string;
  agree?: boolean;
  /** For somebody who is back: how often a bot has chosen in their place. */
  times?: number;
  /** The last of these choices. */
  made?: ChoiceMade[];
}

/** Record n of the table's log, redacted for the receiver. Numbers come in order, without gaps. */
export interface Happened {
  type: "happened";
  n: number;
  at: number;
  news: News;
  table?: TableInfo;
  play?: Play;
  /** For the sender of the command: its id, instead of a Done. */
  id?: string;
}

/** Record n of the table's log, for the history: the state of the game comes with the welcome. */
export interface MissedRecord {
  n: number;
  news: News;
  /** The events as the receiver's seat may know them. */
  events: Record<string, number | string | (number | string)[]>[];
}

/**
 * The records after the last one that a client has seen, up to the welcome that follows. After a long absence there is
 * only the welcome.
 */
export interface Missed {
  type: "missed";
  lines: MissedRecord[];
  /** True if `events` are included; after a long absence only a replay has them. */
  eventful: boolean;
}

/** The current state, after record n. */
export interface Welcome {
  type: "welcome";
  n: number;
  at: number;
  table: TableInfo;
  play: Play | null;
  /**
   * By seat: the time in milliseconds for which its person has not been connected; null if they are, or without a
   * person.
   */
  gone: (number | null)[];
  /** The id of the `look` that it answers. */
  id?: string;
}

/** A change of connected people, without any other change. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watching: number;
  /** See Welcome. */
  gone: (number | null)[];
}

/** A person points at a thing. It is shown for some seconds, and not repeated after a reconnection. */
export interface Pointed {
  type: "pointed";
  seat: number;
  thing: string;
}

/** A command was stored, as record n. */
export interface Done {
  type: "done";
  id: string;
  n: number;
}

/** A command was refused; nothing has changed. `rule` names the rule of the game that bars it, if one does. */
export interface Refused {
  type: "refused";
  id: string;
  code: RefusalCode;
  message: string;
  rule: string;
}

/** Something that typically follows from one choice and not from another: the game's text `why-NAME` says it. */
export interface Difference {
  measure: string;
  /** The unit of the amount: the text `by-UNIT` says it. */
  unit: string;
  /** True if the better choice brings more of it; false for less. */
  more: boolean;
  /** By how much, rounded for people. */
  n: number;
  /** True if it speaks for the better choice; false if it makes the other one tempting. */
  good: boolean;
  /** In how many of a hundred games it happens after the better choice, if it is counted in games. */
  here: number;
  /** The same after the other choice. */
  there: number;
}

/** A choice that was tried, in so many worlds, and what can be expected of it, from 0 (lost) to 1 (won). */
export interface Tried {
  choice: Record<string, number | string>;
  /** Arguments of the choice that its words leave out: the game's text `says-WORD` uses them. */
  meant: Record<string, number | string | (number | string)[]>;
  visits: number;
  expected: number;
  /**
   * From here to `high` goes the interval of 95 %: of the first, how far all may be off together; of every other, how
   * far its distance to the first may be off.
   */
  low: number;
  high: number;
  /** True if it is as good as the first, for certain. */
  alike: boolean;
  /** Consequences of the first choice that this one lacks, the most important first; empty if none are known. */
  why: Difference[];
}

/** The answer to a hint, based on what the seat can know. */
export interface Advice {
  choice: Record<string, number | string>;
  /**
   * The certainty: it is the only choice; it relies on experience and a search knows no more; it is clearly or probably
   * the best; others are as good; or it cannot be told yet.
   */
  sure: "alike" | "clear" | "experience" | "likely" | "only" | "unsure";
  /** The best come first, so the advised one is the first of all. */
  tried: Tried[];
  /**
   * Every seat's chance to win after that choice, from 0 to 1; they add up to 1 unless all win or lose together. That
   * of the seat is what can be expected of the choice.
   */
  chances: number[];
  /** True if all win or lose together. */
  together: boolean;
  /** The number of worlds it is based on. */
  worlds: number;
  /** True if it is final: a further request would not change it. */
  done: boolean;
  /** The place of the tried choice that the advice is explained by; -1 if there is nothing to explain it. */
  rival: number;
  /** True if the rival only ends what is going on. */
  rival_ends: boolean;
  /** The rule of thumb that the advised choice follows: the game's text `thumb-NAME`; empty if there is none. */
  thumb: string;
}

/** The answer to Hint. */
export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  question: number;
  advice: Advice;
}

/** The consequences of a choice. */
export interface Prospect {
  choice: Record<string, number | string>;
  events: Record<string, number | string | (number | string)[]>[];
  /** By how much the numbers of each player's view would change, by their names. */
  changes: Record<string, number>[];
  /** True if chance or secret choices of others follow before the next question, which cannot be foreseen. */
  chance: boolean;
  /** The view that would follow, if it was requested and is certain. */
  view: Record<string, unknown> | null;
}

/** The answer to Foresee. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  seat: number;
  question: number;
  prospects: Prospect[];
}

/** Your identity. The first name is `Guest` and a number, which clients translate. */
export interface Me {
  name: string;
  /** True if a private link to this identity exists. */
  has_link: boolean;
}

export interface NewName {
  name: string;
}

/**
 * The secret of the link that moves an identity to another device. It belongs into the fragment of a URL (#), which no
 * server log sees.
 */
export interface PrivateLink {
  secret: string;
}

/**
 * Seats are `you`, `you:NAME` (several: the device is passed), `open`, or a bot: a level, a character with a strength
 * as in `igor-hard`, or `any-hard` for somebody of the cast; the rest is open.
 */
export interface NewTable {
  game: string;
  options?: Record<string, boolean | number | string>;
  settings?: WantedSettings;
  seats?: string[];
  start?: boolean;
  /** A deal that can be played again; only for a table of bots that starts at once. */
  deal?: number | null;
}

export interface TableCode {
  code: string;
}

/** A save file, to be continued at a new table. */
export interface Upload {
  save: string;
}

/** A new table that shares the first `choices` choices. */
export interface Fork {
  choices: number;
}

/** A problem report: the moment, the seat that saw it, and the browser. */
export interface Trouble {
  browser?: string;
  /** The problem in the reporter's own words. */
  words?: string;
  /** A seat of one's own, or any once the game is over; without it one's own; of several none. */
  seat?: number | null;
  /** After how many choices; without it now. */
  choices?: number | null;
  /** The first choice of the history, where no save is included. */
  since?: number;
}

/** A table by the id that its link carries. */
export interface TableLink {
  id: string;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  options: Record<string, number | string | boolean>;
  phase: "gathering" | "over" | "playing";
  names: string[];
  free: number;
  updated: number;
  your_turn: boolean;
  /** The people who owe a choice; only for your own tables. */
  waiting_for: string[];
  /** By language: the part of a story that is played there. */
  part: Record<string, string>;
}

export interface TableList {
  tables: TableCard[];
}

/** Somebody who sat at a table: a person by name, or a bot. */
export interface Player {
  name: string;
  bot: string;
  yours: boolean;
}

/**
 * A turning point: a choice that gave something away, or one after which luck and the others changed everything.
 * Smaller ones matter less: a client may show the largest alone.
 */
export interface Turn {
  /** The number of choices before the one that it is about. */
  choices: number;
  /** The seat that chose, and whose chances went from `before` to `after`. */
  seat: number;
  missed: boolean;
  before: number;
  after: number;
  /** The standard error of the difference. */
  error: number;
  choice: Record<string, number | string>;
  meant: Record<string, number | string | (number | string)[]>;
  /** The better choice, if something was missed. */
  best: Record<string, number | string>;
  best_meant: Record<string, number | string | (number | string)[]>;
  /** Why it would have been. */
  why: Difference[];
}

/** A game of yours, finished or not. */
export interface Evening {
  card: TableCard;
  /** By seat; empty for old games. */
  players: Player[];
  ending: Ending | null;
  /** The date, if it was the deal of a day. */
  day: string;
  /** The lesson of the game, if you have requested it at its end. */
  taught: Turn | null;
}

/** Your results against a bot or a friend by name, and together with them. */
export interface Tally {
  name: string;
  bot: string;
  games: number;
  ahead: number;
  behind: number;
  /** Games that were won together. */
  won: number;
  lost: number;
}

/** A story that you have begun. Every chapter has a table of its own. */
export interface Story {
  /** The table where it began. */
  id: string;
  /** The latest table. */
  card: TableCard;
  /** The ways to continue after that, the most likely one first. */
  sequels: SequelInfo[];
  /** The table whose view says where the story stands. */
  view: string;
  /** True if you play alone or with bots. */
  alone: boolean;
}

export interface Evenings {
  games: Evening[];
  tallies: Tally[];
  /** By game: bots whom you have beaten, or won with. */
  beaten: Record<string, string[]>;
  /** The latest first. */
  stories: Story[];
}

/** The result of a person's try at the deal of a day. */
export interface DayResult {
  how: "closed" | "finished" | "outdated" | "resigned" | "stopped";
  /** Among those at the table; 0 where all won or lost together, or there was no result. */
  place: number;
  won: boolean | null;
  score: number;
  /** Static evaluations from the beginning to the end, from 0 (lost) to 1 (won). */
  curve: number[];
}

/** The result of a character in your seat. */
export interface CastTry {
  bot: string;
  result: DayResult;
  /** Compared with you. */
  standing: "better" | "equal" | "worse";
}

/** The deal that everybody gets on a day, and how it went. */
export interface DealOfTheDay {
  game: string;
  day: string;
  today: boolean;
  /** True if it can be tried: the deal of today, and those of the archive. */
  playable: boolean;
  /** True if you tried it after its day, or would: then it does not count. */
  late: boolean;
  bots: string[];
  /** The table of your try; empty if you have not begun. */
  table: string;
  phase: "" | "gathering" | "over" | "playing";
  yours: DayResult | null;
  /** With it others are shown how it went for you. */
  share: string;
  /** The number of people who have finished it. */
  tries: number;
  /** The number of people who did better than you. */
  better: number;
  /** The number of consecutive days on which you have played a deal of the day of any game. */
  streak: number;
  /** The best first; only for people who have finished. */
  cast: CastTry[];
  /** True if the cast is still playing. */
  cast_plays: boolean;
  /** Only for people who have finished, and for everybody once the day is over. */
  others: DayResult[];
  /** The result of the person who sent you here; the curve is sent with the others'. */
  shared: DayResult | null;
}

/** A day of the archive. */
export interface PastDay {
  day: string;
  late: boolean;
  begun: boolean;
  yours: DayResult | null;
}

/** The deals of days that are over and can still be played, the latest first. */
export interface PastDays {
  days: PastDay[];
}

/** The numbers of games that were erased, and that remain to be erased by further requests. */
export interface Forgotten {
  gone: number;
  left: number;
}

/** One moment of a replay. */
export interface Moment {
  choices: number;
  /** The seat that had chosen; -1 at the opening. */
  seat: number;
  look: Look;
  step: string;
  owing: number[];
}

/** Some moments of a game, through one seat's eyes. */
export interface Replay {
  total: number;
  moments: Moment[];
}

/**
 * Everybody's chance to win at their last choice, from 0 to 1, given what they knew, with its standard error; null for
 * players who have not chosen yet. A team has one line. At the end it is the result.
 */
export interface Odds {
  chances: (number | null)[];
  errors: (number | null)[];
}

/**
 * A choice and the best alternative, with the value of each for the seat that chose, from 0 (lost) to 1 (won), given
 * what it knew.
 */
export interface Verdict {
  seat: number;
  choice: Record<string, number | string>;
  meant: Record<string, number | string | (number | string)[]>;
  best: Record<string, number | string>;
  expected: number;
  /** The expectation of the best choice. */
  promised: number;
  /** The standard error of the difference. */
  error: number;
  /** True if the best choice was probably better. */
  doubted: boolean;
  /** The best come first; none where there was nothing to choose. */
  tried: Tried[];
}

/** A reviewed moment: the number of choices, the one made then, and everybody's chances after it. */
export interface Reviewed {
  choices: number;
  odds: Odds;
  verdict: Verdict | null;
  /** The turning points that show now; they are about choices made up to now. */
  turns: Turn[];
}

/** Reviewed moments of a finished game: as many of those requested as were ready. Continue after the last. */
export interface Review {
  total: number;
  /** True if all win or lose together. */
  together: boolean;
  moments: Reviewed[];
}

/** The lesson of a finished game for a seat. */
export interface Lesson {
  /** The choice that gave most away; none if no choice stands out. */
  turn: Turn | null;
}

/**
 * Likely turning points of a finished game at first sight, as numbers of choices, the likeliest first. A review of
 * these moments confirms them or not.
 */
export interface LikelyTurns {
  choices: number[];
}

/** A source of points; the game's text `source-NAME` names it. */
export interface PointSource {
  name: string;
  /** By seat. */
  points: number[];
}

/**
 * Everybody's points in a finished game by their sources, and what they come to; empty where the game tells no sources
 * apart.
 */
export interface PointSources {
  sources: PointSource[];
  scores: number[];
}

/** Access from the same network; only for the server's own machine. */
export interface Home {
  /** The URL for others, such as http://192.168.1.20:8765; empty while no other machine can connect. */
  open_at: string;
  /** Addresses of this machine in home networks, the likeliest first. */
  addresses: string[];
  /** True if access can be changed here; otherwise the server's command line decides it. */
  may_change: boolean;
}

/** Listen at an address in the home network; empty to stop. */
export interface LetIn {
  address: string;
}

/** An error response: `code` for programs, `message` for people. */
export interface Problem {
  code: ProblemCode;
  message: string;
}

export interface OptionInfo {
  name: string;
  values: (number | string | boolean)[];
  default: number | string | boolean;
}

export interface ArgInfo {
  name: string;
  kind: string;
  values: (number | string)[];
}

export interface WordInfo {
  name: string;
  args: ArgInfo[];
}

export interface RuleInfo {
  id: string;
  en: string;
  de: string;
}

/** The print on the box of a game. */
export interface BoxInfo {
  /** About how long a game takes, for each number of players in the order of the option `players`. */
  minutes: number[];
  /** The complexity of the game, from 1 to 5. */
  weight: number;
  company: "against" | "either" | "together";
}

export interface GameCard {
  name: string;
  /** By language. */
  titles: Record<string, string>;
  options: OptionInfo[];
  /** The option whose values the box offers by their titles, empty if there is none. */
  scenario: string;
  /** By language: what the values of that option are called, in their order. */
  scenarios: Record<string, string[]>;
  /** By language: a description of the game, for a box without a line of its own. */
  about: Record<string, string>;
  box: BoxInfo | null;
}

export interface Shelf {
  games: GameCard[];
  bots: string[];
  /** Characters; each exists in every strength. */
  cast: string[];
  strengths: string[];
  languages: string[];
}

/** Everything that a client needs to display a game. */
export interface GameInfo {
  card: GameCard;
  /** The id of the content; the same content has the same id. */
  content: string;
  /** The content itself, as the game describes it. */
  catalogue: Record<string, unknown>;
  /** By language: what things are called that the texts do not know. */
  titles: Record<string, Record<string, string>>;
  /** Grammatical genders: she, he or it. */
  genders: Record<string, string>;
  /** True if a seat can know or choose something that others do not see. */
  hides: boolean;
  choices: WordInfo[];
  events: WordInfo[];
  effects: WordInfo[];
  /** The words of choices by group. */
  groups: Record<string, string[]>;
  /** Events that count more or less than usual: `finale`, `high` and `minor`, in each list the weightiest first. */
  weights: Record<string, string[]>;
  /** Events that a log folds under the event before them. */
  details: string[];
  rules: RuleInfo[];
  /** The rule to read about each step that asks somebody. */
  steps: Record<string, string>;
  /** Fluent resources by language. */
  texts: Record<string, string>;
}

/** The result of a game: ranks and scores by seat, the reason for the end, and for a team whether it won. */
export interface ResultView {
  ranks: number[];
  reason: string;
  scores: number[];
  won: boolean | null;
}

/**
 * The viewing seat, the current step with its arguments (`about`), and the seats it asks. `chosen` is the viewer's own
 * choice while others still choose. `wanted` has the arguments of the sentence that asks the viewer, and `result` the
 * end of the game.
 */
export interface TableView {
  about: Record<string, number | string | (number | string)[]>;
  asked: number[];
  chosen: Record<string, number | string> | null;
  owing: number[];
  result: ResultView | null;
  seat: number;
  step: string;
  wanted: Record<string, number | string>;
}

export type AnyCommand =
  | Sit
  | Leave
  | Swap
  | Kick
  | Seatbot
  | Arrange
  | Start
  | Choose
  | Undo
  | Propose
  | Answer
  | Resign
  | Comeback
  | Standin
  | Chat
  | Mute;

export type FromClient =
  | Hello
  | Sit
  | Leave
  | Swap
  | Kick
  | Seatbot
  | Arrange
  | Start
  | Choose
  | Undo
  | Propose
  | Answer
  | Resign
  | Comeback
  | Standin
  | Chat
  | Mute
  | Why
  | Hint
  | Foresee
  | Point
  | LookThrough;

export type FromServer = Happened | Missed | Welcome | Presence | Pointed | Done | Hinted | Foreseen | Refused;

export type RefusalCode =
  | "alone"
  | "bad_choice"
  | "bad_deal"
  | "bad_fork"
  | "bad_name"
  | "bad_option"
  | "bad_query"
  | "bad_save"
  | "bad_seat"
  | "banned"
  | "bot_plays"
  | "closing"
  | "crowded"
  | "day"
  | "decided"
  | "empty"
  | "empty_seats"
  | "endless"
  | "fixed"
  | "foreign_host"
  | "foreign_origin"
  | "illegal"
  | "kept_enough"
  | "late"
  | "malformed"
  | "moved"
  | "no_address"
  | "no_bot"
  | "no_day"
  | "no_game"
  | "no_hello"
  | "no_hint"
  | "no_hints"
  | "no_identity"
  | "no_link"
  | "no_review"
  | "no_sequel"
  | "no_stand_in"
  | "no_table"
  | "no_thing"
  | "no_voice"
  | "not_asked"
  | "not_away"
  | "not_banned"
  | "not_host"
  | "not_invited"
  | "not_json"
  | "not_near"
  | "not_over"
  | "not_started"
  | "not_stored"
  | "not_yours"
  | "opened_enough"
  | "outdated"
  | "over"
  | "pending"
  | "resigned"
  | "said_enough"
  | "said_hello"
  | "silenced"
  | "sits_here"
  | "started"
  | "taken"
  | "too_fast"
  | "too_few_seats"
  | "too_large"
  | "too_long"
  | "too_many_listed"
  | "too_many_seats"
  | "too_much"
  | "undo_chance_drawn"
  | "undo_hidden_shown"
  | "undo_nothing_chosen"
  | "undo_other_chose"
  | "undo_others_saw";

export type ProblemCode =
  | RefusalCode
  | "failed"
  | "http_400"
  | "http_404"
  | "http_405"
  | "http_408"
  | "http_411"
  | "http_431";
