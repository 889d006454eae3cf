/** The guide for the first three turns on the plate: London, mild climate, a way into Paris, the first death, the
 * strain card, and victory and defeat. Later tips explain first occurrences: a new strain, an outbreak. */

import type { Words } from "../board";
import { asks, farewell, type Guide, isAsked, type Mark } from "../guide";
import type { Choice, Event, Table } from "./declared";
import { massiveLeft } from "./view";
import { cityName } from "./words";

/** Return whether all players have had a number of turns. */
const isAfter = ({ look: { view } }: Table, turns: number): boolean => view.turn > turns * view.players.length;
const isFirstTurn = (table: Table): boolean => !isAfter(table, 1);

/** Return a tip for the search for a city in the first turn. */
const atFirst = (id: string, at: string, numbers?: Mark<Table>["numbers"]): Mark<Table> => ({
  id,
  at,
  when: (table) => asks("infect")(table) && isFirstTurn(table),
  numbers,
});

/** Return the starting cities of the player and of the others. */
function homes(table: Table): Words {
  const { players, seat } = table.look.view;
  const names = players.map(({ cities }) => cityName(table, cities[0] ?? ""));
  return { city: names[seat] ?? "", others: names.filter((_, each) => each !== seat).join(", ") };
}

/** Return the DNA from the last event. */
const paid = (table: Table): Words => ({
  n: table.game.catalogue.cards[table.look.view.spent.at(-1) ?? ""]?.dna ?? 0,
});

/** Return the player's DNA and starting city. */
function means(table: Table): Words {
  const { players, seat } = table.look.view;
  return { n: players[seat]?.dna ?? 0, home: players[seat]?.cities[0] ?? "" };
}

/** Return a condition: the player mutates, not in the first turn, and can make such a purchase. */
const canBuy =
  (word: Choice["do"]) =>
  (table: Table): boolean =>
    asks("mutate")(table) && !isFirstTurn(table) && table.look.choices.some((choice) => choice.do === word);

/** Return a recent event about the player's own pathogen. */
function justNow(table: Table, ...words: Event["do"][]): Event | undefined {
  return table.events.find((event) => words.includes(event.do) && "seat" in event && event.seat === table.look.seat);
}

/** The turn after which abilities are explained even with a single strain. Before that, the tip waits for a second
 * strain. */
const LATE = 8;
const strains = (table: Table): number =>
  table.look.view.players[table.look.seat]?.strains.filter((slot) => slot !== null).length ?? 0;

/** Return the strain that was just taken. */
function taken(table: Table): Words {
  const event = justNow(table, "strain_taken");
  return { strain: event?.do === "strain_taken" ? table.texts.thing("strain", event.strain) : "" };
}

/** Return the cities that cannot be entered any more, because they have dead and no infected. */
const locked = (table: Table): string[] =>
  table.look.view.necrosis
    ? []
    : Object.entries(table.look.view.cities).flatMap(([city, { quarantine }]) => (quarantine ? [city] : []));

/** Return whether the deck is visible. On a phone the shop covers it while something can be bought. */
const showsDeck = asks("infect", "break_out_to", "choose_dead");

/** Return the number of Massive Research cards still to come. */
const massive = ({ look }: Table): Words => ({ n: massiveLeft(look.view) });

/** The tips that must come before the farewell. */
const NEEDED = ["symptoms", "thermometer", "massive", "quarantine"];

/** Return the number of fields between research and cure. */
function apart(table: Table): Words {
  const { research, cure } = table.look.view;
  return { n: cure - research };
}

export const guide: Guide<Table> = {
  deal: 1389,
  options: { players: 2, pathogen: "bacterium", difficulty: "easy", first: 1 },
  seats: ["you", "greedy"],
  hush: ".strains-on-offer",
  keep: ".viroid .legal, .viroid .chip, .chooser button",
  marks: [
    atFirst("welcome", ".glass", homes),
    atFirst("goal", ".hexagon"),
    atFirst("own", ".pathogen header, .own-line"),
    atFirst("card", ".event .card", paid),
    { id: "enter", at: ".dish-spot.legal", when: asks("infect") },
    { id: "shop", at: ".glass, .pathogen .tiles, .own-line", when: asks("mutate"), numbers: means },
    { id: "symptoms", at: ".pathogen .strains, .own-line", when: asks("mutate") },
    { id: "dice", at: ".dice", when: asks("choose_dead") },
    {
      id: "thermometer",
      at: ".thermometer",
      when: (table) => asks("infect", "mutate")(table) && !isFirstTurn(table),
      numbers: apart,
    },
    {
      id: "massive",
      at: ".event .deck, .thermometer",
      when: (table) => (showsDeck(table) && !isFirstTurn(table)) || (asks("mutate")(table) && isAfter(table, 2)),
      numbers: massive,
    },
    {
      id: "quarantine",
      at: (table) =>
        locked(table)
          .map((city) => `[data-place="${city}"]`)
          .join() || ".glass",
      when: (table) => isAsked(table) && (locked(table).length > 0 || isAfter(table, 2)),
      numbers: (table) => ({
        cities:
          locked(table)
            .map((city) => cityName(table, city))
            .join(", ") || "none",
      }),
    },
    farewell((table, heard) => isAsked(table) && NEEDED.every((id) => heard.includes(id))),
    {
      id: "unused",
      at: ".remarks, .pathogen header, .own-line",
      when: (table) => isAsked(table) && justNow(table, "points_lapsed", "ways_used_up") !== undefined,
    },
    { id: "strain", at: '[data-choice="buy_strain"], .own-line', when: canBuy("buy_strain") },
    {
      id: "sibling",
      at: ".pathogen .strains, .own-line",
      when: (table) => asks("mutate")(table) && justNow(table, "strain_taken") !== undefined,
      numbers: taken,
    },
    {
      id: "ability",
      at: '[data-choice="develop_ability"], .own-line',
      when: (table) => canBuy("develop_ability")(table) && (strains(table) > 1 || table.look.view.turn > LATE),
      numbers: (table) => ({ pathogen: table.look.view.pathogen }),
    },
    { id: "outbreak", at: ".dish-spot.legal", when: asks("break_out_to") },
  ],
};
