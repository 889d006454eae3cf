/** How a game against bots begins at once. */

import { guideOf } from "../games/registry";
import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { GameCard } from "../wire";
import { anybody, strengthOf } from "./cast";
import { person } from "./person.svelte";

type Value = GameCard["options"][number]["default"];

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

/** Which of the things that a box holds is usually played: null if all play the same. */
export function usualScenario(card: GameCard): Value | null {
  return card.options.find((option) => option.name === card.scenario)?.default ?? null;
}

/** Sit down with bots: the first time with a guide, later with two of them or as many as the game wants. Whoever wants
 * another chapter than usual needs no guide. Returns the address of the table. */
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

/** Meet one bot alone, at the smallest table at which two can. Returns the address of the table. */
export async function meet(card: GameCard, bot: string): Promise<string> {
  await person.known();
  const table = { pace: settings.pace, hints: true };
  const players = Math.max(2, playerRange(card)?.[0] ?? 2);
  const seats = ["you", bot, ...Array<string>(players - 2).fill(anybody(strengthOf(bot)))];
  return `/t/${(await api.newTable({ game: card.name, seats, settings: table, start: true })).id}`;
}
