/** How a game is taught in two minutes: a few pictures made of its own pieces, with a few sentences each. */

import type { Component } from "svelte";
import type { Args } from "../lib/texts.svelte";

/** Its words are lesson-GAME-ID and lesson-GAME-ID-text. */
export interface Panel {
  id: string;
  /** The section of the rules in which it is told in full, such as MZ-A. */
  section: string;
}

export interface Lesson {
  panels: readonly Panel[];
  /** What is drawn for a panel, as parts of an SVG of 240 by 130. */
  Picture: Component<{ name: string }>;
  /** The numbers that the sentences speak of, as the game's catalogue has them. */
  numbers(catalogue: object): Args;
}
