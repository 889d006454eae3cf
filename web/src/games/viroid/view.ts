/** What a board reads off the view of a seat, and off the content in use. */

import type { Pathogen, Symptom, Table } from "./declared";

/** The pathogen that all play, and its further abilities as agreed at this table. */
export function pathogenOf(table: Table): Pathogen & { name: string; lines: Symptom[] } {
  const { pathogen: name, three_abilities } = table.look.view;
  const pathogen = table.game.catalogue.pathogens[name] as Pathogen;
  return { name, ...pathogen, lines: three_abilities ? pathogen.three_abilities : pathogen.abilities };
}

/** The seat whose infected are in a well; -1 if nobody's are. */
export const ownerOf = (well: string): number => (/^\d+$/.test(well) ? Number(well) : -1);
