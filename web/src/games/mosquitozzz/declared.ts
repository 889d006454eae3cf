// Made from the game's declarations by `python -m wusel.server.wire.typescript`; not to be edited.

import type { TableView } from "../../wire";
import type { BoardTable } from "../board";

/**
 * One player's place at the table. Everybody knows what hand and draw pile hold together (`unseen`), which of these
 * must be in the hand (`holds`), and how many of the other hand cards can be red (`maybe_red`).
 */
export interface PlayerView {
  blood: number;
  discard: string[];
  draw_size: number;
  hand: string[] | null;
  hand_size: number;
  holds: string[];
  infected: string | null;
  laid: string | null;
  maybe_red: number;
  unseen: string[];
}

/**
 * What can be named at once where it is asked which cards stay: as few mosquitos as have to, and as many as can
 * (MZ-X5).
 */
export interface StayView {
  fewest: string[];
  most: string[];
}

/**
 * The table as a seat sees it (MZ-H1..H7). Decks are given as what they are known to hold, sorted: nobody knows an
 * order.
 */
export interface MosquitozzzView extends TableView {
  active: number;
  bank: number;
  display: string[];
  experience: string[];
  fighting: boolean;
  left: number;
  players: PlayerView[];
  removed: string[];
  stage: string;
  staying: string[];
  swarm: string[];
  swarm_deck: string[];
  to_stay: StayView | null;
  turn: number;
}

/** What is printed on a card. */
export interface Card {
  /** Mosquitos that it brings or repels, or drops that it gives; 0 if it has no number. */
  amount: number;
  colour: string;
  /** What it does, in the words of [effects]; a red card just brings mosquitos. */
  effects: Record<string, number | string>[];
  /** The exclamation mark: it leaves the game after use. */
  leaves: boolean;
  /** By language, if the content has one; all others are called as in the game's own words. */
  title: Record<string, string> | null;
}

/** Mosquitozzz with the cards in use. */
export interface MosquitozzzCatalogue {
  cards: Record<string, Card>;
  /** Thrown at once at most. */
  discs: number;
  /** Experience cards on offer. */
  display: number;
  full_blood: number;
  /** By mode and number of players. */
  hand_sizes: Record<string, Record<string, number>>;
  play_off_discs: number;
  /** How many copies of which card are in each set; Rebellion has some of the additional ones. */
  sets: Record<string, Record<string, number>>;
}

export type Step =
  | "start_turn"
  | "lay_cards"
  | "turn_up"
  | "face_swarm"
  | "defend"
  | "apply_ointment"
  | "take_medicine"
  | "cast_net"
  | "close_defence"
  | "catch_infection"
  | "pay_blood"
  | "choose_staying"
  | "red_hand_cards"
  | "take_experience"
  | "hand_on_lamp"
  | "two_player_discard"
  | "refill_hands"
  | "play_off_throw";

export type Choice =
  | { do: "lay"; card: string }
  | { do: "use"; card: string }
  | { do: "use_laid"; seat: number }
  | { do: "end_defence" }
  | { do: "drink"; drops: number }
  | { do: "cure" }
  | { do: "pass_swarm"; seat: number }
  | { do: "stay"; card: string }
  | { do: "enough" }
  | { do: "learn"; card: string }
  | { do: "pass_lamp"; seat: number }
  | { do: "discard"; card: string }
  | { do: "keep_all" };

export type Event =
  | { do: "turn_begins"; seat: number; n: number }
  | { do: "card_laid"; seat: number; card: string }
  | { do: "joined_swarm"; seat: number; card: string }
  | { do: "turned_up"; card: string }
  | { do: "attack"; seat: number; n: number }
  | { do: "card_used"; seat: number; card: string; other: number }
  | { do: "repelled"; n: number }
  | { do: "threw"; seat: number; n: number; squashed: number }
  | { do: "drank"; seat: number; n: number }
  | { do: "cured"; seat: number }
  | { do: "swarm_passed"; seat: number; other: number }
  | { do: "unused"; seat: number; card: string }
  | { do: "left_game"; card: string }
  | { do: "infected"; seat: number }
  | { do: "bled"; seat: number; n: number }
  | { do: "stayed"; card: string }
  | { do: "took_repelled"; seat: number; card: string }
  | { do: "red_from_hand"; seat: number; card: string }
  | { do: "learned"; seat: number; card: string }
  | { do: "displayed"; card: string }
  | { do: "lamp_passed"; seat: number; other: number }
  | { do: "discarded"; seat: number; card: string }
  | { do: "drew"; seat: number; n: number }
  | { do: "drew_card"; seat: number; card: string }
  | { do: "reshuffled"; seat: number }
  | { do: "deck_ran_out" }
  | { do: "bled_dry"; seat: number }
  | { do: "play_off"; seat: number; squashed: number }
  | { do: "won"; seat: number }
  | { do: "won_together" }
  | { do: "lost_together" };

export type Table = BoardTable<MosquitozzzView, MosquitozzzCatalogue, Choice, Event>;
