/** What a guided first game is made of: a deal that is always the same, and marks that point at what they speak of. */

import type { BoardTable, Words } from "./board";

/** One word of a guide. Its text is guide-GAME-ID, or guide-ID where every game says the same. */
export interface Mark<Table extends BoardTable = BoardTable> {
  id: string;
  /** What it speaks of, as a selector: everything found is ringed, and the bubble keeps off it. */
  at: string | ((table: Table) => string);
  /** Whether its moment has come; `heard` names the marks that have been. It must be a moment at which the game waits
   * for the person, so that there is time to read. */
  when(table: Table, heard: readonly string[]): boolean;
  /** The numbers that its text speaks of. */
  numbers?(table: Table): Words;
  /** What else can be done may wait: the bubble lies close by, also on what can be clicked. */
  tells?: boolean;
}

export interface Guide<Table extends BoardTable = BoardTable> {
  /** The deal of the first game: with the same one, the same cards come. */
  deal: number;
  options: Record<string, string | number | boolean>;
  seats: string[];
  /** What can be clicked on the board, as a selector: the bubble never lies on it if there is any room. */
  keep: string;
  /** What is read before anybody else has a word, as a selector: while it lies there, the guide waits. */
  hush?: string;
  /** In the order in which they are told, the first that fits. With the farewell everything needed has been said; what is
   * listed after it is told when it happens for the first time, before or later. */
  marks: Mark<Table>[];
}

/** Whether the game waits for whoever looks. */
export const isAsked = ({ look, owing }: BoardTable): boolean =>
  look.seat >= 0 && owing.includes(look.seat) && look.choices.length > 0 && look.chosen === null;

/** The moment at which one of these steps asks whoever looks. */
export const asks =
  (...steps: string[]) =>
  (table: BoardTable): boolean =>
    steps.includes(table.step) && isAsked(table);

const FAREWELL = "done";

/** The last word of every guide: where story and rules are, and where to go from here. */
export const farewell = <Table extends BoardTable>(when: Mark<Table>["when"]): Mark<Table> => ({
  id: FAREWELL,
  at: ".menu, .tabs",
  when,
  tells: true,
});

export const isFarewell = (mark: Pick<Mark, "id">): boolean => mark.id === FAREWELL;

/** Whether a guide has nothing more to say: neither its farewell, nor anything that it would tell after it. */
export const isSilent = (marks: readonly Pick<Mark, "id">[], heard: readonly string[]): boolean =>
  marks.slice(marks.findIndex(isFarewell)).every(({ id }) => heard.includes(id));
