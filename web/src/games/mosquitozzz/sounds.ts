import type { Sounds } from "../board";
import type { Event } from "./declared";

export const sounds: Sounds<Event> = {
  card_laid: "card",
  joined_swarm: "card",
  turned_up: "card",
  attack: "alarm",
  card_used: "card",
  repelled: "strike",
  threw: "strike",
  drank: "gain",
  cured: "gain",
  swarm_passed: "page",
  infected: "loss",
  bled: "loss",
  learned: "gain",
  lamp_passed: "step",
  bled_dry: "lost",
  won: "won",
  won_together: "won",
  lost_together: "lost",
};
