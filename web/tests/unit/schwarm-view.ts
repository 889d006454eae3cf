/** Views of Der Schwarm for tests: an empty sea with whatever a test puts there. */

import type { PlayerView, SchwarmView } from "../../src/games/schwarm/view";

type Given = Partial<Omit<PlayerView, "tiles">> & { tiles?: Partial<PlayerView["tiles"]> };

export function aPlayer({ tiles, ...given }: Given): PlayerView {
  return {
    points: 20,
    stations: {},
    ships: [],
    buoys: [],
    left: { stations: 5, researchers: 6, buoys: 28, ships: 3 },
    tiles: { straight: 0, curve: 0, tee: 0, cross: 0, golden: 0, ...tiles },
    cards: [],
    card_count: 0,
    joker: false,
    order_card: 0,
    ability: null,
    networks: [],
    round_points: 0,
    final_points: 0,
    ...given,
  };
}

export function aView(given: Partial<SchwarmView>): SchwarmView {
  const players = given.players ?? [aPlayer({})];
  return {
    seat: 0,
    round: 1,
    rounds: 3,
    step: "play_card",
    argument: 0,
    asked: [0],
    order: players.map((_, seat) => seat),
    row: [],
    order_cards: [],
    abilities: [],
    tiles: {},
    face_down: [],
    unseen: { straight: 6, curve: 20, tee: 25, cross: 8, golden: 0 },
    golden: 4,
    whales: [],
    tsunamis: [],
    crab: null,
    path: [],
    ...given,
    players,
  };
}
