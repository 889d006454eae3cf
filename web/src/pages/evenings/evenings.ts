/** Games grouped by evening, and the texts about each. */

import { say, texts } from "../../lib/texts.svelte";
import { botName } from "../../parts/cast";
import type { Evening } from "../../wire";
import { brokenOff } from "../day/words";

/** The hour of the morning at which an evening ends. Games after midnight belong to the same evening. */
const ENDS_AT = 5;

export interface Together {
  /** The day on which the evening began, as 2026-11-16. */
  day: string;
  games: Evening[];
}

/** Return the evening of a moment, by the clock of this device. */
export function eveningOf(moment: number): string {
  const at = new Date(moment);
  at.setHours(at.getHours() - ENDS_AT);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((each) => String(each).padStart(2, "0")).join("-");
}

/** Group games by evening. The latest game comes first, and so does the latest evening. */
export function byEvening(games: Evening[]): Together[] {
  const found = new Map<string, Evening[]>();
  for (const game of games) {
    const day = eveningOf(game.card.updated);
    found.set(day, [...(found.get(day) ?? []), game]);
  }
  return [...found].map(([day, played]) => ({ day, games: played }));
}

/** Return the names of the other players. */
export function othersAt({ card, players }: Evening): string[] {
  const names = players.length
    ? players.filter(({ yours }) => !yours).map(({ name, bot }) => texts.called(name) || (bot && botName(bot)))
    : card.names.map((name) => texts.called(name));
  return names.filter(Boolean);
}

/** Return the names of all company of an evening, each once. */
export const companyOf = (games: Evening[]): string[] => [...new Set(games.flatMap(othersAt))];

const ownSeat = ({ players }: Evening): number => players.findIndex((player) => player.yours);

/** Return whether a game was played to its end. Other games are neither won nor lost. */
export const isFinished = ({ card, ending }: Evening): boolean => card.phase === "over" && ending?.how === "finished";

export function isWon(evening: Evening): boolean {
  const { ending } = evening;
  const own = ownSeat(evening);
  return isFinished(evening) && own >= 0 && (ending?.won ?? ending?.ranks[own] === 1);
}

/** Return the result in words. */
export function resultOf(evening: Evening): string {
  const { card, players, ending } = evening;
  const own = ownSeat(evening);
  if (card.phase !== "over") return say(`table-${card.phase}`);
  if (!ending) return say("table-over");
  if (ending.how === "finished" && ending.won !== null) {
    return say(ending.won ? "evening-won-together" : "evening-lost-together");
  }
  if (ending.how !== "finished" || own < 0) return brokenOff(ending.how);
  return say("evening-place", { place: ending.ranks[own] ?? 0, of: players.length, points: ending.scores[own] ?? 0 });
}
