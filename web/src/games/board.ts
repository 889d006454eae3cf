/** The interface between tables and boards, the same for live tables and replays. */

import type { Component } from "svelte";
import { keyOf, same, type Words } from "../kit/choice";
import type { GameTexts } from "../lib/game-texts";
import type { Sound } from "../lib/sound";
import type { GameInfo, Look, Prospect, TableInfo, TableView } from "../wire";

export { keyOf, same, type Words };

/** An event as the server words it. An argument may name several things of a kind. */
export type Happening = Record<string, string | number | (string | number)[]>;

/** The events after a number of choices. */
export interface Told<Event = Happening> {
  n: number;
  events: Event[];
}

/** The history of a finished game. */
export interface Past<Event = Happening> {
  told: Told<Event>[];
  /** Return the address of the replay after `n` choices. */
  address(n: number): string;
}

/** The kind of a preview: continued with the moves that seem best, or with the resulting view. */
export interface Ahead {
  further?: boolean;
  view?: boolean;
}

/** The preview of an offered choice. */
export type ProspectOf<View, Event> = Omit<Prospect, "view" | "events"> & { view: View | null; events: Event[] };

/** Return whether a choice declines something. Such a choice is never highlighted. */
export const isDeclining = (choice: Words, { groups }: Pick<GameInfo, "groups">): boolean =>
  Boolean(groups.declining?.includes(String(choice.do)));

/** Return whether a choice has no arguments and belongs to none of the game's groups. */
export const isPlain = (choice: Words, { groups }: Pick<GameInfo, "groups">): boolean =>
  Object.keys(choice).length === 1 &&
  !Object.entries(groups).some(([name, group]) => name !== "declining" && group.includes(String(choice.do)));

/** Return selectors for a choice at a place: in an open menu, else at the place itself. */
export const inListOrAt = (choice: Words, place: string): string[] => [
  `.chooser [data-choice="${keyOf(choice)}"]`,
  `[data-place="${place}"]`,
];

/** A table of any game. Each game's own types, with its view, content and words, are in its `declared.ts`. */
export interface BoardTable<
  View extends object = object,
  Catalogue extends object = object,
  Choice extends Words = Words,
  Event extends Happening = Happening,
> {
  /** The view of the seat that looks. */
  readonly look: Omit<Look, "view"> & { view: View };
  readonly info: TableInfo;
  readonly game: Omit<GameInfo, "catalogue"> & { catalogue: Catalogue };
  readonly texts: GameTexts;
  /** Names by seat. */
  readonly names: string[];
  /** The seat that sentences address as "you"; none if it is missing or -1. */
  readonly reader?: number;
  /** The step of the rules that asks; empty if nothing is asked. */
  readonly step: string;
  /** The seats that the game waits for. */
  readonly owing: number[];
  /** The choices that can be made now; empty while one is being sent. */
  readonly choices: Choice[];
  /** The latest events, for animation and sound; empty if there are none. */
  readonly events: Event[];
  /** True for a replay, which does not wait for the player to read. */
  readonly replayed?: boolean;
  /** The event under the pointer in the story, or null. */
  readonly lit: Happening | null;
  /** The choice that the current hint recommends. */
  readonly hinted?: Choice | null;
  /** Make a choice, and then others that the same click means, each if it is on offer. The server refuses an illegal
   * choice, and its reason is shown with the rule. */
  choose(choice: Choice, ...then: Choice[]): void;
  /** Return the preview of an offered choice. The rules on the server compute it: undefined until the answer arrives,
   * null if there is none. */
  foresee(choice: Choice, ahead?: Ahead): ProspectOf<View, Event> | null | undefined;
  /** Report that the player has seen what the board wanted to show. */
  wasRead?(): void;
}

/** Return whether an event begins a turn, a round or the like, and is a heading in the story. */
export const begins = (event: Happening): boolean => String(event.do).endsWith("_begins");

/** Return the question for the player who looks, or "" if the game has none. */
export const asked = ({ texts, step, look, names }: BoardTable): string =>
  texts.question(step, (look.view as TableView).wanted ?? {}, names);

/** A common action that takes several choices. */
export interface Shortcut {
  label: string;
  choices: Words[];
}

/** The sounds of events; other events are silent. */
export type Sounds<E extends { do: string } = { do: string }> = Partial<Record<E["do"], Sound>>;

export interface BoardModule {
  default: Component<{ table: BoardTable }>;
  /** Return whether the board itself offers a choice. All other choices become buttons below it. */
  onBoard(choice: Words, table: BoardTable): boolean;
  /** Return buttons that make several choices in sequence. They come before the buttons for single choices. */
  shortcuts?(table: BoardTable): Shortcut[];
  /** Return selectors of a choice on the board, best first. A hint rings the first element found. */
  where?(choice: Words, table: BoardTable): string[];
  /** The sounds of events. Without them there is a knock for any event. */
  sounds?: Sounds;
  /** Return the milliseconds that the board needs for suspense, such as a throw. Everything else shows the earlier
   * state until then. Infinity waits for the player to read, until the board calls `wasRead`. */
  suspense?(events: Happening[], table: BoardTable): number;
  /** Return the text that replaces the question while the player reads something, or "". */
  meanwhile?(table: BoardTable): string;
  /** Return whether the board still shows events. Until then nothing is chosen automatically. */
  isShowing?(table: BoardTable): boolean;
  /** Return the milliseconds that the board needs to show what ended the game, before the result appears. */
  epilogue?(table: BoardTable): number;
  /** True if the ending dialog shows the decisive moments. A game without it shows them itself, or not at all. */
  moments?: boolean;
  /** The game's own ending; without it the table shows a general one. `past` arrives a moment later. */
  Ending?: Component<{ table: BoardTable; past: Past | null }>;
}
