/** Queries about the view of a seat and the cards and tiles in use. */

import type { Card, SchwarmCatalogue, SchwarmView } from "./declared";

export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);

/** Return the field of a question about a tile or a buoy. */
export const fieldAsked = ({ about }: SchwarmView): string | null =>
  about.field === undefined ? null : String(about.field);

/** Return whether cards are being taken, not played. */
export const drafting = (view: SchwarmView): boolean =>
  view.row.length > 0 || view.step === "acquire" || view.step === "pick_ability" || view.round === 0;

/** The data on the face of a card: its colour, its action, and the range of a danger. */
export interface Facts {
  colour: string;
  action: string;
  range: number;
}

/** Return the effects of an action card, or of a joker as an action (`joker_whale`). A plain joker and abilities have
 * none. */
export function effectsOf({ cards, joker }: SchwarmCatalogue, name: string): Card["effects"] {
  return cards[name]?.effects ?? joker.filter((effect) => name === `joker_${effect.do}`);
}

/** Return the face of an action card, of a joker, or of an ability. */
export function factsOf(catalogue: SchwarmCatalogue, name: string): Facts {
  const [effect] = effectsOf(catalogue, name);
  const colour = catalogue.cards[name]?.colour ?? (name.startsWith("joker") ? "joker" : "ability");
  return { colour, action: String(effect?.do ?? name), range: Number(effect?.range ?? 0) };
}

export const shapeOf = ({ shapes }: SchwarmCatalogue, tile: string): string =>
  Object.keys(shapes).find((shape) => shapes[shape]?.tiles.includes(tile)) ?? "";

/** Return the rotations of a shape, clockwise. */
export const turnsOf = ({ shapes }: SchwarmCatalogue, shape: string): string[] => shapes[shape]?.tiles ?? [];
