/** Names and descriptions of cards and players, for the board and for screen readers. */

import { sentences } from "../../lib/game-texts";
import type { Table } from "./declared";
import { cardOf } from "./view";

/** Return the name on a card, with soft hyphens. */
export function titleOf(table: Table, card: string): string {
  const own = `mz-name-${card}`;
  return table.texts.has(own) ? table.texts.say(own) : table.texts.thing("card", card);
}

/** Return a card's effect in words. A red card has a text; all others have effects. */
export function textOf(table: Table, card: string): string {
  const own = `card-${card}-text`;
  return table.texts.has(own) ? table.texts.say(own) : table.texts.effects(cardOf(table, card).effects).join(" ");
}

/** Return everything that a card shows, in words. */
export function cardWords(table: Table, card: string): string {
  const t = table.texts;
  const { colour, amount, leaves } = cardOf(table, card);
  const head = [t.thing("card", card), t.say(`colour-${colour}`), amount || "", leaves ? t.say("mz-leaves") : ""];
  return sentences([head.filter(Boolean).join(", "), textOf(table, card)]);
}

/** Return everything in front of a player, in words. */
export function placeWords(table: Table, seat: number): string {
  const t = table.texts;
  const view = table.look.view;
  const player = view.players[seat]!;
  const said = t.say("mz-place", {
    name: table.names[seat] ?? "",
    blood: player.blood,
    full: table.game.catalogue.full_blood,
    hand: player.hand_size,
    draw: player.draw_size,
    discard: player.discard.length,
  });
  const more = [view.active === seat ? t.say("mz-has-lamp") : "", player.infected ? t.say("infected") : ""];
  return [said, ...more].filter(Boolean).join(", ");
}
