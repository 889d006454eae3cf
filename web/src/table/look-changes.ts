/** The game as this browser sees it: what everybody sees is told once and then only as it changes, and what a seat sees
 * besides lies over it. */

import type { Look, Play } from "../wire";

type Change = NonNullable<Play["changes"]>[number];
type View = Look["view"];

/** Where the game stands, with all that each seat at this device sees. */
export interface Standing extends Omit<Play, "looks" | "view" | "changes"> {
  looks: Look[];
}

/** The same view with some parts changed. What has not changed stays the same object, so that nothing is drawn anew that
 * looks as before. */
export function changed(view: View, changes: Change[]): View {
  return changes.reduce((seen, [path, part]) => replaced(seen, path, part) as View, view);
}

function replaced(whole: unknown, [step, ...rest]: (string | number)[], part: unknown): unknown {
  if (step === undefined) return part;
  const copy = Array.isArray(whole) ? [...whole] : { ...(whole as object) };
  const parts = copy as Record<string | number, unknown>;
  parts[step] = replaced(parts[step], rest, part);
  return copy;
}

export class Looking {
  private shared: View = {};

  /** Where the game stands, put together from what was told before and what is told now. */
  whole({ looks, view, changes, ...stand }: Play): Standing {
    this.shared = changed(view ?? this.shared, changes ?? []);
    const seen = looks.map(({ own, ...look }) => ({ ...look, view: changed(this.shared, own) }));
    return { ...stand, looks: seen };
  }
}
