/** The loading of a game before it is shown. */

import { drawLater } from "../kit/deferred";
import { api } from "../lib/api";
import { GameTexts } from "../lib/game-texts";
import { openBook } from "../lib/texts.svelte";
import type { GameInfo, TableInfo } from "../wire";
import { registered } from "./registry";

/** Fetch a game and its texts in the reader's language. A table's game comes with the table's content. */
export async function readGame(of: string | TableInfo): Promise<{ game: GameInfo; texts: GameTexts }> {
  const name = typeof of === "string" ? of : of.game;
  const { words } = registered(name);
  const told = typeof of === "string" ? api.game(of) : api.gameAt(of);
  const [game] = await Promise.all([told, words && openBook(name, words)]);
  const texts = new GameTexts(game);
  await new Promise<void>((done) => drawLater(() => texts.prepare(), done));
  return { game, texts };
}
