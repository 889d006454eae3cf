/** Texts about the things of this game. */

import type { Reading } from "../../kit/tooltip.svelte";
import type { GameTexts } from "../../lib/game-texts";
import type { Texts } from "../../lib/texts.svelte";
import { chartOf } from "./chart";
import type { PlayerView, SchwarmCatalogue, SchwarmView, Table } from "./declared";
import { drafting, effectsOf, factsOf, total } from "./view";

/** Return the tooltip of a card: an action card, a joker with an action, or an ability. */
export function readCard(table: Table, name: string): Reading {
  const { texts } = table;
  const catalogue = table.game.catalogue;
  if (!name) return { title: texts.say("sw-hidden-card"), lines: [] };
  if (name === "joker") return { title: texts.say("card-joker"), lines: jokerText(texts, catalogue) };
  const { colour, action } = factsOf(catalogue, name);
  if (colour === "ability") return { title: texts.thing(colour, name), lines: [texts.say(`ability-${name}-text`)] };
  const title = colour === "joker" ? texts.choice({ do: "joker", action }, []) : texts.thing("card", name);
  return { title, lines: texts.effects(effectsOf(catalogue, name)) };
}

function jokerText(texts: Texts, { joker }: SchwarmCatalogue): string[] {
  const dangers = joker.filter(({ range }) => range);
  const ranges = dangers.map((effect) => `${texts.say(`action-${effect.do}`)} ${effect.range}`);
  return [texts.say("sw-joker-text", { dangers: ranges.join(", ") })];
}

/** Return the printed name of a card. */
export function shortName(table: Table, name: string): string {
  const { texts } = table;
  const { colour, action } = factsOf(table.game.catalogue, name);
  if (name === "joker" || colour === "ability") return texts.say(`card-${name}`);
  return texts.say(texts.has(`sw-short-${action}`) ? `sw-short-${action}` : `action-${action}`);
}

/** Return the number of tiles of each shape, in words. */
function shapesIn(texts: Texts, counts: Record<string, number>): string {
  const some = Object.entries(counts).filter(([, n]) => n);
  return some.map(([shape, n]) => `${n} × ${texts.say(`shape-${shape}`)}`).join(", ");
}

/** Return the tooltip of a player, with everything that does not fit onto the mark. If the game is `over`, nothing more
 * is scored. */
export function readPlayer(texts: GameTexts, player: PlayerView, name: string, over = false): Reading {
  const left = Object.entries(player.left).map(([piece, n]) => `${n} ${texts.say(`piece-${piece}`)}`);
  const tiles = shapesIn(texts, player.tiles);
  const cards = player.cards?.map((card) => texts.thing("card", card)) ?? [
    texts.say("board-cards", { n: player.card_count }),
  ];
  const lines = [
    over ? "" : texts.say("sw-scores", { now: player.round_points, end: player.final_points }),
    texts.say("sw-left", { left: left.join(", ") }),
    tiles ? texts.say("sw-tiles", { tiles }) : "",
    player.ability ? texts.say(`ability-${player.ability}`) : "",
    player.order_card ? texts.say("sw-order-card", { n: player.order_card }) : "",
    cards.length ? texts.say("sw-cards", { cards: cards.join(", ") }) : "",
    texts.say("sw-networks"),
  ];
  return { title: `${name}: ${texts.say("board-points", { n: player.points })}`, lines: lines.filter(Boolean) };
}

/** Return a place and everything on it in words, for screen readers. */
export function describe(table: Table, name: string): string {
  const { texts, names } = table;
  const view = table.look.view;
  const { land, value, coast } = chartOf(table).place(name);
  const parts = land
    ? [texts.say("sw-land", { land: texts.thing("land", name), coast, n: value })]
    : [name, waterWord(texts, name, view, table.game.catalogue.queen)];
  view.players.forEach((player, seat) => {
    const owner = names[seat] ?? "";
    const staff = player.stations[name];
    if (staff !== undefined) parts.push(texts.say("sw-station-of", { name: owner, n: staff }));
    for (const pieces of ["ships", "buoys"] as const) {
      const n = player[pieces].filter((field) => field === name).length;
      if (n) parts.push(texts.say(`sw-${pieces}-of`, { name: owner, n }));
    }
  });
  if (view.whales.includes(name)) parts.push(texts.say("action-whale"));
  if (view.tsunamis.includes(name)) parts.push(texts.say("action-tsunami"));
  if (view.crab === name) parts.push(texts.say("action-crab"));
  return parts.join(", ");
}

function waterWord(texts: Texts, name: string, view: SchwarmView, queen: string): string {
  if (name === queen) return texts.say("board-queen");
  if (view.face_down.includes(name)) return texts.say("board-face_down");
  const tile = view.tiles[name];
  return tile ? texts.say(`tile-${tile}`) : texts.say("board-water");
}

/** Return the tooltip of a tile shape, with the number of all face-down tiles. */
export function readShape(table: Table, shape: string): Reading {
  const { texts } = table;
  const view = table.look.view;
  const points = texts.say("sw-gain-now", { n: table.game.catalogue.shapes[shape]?.points ?? 0 });
  const unseen = texts.say("sw-unseen", { n: total(view.unseen) });
  return { title: `${texts.say(`shape-${shape}`)}: ${points}`, lines: [`${unseen}: ${shapesIn(texts, view.unseen)}`] };
}

/** Return the cards that the player still has to take in this round, or "". */
export function stillToTake(table: Table): string {
  const { texts } = table;
  const { view, seat } = table.look;
  const player = view.players[seat];
  if (!player || !view.round || !drafting(view)) return "";
  const actions = player.to_take ? [texts.say("sw-still-actions", { n: player.to_take })] : [];
  const what = [...actions, ...(player.order_card ? [] : [texts.say("sw-still-order")])];
  return what.length ? texts.say("sw-still", { what: what.join(" + ") }) : "";
}
