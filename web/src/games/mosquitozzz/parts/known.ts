/** What everybody can know of a pile or of a player's cards: what is in it, not in which order. */

import type { Table } from "../declared";

export interface Section {
  label: string;
  cards: string[];
}

export interface Known {
  title: string;
  sections: Section[];
  note: string;
}

/** A deck of the table, or the cards of a seat. */
export function knownOf(table: Table, what: "swarm_deck" | "experience" | number): Known {
  const view = table.look.view;
  const t = table.texts;
  const section = (name: string, cards: string[]): Section => ({ label: t.say(`mz-known-${name}`), cards });
  if (what === "swarm_deck") {
    const sections = [section("deck", view.swarm_deck), section("removed", view.removed)];
    return { title: t.say("zone-swarm_deck"), sections, note: "" };
  }
  if (what === "experience") {
    const sections = [section("display", view.display), section("deck", view.experience)];
    return { title: t.say("zone-experience"), sections, note: "" };
  }
  const player = view.players[what]!;
  const discard = section("discard", player.discard);
  const title = table.names[what] ?? "";
  if (player.hand) {
    return { title, sections: [section("draw", without(player.unseen, player.hand)), discard], note: "" };
  }
  const sections = [section("holds", player.holds), section("unseen", player.unseen), discard];
  return { title, sections, note: t.say("mz-known-reds", { n: player.maybe_red }) };
}

/** What is left of some cards when others are taken out. */
export function without(cards: string[], others: string[]): string[] {
  const left = [...cards];
  for (const card of others) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
