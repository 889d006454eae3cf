/** What has just happened that nobody should miss, though no piece on the table says it in words. */

import type { Happening } from "../../board";
import { weightiest } from "../../telling";
import type { Event } from "../declared";

/** From what matters most to what matters least. */
const TOLD: Event["do"][] = [
  "bled_dry",
  "deck_ran_out",
  "swarm_passed",
  "infected",
  "cured",
  "lamp_passed",
  "bled",
  "drank",
  "learned",
  "threw",
];
const MOST = 2;

/** The happenings worth a word, in the order in which they came about. */
export const announcements = (events: Happening[]): Happening[] => weightiest(events, TOLD, MOST);

/** What decides a game, when it is looked back at. */
const DECISIVE: Event["do"][] = [
  "bled_dry",
  "swarm_passed",
  "bled",
  "attack",
  "drank",
  "infected",
  "threw",
  "deck_ran_out",
  "lamp_passed",
  "learned",
  "card_used",
];
const MOST_DECISIVE = 3;

export const highlights = (events: Happening[]): Happening[] => weightiest(events, DECISIVE, MOST_DECISIVE);
