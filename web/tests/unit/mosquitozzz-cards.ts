/** Test data for Mosquitozzz: cards and the numbers that come with them. */

import type { Card, MosquitozzzCatalogue } from "../../src/games/mosquitozzz/declared";

const card = (colour: string, effect: string, amount = 0, leaves = false): Card => ({
  colour,
  effects: effect === "mosquitos" ? [] : [{ do: effect }],
  amount,
  leaves,
  title: null,
});

export const cards: Record<string, Card> = {
  attack: card("red", "mosquitos", 1),
  air_raid: card("red", "mosquitos", 2),
  infestation: card("red", "mosquitos", 3),
  invasion: card("red", "mosquitos", 4),
  apocalypse: card("red", "mosquitos", 5),
  resistant: card("orange", "resistant", 0, true),
  infectious: card("orange", "infectious", 0, true),
  alpha: card("orange", "alpha", 0, true),
  beta: card("orange", "beta", 0, true),
  flat_hand: card("green", "slap"),
  scented_candle: card("green", "repel", 1),
  mosquito_spray: card("green", "repel", 2),
  mosquito_coil: card("green", "repel", 3),
  fog_bomb: card("green", "repel", 5, true),
  sanguification: card("blue", "blood", 1),
  ointment: card("blue", "ointment", 3, true),
  medicine: card("blue", "medicine", 1),
  mosquito_net: card("blue", "net", 0, true),
};

export const catalogue: MosquitozzzCatalogue = {
  cards,
  sets: {},
  full_blood: 10,
  hand_sizes: {},
  display: 3,
  discs: 15,
  play_off_discs: 10,
};
