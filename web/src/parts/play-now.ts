/** How a game against bots begins at once. */

import { guideOf } from "../games/registry";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { GameCard } from "../wire";
import { anybody, strengthOf } from "./cast";
import { person } from "./me.svelte";

/** The bots chosen last, or else one that is neither a pushover nor a wall. */
export function usualLevel(bots: string[]): string {
  const liked = [settings.level, "medium", "greedy"].find((level) => bots.includes(level));
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
  const guide = settings.seen.includes(card.name) ? null : await guideOf(card.name);
  if (guide) {
    const { deal, options, seats } = guide;
    const { id } = await api.newTable({ game: card.name, options, seats, settings: table, start: true, deal });
    return `/t/${id}?guide`;
  }
  const [least, most] = playerRange(card) ?? [3, 3];
  const players = Math.min(Math.max(3, least), most);
  const seats = ["you", ...Array<string>(players - 1).fill(anybody(usualLevel(bots)))];
  return `/t/${(await api.newTable({ game: card.name, seats, settings: table, start: true })).id}`;
}

/** Meet one bot alone, at the smallest table at which two can. Returns the address of the table. */
export async function meet(card: GameCard, bot: string): Promise<string> {
  await person.known();
  const table = { pace: settings.pace, hints: true };
  const players = Math.max(2, playerRange(card)?.[0] ?? 2);
  const seats = ["you", bot, ...Array<string>(players - 2).fill(anybody(strengthOf(bot)))];
  return `/t/${(await api.newTable({ game: card.name, seats, settings: table, start: true })).id}`;
}
