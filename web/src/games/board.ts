/** What every board is given, and what it has to offer: the same at a live table and in a replay. */

import type { Component } from "svelte";
import { keyOf, same, type Words } from "../kit/choice";
import type { GameTexts } from "../lib/game-texts";
import type { Sound } from "../lib/sound";
import type { GameInfo, Look, Prospect, TableInfo, TableView } from "../wire";

export { keyOf, same, type Words };

/** The words of an event; it may name several things of a kind. */
export type Happening = Record<string, string | number | (string | number)[]>;

/** What has happened when so many choices were made. */
export interface Told<Event = Happening> {
  n: number;
  events: Event[];
}

/** How a game went that is over. */
export interface Past<Event = Happening> {
  told: Told<Event>[];
  /** Where the moment after so many choices can be watched again. */
  address(n: number): string;
}

/** How a choice is foreseen: on to what seems best next, or with the table as it would be. */
export interface Ahead {
  further?: boolean;
  view?: boolean;
}

/** What a choice on offer would lead to. */
export type ProspectOf<View, Event> = Omit<Prospect, "view" | "events"> & { view: View | null; events: Event[] };

/** Whether a choice leaves it at that: it never stands out as the thing to do. */
export const isDeclining = (choice: Words, { groups }: Pick<GameInfo, "groups">): boolean =>
  Boolean(groups.declining?.includes(String(choice.do)));

/** Whether a choice names nothing, and is nothing that the game has a group of. */
export const isPlain = (choice: Words, { groups }: Pick<GameInfo, "groups">): boolean =>
  Object.keys(choice).length === 1 &&
  !Object.entries(groups).some(([name, group]) => name !== "declining" && group.includes(String(choice.do)));

/** Where a choice is made that has a place, as selectors: in the list that is open there, else at the place. */
export const inListOrAt = (choice: Words, place: string): string[] => [
  `.chooser [data-choice="${keyOf(choice)}"]`,
  `[data-place="${place}"]`,
];

/** A table at which any game is played; each game's own, with its view, its content and its words, is in its `declared.ts`. */
export interface BoardTable<
  View extends object = object,
  Catalogue extends object = object,
  Choice extends Words = Words,
  Event extends Happening = Happening,
> {
  /** The game through the eyes of the seat that looks. */
  readonly look: Omit<Look, "view"> & { view: View };
  readonly info: TableInfo;
  readonly game: Omit<GameInfo, "catalogue"> & { catalogue: Catalogue };
  readonly texts: GameTexts;
  /** Names by seat. */
  readonly names: string[];
  /** The seat that sentences address as "you"; nobody if it is missing or -1. */
  readonly reader?: number;
  /** The step of the rules that asks, empty if nothing is asked. */
  readonly step: string;
  /** The seats everybody waits for. */
  readonly owing: number[];
  /** The choices that can be made now; none while one is on its way. */
  readonly choices: Choice[];
  /** What has just happened, for motion and sound; empty when nothing has. */
  readonly events: Event[];
  /** It is looked at once more, and goes on whether or not anybody has read what there is to read. */
  readonly replayed?: boolean;
  /** What the pointer rests on in the story: the words of an event, or null. */
  readonly lit: Happening | null;
  /** The choice that a hint recommends, while there is one. */
  readonly hinted?: Choice | null;
  /** Make a choice, and then those others that the same click means, each as long as it is on offer. One that is not
   * legal is refused by the server, and the reason is shown with its rule. */
  choose(choice: Choice, ...then: Choice[]): void;
  /** What a choice on offer would lead to. The rules say so, a moment after a board has asked for it: undefined until
   * then, null where nothing can be told. */
  foresee(choice: Choice, ahead?: Ahead): ProspectOf<View, Event> | null | undefined;
  /** What the board wanted to show, for as long as that takes, has been seen. */
  wasRead?(): void;
}

/** Whether a turn, a round or the like begins with it: a heading in the story. */
export const begins = (event: Happening): boolean => String(event.do).endsWith("_begins");

/** The sentence that asks whoever looks something; empty where the game has none. */
export const asked = ({ texts, step, look, names }: BoardTable): string =>
  texts.question(step, (look.view as TableView).wanted ?? {}, names);

/** What people mostly want where it takes several choices to say it. */
export interface Shortcut {
  label: string;
  choices: Words[];
}

/** What happenings sound like; whatever is not named is silent. */
export type Sounds<E extends { do: string } = { do: string }> = Partial<Record<E["do"], Sound>>;

export interface BoardModule {
  default: Component<{ table: BoardTable }>;
  /** Whether the board itself offers a choice; all others become buttons below it. */
  onBoard(choice: Words, table: BoardTable): boolean;
  /** Buttons that make several choices one after the other, before those for single ones. */
  shortcuts?(table: BoardTable): Shortcut[];
  /** Where a choice is made on the board, as selectors of which the first that finds something counts: a hint rings it. */
  where?(choice: Words, table: BoardTable): string[];
  /** What is to be heard; without it there is a knock whenever something happens. */
  sounds?: Sounds;
  /** How many milliseconds the board needs to show how something comes about, such as a throw, before anything tells what
   * came of it: until then all else is as it was. Infinity where it is to be read: until the board says `wasRead`. */
  suspense?(events: Happening[], table: BoardTable): number;
  /** What is said in place of the question while something is being read; empty if nothing is. */
  meanwhile?(table: BoardTable): string;
  /** Whether the board still shows what has happened: until then nothing is chosen for anybody. */
  isShowing?(table: BoardTable): boolean;
  /** How many milliseconds the board needs to show what has just ended the game, before the result is told. */
  epilogue?(table: BoardTable): number;
  /** The end shows the moments that decided the game; a game without it tells of them itself, or not at all. */
  moments?: boolean;
  /** How a game tells itself that it is over and why; without it the table does. The past comes a moment later. */
  Ending?: Component<{ table: BoardTable; past: Past | null }>;
}
