/** The cast: bots with a name, a face and a habit, each in three strengths. A seat calls them `igor-hard`. */

import { say } from "../lib/texts.svelte";

export const CAST = ["igor", "hamlet", "magda", "ottilie", "filou", "moritz"] as const;
export type Character = (typeof CAST)[number];
export const STRENGTHS = ["easy", "medium", "hard"];
const ANYBODY = "any";

/** Who of the cast it is; null for bots that are nobody in particular. */
export function characterOf(bot: string): Character | null {
  const [who, strength = ""] = bot.split("-");
  return STRENGTHS.includes(strength) ? (CAST.find((each) => each === who) ?? null) : null;
}

/** How strong a bot is, whoever it is. */
export const strengthOf = (bot: string): string => bot.split("-").at(-1) ?? bot;

/** Somebody of the cast who does not sit there yet, where a level has a cast. */
export const anybody = (level: string): string => (STRENGTHS.includes(level) ? `${ANYBODY}-${level}` : level);

/** What a bot is called. */
export function botName(bot: string): string {
  const character = characterOf(bot);
  if (character) return say(`cast-${character}`);
  return bot.startsWith(`${ANYBODY}-`) ? say("cast-anybody") : say("bot-name", { level: bot || "bot" });
}

/** How strong a bot is, in words. */
export const botStrength = (bot: string): string => say("level", { level: strengthOf(bot) });
