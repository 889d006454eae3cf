// Made from the game's declarations by `python -m wusel.server.wire.typescript`; not to be edited.

import type { TableView } from "../../wire";
import type { BoardTable } from "../board";

/**
 * One player's place at the table. Everyone knows the combined contents of hand and draw pile (`unseen`). From these
 * follow the cards that must be in the hand (`holds`), and the most red cards among the others (`maybe_red`).
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

/** The usual answers for staying cards: as few mosquitos as allowed, and as many as possible (MZ-X5). */
export interface StayView {
  fewest: string[];
  most: string[];
}

/**
 * The table from one seat (MZ-H1..H7). Decks list their known contents in sorted order, because no player knows the
 * real one.
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

/** The printed contents of a card. */
export interface Card {
  /** The mosquitos that it brings or repels, or the drops that it gives; 0 if it has no number. */
  amount: number;
  colour: string;
  /** Its effects, in the words of [effects]. A red card has none and only brings mosquitos. */
  effects: Record<string, number | string>[];
  /** The exclamation mark: the card leaves the game after use. */
  leaves: boolean;
  /** The title by language, if the content has one. Other cards keep the game's own titles. */
  title: Record<string, string> | null;
}

/** The cards of Mosquitozzz in use. */
export interface MosquitozzzCatalogue {
  cards: Record<string, Card>;
  /** The most discs in one throw. */
  discs: number;
  /** The number of experience cards on offer. */
  display: number;
  full_blood: number;
  /** The hand size by mode and number of players. */
  hand_sizes: Record<string, Record<string, number>>;
  play_off_discs: number;
  /** The number of copies of each card in each set. Rebellion has some of the additional ones. */
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
