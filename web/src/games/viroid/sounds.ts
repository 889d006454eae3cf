import type { Sounds } from "../board";
import type { Event } from "./declared";

export const sounds: Sounds<Event> = {
  turn_begins: "page",
  card_revealed: "card",
  healed: "loss",
  research_sank: "alarm",
  research_success: "alarm",
  infected: "step",
  settled: "step",
  broke_out: "strike",
  developed: "gain",
  dna_gained: "gain",
  died: "strike",
  struck: "strike",
  continent_emptied: "gain",
  eliminated: "lost",
  won: "won",
};
