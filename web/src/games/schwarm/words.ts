/** Things of this game as people say them. */

import type { Reading } from "../../kit/tooltip.svelte";
import type { Texts } from "../../lib/texts.svelte";
import { factsOf } from "./rules/cards";
import { JOKER_RANGE, place, QUEEN, TILE_POINTS } from "./rules/sea";
import { PIECES, type PlayerView, type SchwarmView, type Shape, total } from "./view";

/** A card to be read: an action card, a joker as something, or an ability. */
export function readCard(texts: Texts, name: string): Reading {
  if (!name) return { title: texts.say("sw-hidden-card"), lines: [] };
  if (name === "joker") return { title: texts.say("card-joker"), lines: [texts.say("sw-joker-text")] };
  const { colour, action } = factsOf(name);
  if (colour === "joker")
    return {
      title: texts.say("sw-joker-as", { action: texts.say(`action-${action}`) }),
      lines: actionText(texts, action),
    };
  if (colour === "ability") return { title: texts.say(`ability-${name}`), lines: [texts.say(`ability-${name}-text`)] };
  return { title: texts.thing("card", name), lines: [texts.say(`card-${name}-text`)] };
}

/** The name of a card as it stands on it. */
export function shortName(texts: Texts, name: string): string {
  const { colour, action } = factsOf(name);
  return name === "joker" || colour === "ability" ? texts.say(`card-${name}`) : texts.say(`sw-short-${action}`);
}

/** What a joker does as an action: the same as the light card of it. */
function actionText(texts: Texts, action: string): string[] {
  const reach = JOKER_RANGE[action];
  const keys = [`card-light_${action}${reach ? `_${reach}` : ""}-text`, `card-green_${action}-text`];
  return keys
    .filter((key) => texts.has(key))
    .slice(0, 1)
    .map((key) => texts.say(key));
}

/** Everything about a player that the mark has no room for. */
export function readPlayer(texts: Texts, player: PlayerView, name: string): Reading {
  const left = PIECES.map((piece) => `${player.left[piece]} ${texts.say(`piece-${piece}`)}`).join(", ");
  const tiles = Object.entries(player.tiles)
    .filter(([, n]) => n)
    .map(([shape, n]) => `${n} × ${texts.say(`shape-${shape}`)}`);
  const cards = player.cards?.map((card) => texts.thing("card", card)) ?? [
    texts.say("board-cards", { n: player.card_count }),
  ];
  const lines = [
    texts.say("sw-scores", { now: player.round_points, end: player.final_points }),
    texts.say("sw-left", { left }),
    tiles.length ? texts.say("sw-tiles", { tiles: tiles.join(", ") }) : "",
    player.ability ? texts.say(`ability-${player.ability}`) : "",
    player.order_card ? texts.say("sw-order-card", { n: player.order_card }) : "",
    cards.length ? texts.say("sw-cards", { cards: cards.join(", ") }) : "",
    texts.say("sw-networks"),
  ];
  return { title: `${name}: ${texts.say("board-points", { n: player.points })}`, lines: lines.filter(Boolean) };
}

/** A place and everything on it, for those who hear the board. */
export function describe(texts: Texts, name: string, view: SchwarmView, names: string[]): string {
  const at = place(name);
  const parts = at.land
    ? [texts.say("sw-land", { land: texts.thing("land", name), n: at.value })]
    : [name, waterWord(texts, name, view)];
  view.players.forEach((player, seat) => {
    const owner = names[seat] ?? "";
    const staff = player.stations[name];
    if (staff !== undefined) parts.push(texts.say("sw-station-of", { name: owner, n: staff }));
    const ships = player.ships.filter((field) => field === name).length;
    if (ships) parts.push(texts.say("sw-ships-of", { name: owner, n: ships }));
    const buoys = player.buoys.filter((field) => field === name).length;
    if (buoys) parts.push(texts.say("sw-buoys-of", { name: owner, n: buoys }));
  });
  if (view.whales.includes(name)) parts.push(texts.say("action-whale"));
  if (view.tsunamis.includes(name)) parts.push(texts.say("action-tsunami"));
  if (view.crab === name) parts.push(texts.say("action-crab"));
  return parts.join(", ");
}

function waterWord(texts: Texts, name: string, view: SchwarmView): string {
  if (name === QUEEN) return texts.say("board-queen");
  if (view.face_down.includes(name)) return texts.say("board-face_down");
  const tile = view.tiles[name];
  return tile ? texts.say(`tile-${tile}`) : texts.say("board-water");
}

/** A tile in front of you, and what still lies face down altogether. */
export function readShape(texts: Texts, shape: Shape, view: SchwarmView): Reading {
  const unseen = Object.entries(view.unseen)
    .filter(([, n]) => n)
    .map(([each, n]) => `${n} × ${texts.say(`shape-${each}`)}`);
  const points = texts.say("sw-gain-now", { n: TILE_POINTS[shape] ?? 0 });
  const title = `${texts.say(`shape-${shape}`)}: ${points}`;
  return { title, lines: [`${texts.say("sw-unseen", { n: total(view.unseen) })}: ${unseen.join(", ")}`] };
}
