/** What stands on the shelf, and how a game against bots begins at once. */

import { guides } from "../../games/guide";
import { api } from "../../lib/api";
import { settings } from "../../lib/settings.svelte";
import { person } from "../../parts/me.svelte";
import type { GameCard, Shelf } from "../../wire";

/** The boxes that have their own art, in the order of the shelf. Those the server does not list are still to come. */
export const BOXES = ["mosquitozzz", "schwarm", "viroid", "maus"];

export interface BoxOnShelf {
  name: string;
  /** Null until the server has been heard, and for games that are still to come. */
  card: GameCard | null;
}

/** All boxes: ours first, then whatever else the server offers. */
export function boxes(shelf: Shelf | null): BoxOnShelf[] {
  const games = shelf?.games ?? [];
  const others = games.map((game) => game.name).filter((name) => !BOXES.includes(name));
  return [...BOXES, ...others].map((name) => ({ name, card: games.find((game) => game.name === name) ?? null }));
}

/** A bot that is neither a pushover nor a wall. */
export function usualLevel(bots: string[]): string {
  const liked = ["medium", "greedy"].find((level) => bots.includes(level));
  return liked ?? bots[Math.floor(bots.length / 2)] ?? "";
}

/** How many can play, such as [2, 4]; null if the game does not say. */
export function playerRange(card: GameCard): [number, number] | null {
  const players = card.options.find((option) => option.name === "players");
  const counts = (players?.values ?? []).map(Number);
  return counts.length ? [Math.min(...counts), Math.max(...counts)] : null;
}

/** Sit down with bots: the first time with a guide, later with two of them or as many as the game wants. Returns the
 * address of the table. */
export async function playNow(card: GameCard, bots: string[]): Promise<string> {
  await person.known();
  const table = { pace: settings.pace, hints: true };
  const guide = settings.seen.includes(card.name) ? undefined : guides[card.name];
  if (guide) {
    const { deal, options, seats } = guide;
    const { id } = await api.newTable({ game: card.name, options, seats, settings: table, start: true, deal });
    return `/t/${id}?guide`;
  }
  const [least, most] = playerRange(card) ?? [3, 3];
  const players = Math.min(Math.max(3, least), most);
  const seats = ["you", ...Array<string>(players - 1).fill(usualLevel(bots))];
  return `/t/${(await api.newTable({ game: card.name, seats, settings: table, start: true })).id}`;
}
