/** What a board reads off the view of a seat, and off the content in use. */

import type { Pathogen, PlayerView, Strain, Symptom, Table, ViroidView } from "./declared";

/** The pathogen that all play, and its further abilities as agreed at this table. */
export function pathogenOf(table: Table): Pathogen & { name: string; lines: Symptom[] } {
  const { pathogen: name, three_abilities } = table.look.view;
  const pathogen = table.game.catalogue.pathogens[name] as Pathogen;
  return { name, ...pathogen, lines: three_abilities ? pathogen.three_abilities : pathogen.abilities };
}

/** The strains of a player, each with the lines that are developed. */
export const strainsOf = (
  { game }: Table,
  { strains }: PlayerView,
): (Strain & { name: string; developed: Symptom[] })[] =>
  strains.flatMap((slot) => {
    const strain = slot && game.catalogue.strains[slot.strain];
    return strain ? [{ ...strain, name: slot.strain, developed: strain.symptoms.slice(0, slot.developed) }] : [];
  });

/** The letter of the cards of Massive Research, and how many of them are still to come. */
export const MASSIVE = "M";
export const massiveLeft = ({ deck }: ViroidView): number =>
  deck.reduce((sum, { letters }) => sum + (letters[MASSIVE] ?? 0), 0);

/** The seat whose infected are in a well; -1 if nobody's are. */
export const ownerOf = (well: string): number => (/^\d+$/.test(well) ? Number(well) : -1);
