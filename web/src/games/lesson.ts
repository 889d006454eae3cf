/** A game's two-minute lesson: a few pictures made of its own pieces, with a few sentences each. */

import type { Component } from "svelte";
import type { Args } from "../lib/texts.svelte";

/** A panel of a lesson. Its texts are lesson-GAME-ID and lesson-GAME-ID-text. */
export interface Panel {
  id: string;
  /** The section of the rules with the full text, such as MZ-A. */
  section: string;
}

export interface Lesson {
  panels: readonly Panel[];
  /** The drawing of a panel, as parts of an SVG of 240 by 130. */
  Picture: Component<{ name: string }>;
  /** Return the numbers in the sentences, from the game's catalogue. */
  numbers(catalogue: object): Args;
}
