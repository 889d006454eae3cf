/** What a book is given that tells of a story: each game that has one draws it. */

import type { Snippet } from "svelte";
import type { GameTexts } from "../lib/game-texts";
import type { GameInfo } from "../wire";
import type { Happening, Told } from "./board";

export interface BookProps<
  View extends object = object,
  Catalogue extends object = object,
  Event extends Happening = Happening,
> {
  game: Omit<GameInfo, "catalogue"> & { catalogue: Catalogue };
  texts: GameTexts;
  /** The table where the story stands; null before it has begun. */
  view: View | null;
  /** Fetch everything that has happened in the story so far. */
  recall(): Promise<Told<Event>[]>;
  /** How it goes on, or begins: the buttons. */
  ways: Snippet;
  /** Begin with a part of the story, and with nothing of what came before. */
  alone(part: number): void;
}
