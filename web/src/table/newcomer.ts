/** Newcomers to a game, who may need an introduction. */

import { registered } from "../games/registry";
import { settings } from "../lib/settings.svelte";
import type { TableInfo } from "../wire";

/** Return whether the player has joined someone else's table for a game that they have not seen. */
export function isNewcomer({ game, you_host }: TableInfo): boolean {
  return !you_host && Boolean(registered(game).guide) && !settings.seen.includes(game);
}
