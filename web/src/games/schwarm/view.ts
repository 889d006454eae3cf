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

/** What is on the face of a card. */
export type Facts = Pick<Card, "colour" | "action" | "range">;

/** An action card, a joker as something, a joker, or an ability. */
export function factsOf({ cards, joker }: SchwarmCatalogue, name: string): Facts {
  const [, action] = /^joker_(.+)$/.exec(name) ?? [];
  if (action) return { colour: "joker", action, range: joker[action] ?? 0 };
  return cards[name] ?? { colour: name === "joker" ? name : "ability", action: name, range: 0 };
}

/** The action card that does what a joker does as something. */
export function likeJoker({ cards, joker }: SchwarmCatalogue, action: string): string | undefined {
  const range = joker[action] ?? 0;
  return Object.keys(cards).find((name) => cards[name]?.action === action && cards[name].range === range);
}

export const shapeOf = ({ shapes }: SchwarmCatalogue, tile: string): string =>
  Object.keys(shapes).find((shape) => shapes[shape]?.tiles.includes(tile)) ?? "";

/** What a shape can be turned into, clockwise. */
export const turnsOf = ({ shapes }: SchwarmCatalogue, shape: string): string[] => shapes[shape]?.tiles ?? [];
