/** What decides a game of Der Schwarm, when it is looked back at. */

import type { Happening } from "../board";
import { weightiest } from "../telling";
import type { Event } from "./declared";

const DECISIVE: Event["do"][] = [
  "queen_joined",
  "queen_lost",
  "damage",
  "round_scored",
  "sides_counted",
  "tile_laid",
  "built",
  "tile_taken",
  "deployed",
  "staffed",
  "card_taken",
  "order_taken",
  "ability_taken",
  "card_played",
  "joker_played",
];
const MOST = 3;

export const highlights = (events: Happening[]): Happening[] => weightiest(events, DECISIVE, MOST);
