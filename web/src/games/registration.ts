/** The registration of a game in the browser, in the `index.ts` of its folder. */

import type { Component } from "svelte";
import type { Book } from "../lib/texts.svelte";
import type { BoardModule } from "./board";
import type { BookProps } from "./book";
import type { Guide } from "./guide";
import type { Lesson } from "./lesson";

/** A game's board. It only gets tables of its own game. */
export type DrawnBoard = Omit<BoardModule, "default" | "Ending"> & {
  default: Component<{ table: never }>;
  Ending?: Component<{ table: never; past: never }>;
};

export interface Registration {
  /** The server's name of the game. */
  name: string;
  /** The box on the shelf. Its texts, box-GAME and box-GAME-line, are beside the art. */
  box: {
    /** Return an SVG file as text. */
    art(): Promise<{ default: string }>;
    /** The colour of the lid, and of the title on it. */
    lid: string;
    ink: string;
  };
  /** Return the board. Without one the game uses the generic board. */
  board?(): Promise<DrawnBoard>;
  /** Return the guide for the first game. */
  guide?(): Promise<{ guide: Guide<never> }>;
  /** Return the two-minute lesson. */
  lesson?(): Promise<{ lesson: Lesson }>;
  /** Return the book of a story over several evenings. */
  book?(): Promise<{ default: Component<BookProps<never, never, never>> }>;
  /** The texts of board, guide and lesson, and the headings of the rules. All other texts come from the server. */
  words?: Book;
}
