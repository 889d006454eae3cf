/** What the browser has of a game. Each game says it once, in the `index.ts` of its folder. */

import type { Component } from "svelte";
import type { Book } from "../lib/texts.svelte";
import type { BoardModule } from "./board";
import type { BookProps } from "./book";
import type { Guide } from "./guide";
import type { Lesson } from "./lesson";

/** A board as a game draws it: for tables at which that game is played, and no others. */
export type DrawnBoard = Omit<BoardModule, "default" | "Ending"> & {
  default: Component<{ table: never }>;
  Ending?: Component<{ table: never; past: never }>;
};

export interface Registration {
  /** As the server calls it. */
  name: string;
  /** The box on the shelf. Its words, box-GAME and box-GAME-line, lie beside the art. */
  box: {
    /** An SVG file as text. */
    art(): Promise<{ default: string }>;
    /** The colour of the lid, and of the title on it. */
    lid: string;
    ink: string;
  };
  /** Without one the game is played on the generic board. */
  board?(): Promise<DrawnBoard>;
  /** The guided first game. */
  guide?(): Promise<{ guide: Guide<never> }>;
  /** The game in two minutes. */
  lesson?(): Promise<{ lesson: Lesson }>;
  /** The book of a story that is told over several evenings. */
  book?(): Promise<{ default: Component<BookProps<never, never, never>> }>;
  /** What board, guide and lesson say, and the headings of the rules; all other words come from the game itself. */
  words?: Book;
}
