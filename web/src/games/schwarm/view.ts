/** What a board reads off the view of a seat, and off the cards and tiles in use. */

import type { Card, SchwarmCatalogue, SchwarmView } from "./declared";

export const total = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, each) => sum + each, 0);

/** The field that a tile or a buoy is asked for. */
export const fieldAsked = ({ about }: SchwarmView): string | null =>
  about.field === undefined ? null : String(about.field);

/** Cards are being taken, not played. */
export const drafting = (view: SchwarmView): boolean =>
  view.row.length > 0 || view.step === "acquire" || view.step === "pick_ability" || view.round === 0;

/** What is on the face of a card: its colour, the action drawn on it, and how far a danger moves. */
export interface Facts {
  colour: string;
  action: string;
  range: number;
}

/** What an action card does, or a joker as one of the actions (`joker_whale`); a bare joker and abilities have none. */
export function effectsOf({ cards, joker }: SchwarmCatalogue, name: string): Card["effects"] {
  return cards[name]?.effects ?? joker.filter((effect) => name === `joker_${effect.do}`);
}

/** The face of an action card, of a joker, or of an ability. */
export function factsOf(catalogue: SchwarmCatalogue, name: string): Facts {
  const [effect] = effectsOf(catalogue, name);
  const colour = catalogue.cards[name]?.colour ?? (name.startsWith("joker") ? "joker" : "ability");
  return { colour, action: String(effect?.do ?? name), range: Number(effect?.range ?? 0) };
}

export const shapeOf = ({ shapes }: SchwarmCatalogue, tile: string): string =>
  Object.keys(shapes).find((shape) => shapes[shape]?.tiles.includes(tile)) ?? "";

/** What a shape can be turned into, clockwise. */
export const turnsOf = ({ shapes }: SchwarmCatalogue, shape: string): string[] => shapes[shape]?.tiles ?? [];
