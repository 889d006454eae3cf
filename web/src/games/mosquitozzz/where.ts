/** Where on the terrace a choice is made, as selectors: the first that finds something counts. */

import type { Words } from "../board";

const HAND = ["lay", "use", "discard"];
const PLACE = ["pass_swarm", "pass_lamp"];

export function where({ do: word, card, seat, drops }: Words): string[] {
  const thing = (name: string): string[] => [`[data-thing="${name}"]`];
  if (HAND.includes(String(word))) return thing(`hand-${card}`);
  if (PLACE.includes(String(word))) return thing(`place-${seat}`);
  if (word === "use_laid") return thing(`laid-${seat}`);
  if (word === "stay") return thing(`swarm-${card}`);
  if (word === "learn") return thing(`display-${card}`);
  if (word === "drink") return thing(`drops-${drops}`);
  return word === "cure" ? thing("cure") : [];
}
