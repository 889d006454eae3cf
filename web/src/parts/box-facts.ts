/** The facts on a game's box: number of players, playing time, complexity, and whether the game is cooperative. */

import { say } from "../lib/texts.svelte";
import type { GameCard } from "../wire";
import { playerRange } from "./play-now";

/** Return the facts for the box's full range of players. */
export function boxFacts(card: GameCard): string[] {
  const range = playerRange(card);
  const players = range ? [say("box-players", { least: range[0], most: range[1] })] : [];
  return [...players, ...printed(card, card.box?.minutes ?? [])];
}

/** Return the facts for a number of players. */
export function factsFor(card: GameCard, players: number): string[] {
  const counts = card.options.find(({ name }) => name === "players")?.values ?? [];
  const minutes = card.box?.minutes[counts.indexOf(players)];
  return printed(card, minutes ? [minutes] : []);
}

function printed({ box }: GameCard, minutes: number[]): string[] {
  if (!box) return [];
  const least = Math.min(...minutes);
  const most = Math.max(...minutes);
  const length = minutes.length ? [say(least === most ? "box-minutes" : "box-minutes-between", { least, most })] : [];
  return [...length, say("box-weight", { weight: box.weight }), say(`box-${box.company}`)];
}
