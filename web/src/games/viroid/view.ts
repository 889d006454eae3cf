/** This game as the server tells it: the view of a seat, what has happened, and the content in use. */

import type { BoardTable, Happening } from "../board";
import type { Event, Pathogen, Symptom, ViroidCatalogue, ViroidView } from "./declared";

export const viewOf = (table: BoardTable): ViroidView => table.look.view as unknown as ViroidView;
export const catalogueOf = (table: BoardTable): ViroidCatalogue => table.game.catalogue as unknown as ViroidCatalogue;
export const eventsOf = (events: Happening[]): Event[] => events as Event[];

/** The pathogen that all play, and its further abilities as agreed at this table. */
export function pathogenOf(table: BoardTable): Pathogen & { name: string; lines: Symptom[] } {
  const { pathogen: name, three_abilities } = viewOf(table);
  const pathogen = catalogueOf(table).pathogens[name] as Pathogen;
  return { name, ...pathogen, lines: three_abilities ? pathogen.three_abilities : pathogen.abilities };
}

/** The seat whose infected are in a well; -1 if nobody's are. */
export const ownerOf = (well: string): number => (/^\d+$/.test(well) ? Number(well) : -1);
