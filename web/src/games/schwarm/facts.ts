/** What is on the face of a card, and what shape a tile has. */

import type { Card, SchwarmCatalogue } from "./declared";

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
