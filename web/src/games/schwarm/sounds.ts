import type { Sounds } from "../board";
import type { Event } from "./declared";

export const sounds: Sounds<Event> = {
  round_begins: "page",
  founded: "knock",
  card_taken: "card",
  order_taken: "card",
  ability_taken: "gain",
  card_played: "card",
  joker_played: "card",
  built: "knock",
  staffed: "step",
  deployed: "knock",
  sailed: "step",
  tile_taken: "card",
  tile_laid: "knock",
  queen_joined: "gain",
  queen_lost: "loss",
  danger_placed: "alarm",
  swam: "step",
  surged: "alarm",
  surged_ashore: "strike",
  crawled: "step",
  damage: "strike",
  round_scored: "gain",
  won: "won",
};
