/** The first game: a deal that is always the same, and a friendly word at the moments that matter. */

import type { BoardTable } from "./board";

/** One word of the guide; its text is guide-GAME-ID. */
export interface Mark {
  id: string;
  /** Whether it is the moment for it. */
  when(table: BoardTable): boolean;
}

export interface Guide {
  /** The deal of the first game: with the same one, the same cards come. */
  deal: number;
  options: Record<string, string | number | boolean>;
  seats: string[];
  marks: Mark[];
}

const asks =
  (step: string) =>
  (table: BoardTable): boolean =>
    table.step === step && table.owing.includes(table.look.seat);

const always = (): boolean => true;

export const guides: Record<string, Guide> = {
  mosquitozzz: {
    deal: 7,
    options: { players: 3 },
    seats: ["you", "greedy", "greedy"],
    marks: [
      { id: "welcome", when: always },
      { id: "blood", when: always },
      { id: "lay", when: asks("lay_cards") },
      { id: "defend", when: asks("defend") },
      { id: "throw", when: (table) => asks("defend")(table) && table.choices.some((c) => c.card === "flat_hand") },
      { id: "staying", when: asks("choose_staying") },
      { id: "experience", when: asks("take_experience") },
      { id: "lamp", when: asks("hand_on_lamp") },
      { id: "done", when: (table) => Number((table.look.view as { turn?: number }).turn ?? 0) >= 4 },
    ],
  },
  schwarm: {
    deal: 5,
    options: { players: 2 },
    seats: ["you", "greedy"],
    marks: [
      { id: "welcome", when: always },
      { id: "station", when: asks("first_station") },
      { id: "acquire", when: asks("acquire") },
      { id: "ability", when: asks("pick_ability") },
      { id: "play", when: asks("play_card") },
      { id: "sail", when: asks("sail_ships") },
      { id: "researchers", when: asks("send_researchers") },
      { id: "tile", when: asks("lay_tile") },
      { id: "scoring", when: (table) => Number((table.look.view as { round?: number }).round ?? 0) >= 2 },
    ],
  },
};
