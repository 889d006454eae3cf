/** Buttons for common actions that take several choices. */

import { counted } from "../../kit/cards";
import type { Shortcut } from "../board";
import type { Choice, Table } from "./declared";
import { titleOf } from "./words";

/** Return buttons that choose all cards that stay in the swarm at once. */
export function shortcuts(table: Table): Shortcut[] {
  const { to_stay: stay } = table.look.view;
  if (!stay) return [];
  const naming = (label: string, cards: string[]): Shortcut => {
    const named: Choice[] = cards.map((card) => ({ do: "stay", card }));
    return { label: table.texts.say(label, { cards: listed(table, cards) }), choices: [...named, { do: "enough" }] };
  };
  const most = naming("mz-stay-most", stay.most);
  if (!stay.fewest.length) return [most];
  if (stay.fewest.join() === stay.most.join()) return [naming("mz-stay-these", stay.most)];
  return [naming("mz-stay-fewest", stay.fewest), most];
}

function listed(table: Table, cards: string[]): string {
  const named = counted(cards).map(([card, n]) => (n > 1 ? `${n} × ${plain(table, card)}` : plain(table, card)));
  return named.join(", ");
}

const plain = (table: Table, card: string): string => titleOf(table, card).replaceAll("\u00ad", "");
