/** Quick start of a game against bots. */

import { guideOf } from "../games/registry";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { GameCard } from "../wire";
import { anybody, strengthOf } from "./cast";
import { person } from "./person.svelte";

type Value = GameCard["options"][number]["default"];

/** Return the bots chosen last, or else a medium level. */
export function usualLevel(bots: string[]): string {
  const liked = [settings.level, "medium", "greedy"].find((level) => bots.includes(level));
  return liked ?? bots[Math.floor(bots.length / 2)] ?? "";
}

/** Return the minimum and maximum number of players, such as [2, 4], or null if the game does not say. */
export function playerRange(card: GameCard): [number, number] | null {
  const players = card.options.find((option) => option.name === "players");
  const counts = (players?.values ?? []).map(Number);
  return counts.length ? [Math.min(...counts), Math.max(...counts)] : null;
}

/** Return the default scenario of a box, or null if it has only one. */
export function usualScenario(card: GameCard): Value | null {
  return card.options.find((option) => option.name === card.scenario)?.default ?? null;
}

/** Start a game against bots: the first time with a guide, later with two bots or as many as the game needs. There is
 * no guide for another scenario than the default. Returns the address of the table. */
export async function playNow(card: GameCard, bots: string[], scenario = usualScenario(card)): Promise<string> {
  await person.known();
  const table = { pace: settings.pace, hints: true };
  const isUsual = scenario === usualScenario(card);
  const guide = !isUsual || settings.seen.includes(card.name) ? null : await guideOf(card.name);
  if (guide) {
    const { deal, options, seats } = guide;
    const { id } = await api.newTable({ game: card.name, options, seats, settings: table, start: true, deal });
    return `/t/${id}?guide`;
  }
  const [least, most] = playerRange(card) ?? [3, 3];
  const players = Math.min(Math.max(3, least), most);
  const seats = ["you", ...Array<string>(players - 1).fill(anybody(usualLevel(bots)))];
  const wanted = scenario === null ? {} : { options: { [card.scenario]: scenario } };
  return `/t/${(await api.newTable({ game: card.name, ...wanted, seats, settings: table, start: true })).id}`;
}

/** Play against one bot at the smallest table for at least two. Returns the address of the table. */
export async function meet(card: GameCard, bot: string): Promise<string> {
  await person.known();
  const table = { pace: settings.pace, hints: true };
  const players = Math.max(2, playerRange(card)?.[0] ?? 2);
  const seats = ["you", bot, ...Array<string>(players - 2).fill(anybody(strengthOf(bot)))];
  return `/t/${(await api.newTable({ game: card.name, seats, settings: table, start: true })).id}`;
}
