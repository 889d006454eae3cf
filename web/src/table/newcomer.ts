/** Who is new to a game, and may want to have it explained. */

import { registered } from "../games/registry";
import { settings } from "../lib/settings.svelte";
import type { TableInfo } from "../wire";

/** Whether somebody has come to another's table, of a game that they have not seen. */
export function isNewcomer({ game, you_host }: TableInfo): boolean {
  return !you_host && Boolean(registered(game).guide) && !settings.seen.includes(game);
}
