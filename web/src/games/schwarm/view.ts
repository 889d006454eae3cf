/** What a board reads off the view of a seat. */

import type { SchwarmView } from "./declared";

export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);

/** The field that a tile or a buoy is asked for. */
export const fieldAsked = ({ about }: SchwarmView): string | null =>
  about.field === undefined ? null : String(about.field);

/** Cards are being taken, not played. */
export const drafting = (view: SchwarmView): boolean =>
  view.row.length > 0 || view.step === "acquire" || view.step === "pick_ability" || view.round === 0;
