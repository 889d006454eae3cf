/** What is printed on a card. */

export type Colour = "red" | "orange" | "green" | "blue";

export interface CardFacts {
  colour: Colour;
  /** Mosquitos it brings or repels, or drops it gives; 0 if it has no number. */
  amount: number;
  /** The exclamation mark: it leaves the game after use. */
  leaves: boolean;
}

const card = (colour: Colour, amount = 0, leaves = false): CardFacts => ({ colour, amount, leaves });

export const CARDS: Record<string, CardFacts> = {
  attack: card("red", 1),
  air_raid: card("red", 2),
  infestation: card("red", 3),
  invasion: card("red", 4),
  apocalypse: card("red", 5),
  alarm: card("orange", 0, true),
  infectious: card("orange", 0, true),
  resistant: card("orange", 0, true),
  alpha: card("orange", 0, true),
  beta: card("orange", 0, true),
  gamma: card("orange", 0, true),
  flat_hand: card("green"),
  scented_candle: card("green", 1),
  mosquito_spray: card("green", 2),
  mosquito_coil: card("green", 3),
  electric_swatter: card("green", 4),
  fog_bomb: card("green", 5, true),
  sanguification: card("blue", 1),
  ointment: card("blue", 3, true),
  medicine: card("blue", 1),
  mosquito_net: card("blue", 0, true),
};

/** A card from somebody's own list that this board has no picture of. */
const STRANGE: CardFacts = card("green");

export const factsOf = (name: string): CardFacts => CARDS[name] ?? STRANGE;
export const isRed = (name: string): boolean => factsOf(name).colour === "red";

/** The mosquitos that cards bring. */
export function mosquitosOn(names: string[]): number {
  return names.reduce((sum, name) => sum + (isRed(name) ? factsOf(name).amount : 0), 0);
}
