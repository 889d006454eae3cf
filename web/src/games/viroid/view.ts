/** This game as the server tells it: the view of a seat, what has happened, and the content in use. */

import type { BoardTable, Happening, Words } from "../board";
import type { Event, ViroidCatalogue, ViroidView } from "./declared";

export const viewOf = (table: BoardTable): ViroidView => table.look.view as unknown as ViroidView;
export const catalogueOf = (table: BoardTable): ViroidCatalogue => table.game.catalogue as unknown as ViroidCatalogue;
export const eventsOf = (events: Happening[]): Event[] => events as Event[];
