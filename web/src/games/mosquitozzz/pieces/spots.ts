/** All pieces on the table and their zones: cards, drops of blood, mosquitos, the lamp. */

import type { Spot } from "../../../kit/pieces/identity";
import type { Words } from "../../board";
import type { MosquitozzzCatalogue, MosquitozzzView } from "../declared";

type View = MosquitozzzView;
type Cards = Pick<MosquitozzzCatalogue, "cards">;

/** Mosquitos never leave for good. Those outside the swarm wait in the dark around the terrace. */
export const MOSQUITOS = 48;
export const LAMP = "lamp!";
export const DROP = "drop!";
export const MOSQUITO = "mosquito!";

/** Return all pieces with their zones. `chosen` is the player's own secret choice. */
export function spotsOf(view: View, catalogue: Cards, chosen: Words | null): Spot[] {
  return [
    ...cards(view, chosen),
    ...view.players.flatMap(({ blood }, seat) => many(`blood:${seat}`, blood, DROP)),
    ...many("bank", view.bank, DROP),
    ...mosquitos(view, catalogue),
    { kind: LAMP, zone: `lamp:${view.active}`, place: 0 },
  ];
}

const zoned = (zone: string, kinds: string[]): Spot[] => kinds.map((kind, place) => ({ kind, zone, place }));
const many = (zone: string, n: number, kind = ""): Spot[] => zoned(zone, Array<string>(n).fill(kind));

function cards(view: View, chosen: Words | null): Spot[] {
  return [
    ...view.players.flatMap((_, seat) => playerCards(view, seat, chosen)),
    ...zoned("display", view.display),
    ...zoned("swarm", view.swarm),
    ...zoned("staying", view.staying),
    ...zoned("removed", view.removed),
    ...many("swarm_deck", view.swarm_deck.length),
    ...many("experience", view.experience.length),
  ];
}

/** Return a player's cards. A secretly chosen card has left the hand, even if it cannot be seen. */
function playerCards(view: View, seat: number, chosen: Words | null): Spot[] {
  const player = view.players[seat]!;
  const own = player.hand !== null;
  const hand = own ? [...player.hand!] : Array<string>(player.hand_size).fill("");
  const laid = player.laid ? [player.laid] : [];
  const secret = secretCard(view, seat, own ? chosen : null);
  if (secret !== null) {
    const place = hand.indexOf(secret);
    if (place >= 0) laid.push(...hand.splice(place, 1));
  }
  return [
    ...zoned(`hand:${seat}`, hand),
    ...zoned(`laid:${seat}`, laid),
    ...(player.infected ? zoned(`infected:${seat}`, [player.infected]) : []),
    ...zoned(`discard:${seat}`, player.discard),
    ...many(`draw:${seat}`, player.draw_size),
  ];
}

/** Return the card that a player has laid face down: "" if it is hidden, null if there is none. */
function secretCard(view: View, seat: number, chosen: Words | null): string | null {
  if (chosen?.card && (chosen.do === "lay" || chosen.do === "discard")) return String(chosen.card);
  const isSecret = view.step === "lay_cards" && seat !== view.seat;
  return isSecret && view.asked.includes(seat) && !view.owing.includes(seat) ? "" : null;
}

/** Return the mosquitos in the air, on the ground, and in the dark. */
function mosquitos(view: View, catalogue: Cards): Spot[] {
  const { left, flat } = crowd(view, catalogue);
  const dark = Math.max(0, MOSQUITOS - left - flat);
  return [...many("cloud", left, MOSQUITO), ...many("flat", flat, MOSQUITO), ...many("dark", dark, MOSQUITO)];
}

/** Return the number of mosquitos in the air and of those repelled in this attack. */
export function crowd(view: View, { cards }: Cards): { left: number; flat: number; all: number } {
  const known = [...view.swarm, ...view.staying].reduce((sum, name) => sum + (cards[name]?.amount ?? 0), 0);
  const left = view.fighting ? view.left : known;
  const all = Math.max(known, left);
  return { left, flat: all - left, all };
}
