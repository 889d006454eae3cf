/** The cast: bots with a name, a face and a habit, each in three strengths. A seat calls them `igor-hard`. */

import { say } from "../lib/texts.svelte";

export const CAST = ["igor", "hamlet", "magda", "ottilie", "filou", "moritz"] as const;
export type Character = (typeof CAST)[number];
export const STRENGTHS = ["easy", "medium", "hard"];
const ANYBODY = "any";

/** Return the member of the cast, or null for other bots. */
export function characterOf(bot: string): Character | null {
  const [who, strength = ""] = bot.split("-");
  return STRENGTHS.includes(strength) ? (CAST.find((each) => each === who) ?? null) : null;
}

/** Return the strength of a bot, with or without a character. */
export const strengthOf = (bot: string): string => bot.split("-").at(-1) ?? bot;

/** Return the placeholder for a free member of the cast at a level, or the level itself if it has no cast. */
export const anybody = (level: string): string => (STRENGTHS.includes(level) ? `${ANYBODY}-${level}` : level);

export function botName(bot: string): string {
  const character = characterOf(bot);
  if (character) return say(`cast-${character}`);
  return bot.startsWith(`${ANYBODY}-`) ? say("cast-anybody") : say("bot-name", { level: bot || "bot" });
}

/** Return the strength of a bot in words. */
export const botStrength = (bot: string): string => say("level", { level: strengthOf(bot) });
