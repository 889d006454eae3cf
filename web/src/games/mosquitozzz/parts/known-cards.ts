/** Public knowledge about a pile or a player's cards: their contents without the order. */

import type { Table } from "../declared";

export interface KnownCards {
  title: string;
  sections: { label: string; cards: string[] }[];
  note: string;
}

/** A deck of the table, or the cards of a seat. */
export type Pile = "swarm_deck" | "experience" | number;

export function knownOf({ look: { view }, texts, names }: Table, pile: Pile): KnownCards {
  const known = (title: string, sections: Record<string, string[]>, note = ""): KnownCards => ({
    title,
    sections: Object.entries(sections).map(([name, cards]) => ({ label: texts.say(`mz-known-${name}`), cards })),
    note,
  });
  if (pile === "swarm_deck") return known(texts.say(`zone-${pile}`), { deck: view.swarm_deck, removed: view.removed });
  if (pile === "experience") return known(texts.say(`zone-${pile}`), { display: view.display, deck: view.experience });
  const { hand, holds, unseen, discard, maybe_red: n } = view.players[pile]!;
  const name = names[pile] ?? "";
  if (hand) return known(name, { draw: without(unseen, hand), discard });
  return known(name, { holds, unseen, discard }, texts.say("mz-known-reds", { n }));
}

/** Return cards without some others. */
export function without(cards: string[], others: string[]): string[] {
  const left = [...cards];
  for (const card of others) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
