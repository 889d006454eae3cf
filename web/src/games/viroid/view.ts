/** Queries about the view of a seat and the content in use. */

import type { Pathogen, PlayerView, Strain, Symptom, Table, ViroidView } from "./declared";

/** Return the pathogen of this game, with the further abilities agreed at this table. */
export function pathogenOf(table: Table): Pathogen & { name: string; lines: Symptom[] } {
  const { pathogen: name, three_abilities } = table.look.view;
  const pathogen = table.game.catalogue.pathogens[name] as Pathogen;
  return { name, ...pathogen, lines: three_abilities ? pathogen.three_abilities : pathogen.abilities };
}

/** Return the strains of a player, each with its developed lines. */
export const strainsOf = (
  { game }: Table,
  { strains }: PlayerView,
): (Strain & { name: string; developed: Symptom[] })[] =>
  strains.flatMap((slot) => {
    const strain = slot && game.catalogue.strains[slot.strain];
    return strain ? [{ ...strain, name: slot.strain, developed: strain.symptoms.slice(0, slot.developed) }] : [];
  });

/** The letter of Massive Research cards, and the number of them still to come. */
export const MASSIVE = "M";
export const massiveLeft = ({ deck }: ViroidView): number =>
  deck.reduce((sum, { letters }) => sum + (letters[MASSIVE] ?? 0), 0);

/** Return the seat whose infected are in a well, or -1. */
export const ownerOf = (well: string): number => (/^\d+$/.test(well) ? Number(well) : -1);
