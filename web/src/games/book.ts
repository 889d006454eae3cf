/** The interface of a story's book, which each game with a story draws. */

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
  /** The view of the story's table; null before the story has begun. */
  view: View | null;
  /** Fetch all events of the story so far. */
  recall(): Promise<Told<Event>[]>;
  /** The buttons that start or continue the story. */
  ways: Snippet;
  /** Start with a part of the story, without the results of earlier parts. */
  alone(part: number): void;
}
