/** What is printed on a card, as far as its name tells. */

export interface CardFacts {
  colour: string;
  action: string;
  /** How far a danger goes; empty for all others. */
  reach: string;
}

/** What a joker can stand for, in the order in which it is spread out. */
export const ACTIONS: readonly string[] = ["station", "ship", "researcher", "whale", "tsunami", "crab"];

/** An action card, a joker as something, a joker, or an ability. */
export function factsOf(name: string): CardFacts {
  const [, colour = "", action = "", reach = ""] = /^(light|blue|green|joker)_(.+?)(?:_(\d+))?$/.exec(name) ?? [];
  return colour
    ? { colour, action, reach }
    : { colour: name === "joker" ? "joker" : "ability", action: name, reach: "" };
}
