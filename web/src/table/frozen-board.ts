/** A read-only board at one moment of a game. */

import type { BoardTable } from "../games/board";
import type { Moment } from "../wire";

export function stillOf({ info, game, texts, names }: BoardTable, { look, step, owing }: Moment): BoardTable {
  return {
    info,
    game,
    texts,
    names,
    look: { ...look, choices: [], events: [] },
    step,
    owing,
    choices: [],
    events: [],
    replayed: true,
    lit: null,
    choose: () => undefined,
    foresee: () => null,
  };
}
