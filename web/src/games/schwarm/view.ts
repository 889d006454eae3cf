/** This game as the server tells it: the view of a seat, what has happened, and the content in use. */

import type { BoardTable, Happening } from "../board";
import type { Event, SchwarmCatalogue, SchwarmView } from "./declared";

export const viewOf = (table: BoardTable): SchwarmView => table.look.view as unknown as SchwarmView;
export const catalogueOf = (table: BoardTable): SchwarmCatalogue => table.game.catalogue as unknown as SchwarmCatalogue;
export const eventsOf = (events: Happening[]): Event[] => events as Event[];

export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);

/** The field that a tile or a buoy is asked for. */
export const fieldAsked = ({ about }: SchwarmView): string | null =>
  about.field === undefined ? null : String(about.field);

/** Cards are being taken, not played. */
export const drafting = (view: SchwarmView): boolean =>
  view.row.length > 0 || view.step === "acquire" || view.step === "pick_ability" || view.round === 0;
