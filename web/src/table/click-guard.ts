/** A guard against unintended clicks. A double click counts once. A click while news is still being shown skips to its
 * end, unless there is something to read first. */

import type { TableSession } from "./session.svelte";

const DOUBLE = 500;

/** Stop a click that would make an unintended choice. */
export function guardClick(session: TableSession, event: MouseEvent): void {
  const again = event.detail > 1 && performance.now() - session.clickedAt < DOUBLE;
  if (!again && (!session.isBehind || session.held)) return;
  if (!again) session.skip();
  session.clickedAt = performance.now();
  event.stopPropagation();
  event.preventDefault();
}
