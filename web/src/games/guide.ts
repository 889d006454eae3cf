/** The guide for a first game: a fixed deal, and tips that point at the things that they explain. */

import type { BoardTable, Words } from "./board";

/** A tip (coach mark) of a guide. Its text is guide-GAME-ID, or guide-ID if all games share it. */
export interface Mark<Table extends BoardTable = BoardTable> {
  id: string;
  /** A selector of the explained things. All matches are ringed, and the bubble does not cover them. */
  at: string | ((table: Table) => string);
  /** Return whether the tip is due; `heard` names earlier tips. The game must be waiting for the player at that moment,
   * so that there is time to read. */
  when(table: Table, heard: readonly string[]): boolean;
  /** The numbers in the text. */
  numbers?(table: Table): Words;
  /** True if other choices can wait. The bubble then lies close by and may cover clickable things. */
  tells?: boolean;
}

export interface Guide<Table extends BoardTable = BoardTable> {
  /** The seed of the first game's deal, which always gives the same cards. */
  deal: number;
  options: Record<string, string | number | boolean>;
  seats: string[];
  /** A selector of the clickable things on the board. The bubble avoids them if there is room. */
  keep: string;
  /** A selector of something that must be read first. The guide waits while it is on the page. */
  hush?: string;
  /** The tips in order of priority. The farewell comes when all necessary tips have been shown. Tips after it in the
   * list are shown at their first occasion, before or after the farewell. */
  marks: Mark<Table>[];
}

/** Return whether the game waits for the player who looks. */
export const isAsked = ({ look, owing }: BoardTable): boolean =>
  look.seat >= 0 && owing.includes(look.seat) && look.choices.length > 0 && look.chosen === null;

/** Return a condition: one of these steps asks the player who looks. */
export const asks =
  (...steps: string[]) =>
  (table: BoardTable): boolean =>
    steps.includes(table.step) && isAsked(table);

const FAREWELL = "done";

/** Return the last tip of every guide: the place of the story and the rules, and possible next steps. */
export const farewell = <Table extends BoardTable>(when: Mark<Table>["when"]): Mark<Table> => ({
  id: FAREWELL,
  at: ".menu, .tabs",
  when,
  tells: true,
});

export const isFarewell = (mark: Pick<Mark, "id">): boolean => mark.id === FAREWELL;

/** Return whether a guide has nothing more to show: neither its farewell nor any tip after it. */
export const isSilent = (marks: readonly Pick<Mark, "id">[], heard: readonly string[]): boolean =>
  marks.slice(marks.findIndex(isFarewell)).every(({ id }) => heard.includes(id));
