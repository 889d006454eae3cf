/** Texts about the things of this game. */

import type { Reading } from "../../kit/tooltip.svelte";
import { type GameTexts, sentences, titled } from "../../lib/game-texts";
import { weightiest } from "../weights";
import type { Choice, Mutation, PlayerView, Symptom, Table } from "./declared";
import type { BoardSelection } from "./selection.svelte";
import { ownerOf, strainsOf } from "./view";

type Effect = Record<string, string | number>;

export const cityName = (table: Table, city: string): string => table.texts.thing("city", city);

/** The sign of an effect, an optional second sign for its subject, and its direction. */
export interface EffectSign {
  name: string;
  with?: string;
  change?: "more" | "less";
}

const MORE: Record<string, string> = { infectious: "infection", severe: "severity", deadly: "mortality" };
const WORLD: Record<string, EffectSign> = {
  necrosis: { name: "necrosis" },
  cure_down: { name: "cure", change: "less" },
  cure_up: { name: "cure", change: "more" },
  research_up: { name: "research", change: "more" },
  research_down: { name: "research", change: "less" },
  corpse: { name: "mortality" },
  uncorpse: { name: "dead", change: "less" },
  halve: { name: "dna", change: "less" },
  bribe: { name: "dna", with: "research" },
  adapt: { name: "cold", with: "heat", change: "more" },
  wane: { name: "cold", with: "heat", change: "less" },
  withdraw: { name: "cells", change: "less" },
  sprout: { name: "mutation", change: "more" },
  lift_measure: { name: "measure", change: "less" },
  block_line: { name: "ship", with: "blocked" },
  block_airport: { name: "plane", with: "blocked" },
};
const GUARDED: Record<string, string> = {
  pest_control: "small_animal",
  culling: "livestock",
  bird_watch: "bird",
  hygiene: "infection",
};

/** Return the threat that a measure guards against. */
export const guarded = (measure: string): string => GUARDED[measure] ?? "measure";

export function effectSign(effect: Effect): EffectSign {
  const word = String(effect.do);
  if (MORE[word]) return { name: MORE[word], change: "more" };
  if (word === "harden" || word === "weaken")
    return { name: String(effect.resistance), change: word === "harden" ? "more" : "less" };
  if (word === "gain" || word === "lose") return { name: "dna", change: word === "gain" ? "more" : "less" };
  if (word === "outbreak") return { name: String(effect.spread), with: "outbreak" };
  if (word === "fly") return { name: String(effect.way), with: "bird" };
  if (word === "take_measure" || word === "guard") return { name: guarded(String(effect.measure)), with: "measure" };
  return WORLD[word] ?? { name: "outbreak" };
}

/** Return the tooltip of a symptom or an ability. */
export function readSymptom(texts: GameTexts, { title, effects, price }: Symptom, ability = ""): Reading {
  const more = ability && texts.has(ability) ? [texts.say(ability)] : [];
  const lines = [...texts.effects(effects), ...more];
  return { title: `${titled(title)} · ${texts.say("vi-dna", { n: price })}`, lines };
}

/** Return the tooltip of an individual mutation. */
export function readMutation(texts: GameTexts, mutation: Mutation, isSpent: boolean): Reading {
  const { spread, resistances, price, infection, cure, dna } = mutation;
  const tougher = Object.entries(resistances).filter(([, n]) => n > 0);
  const lines = [
    spread ? texts.say("vi-mutation-spread", { spread: texts.thing("spread", spread) }) : "",
    ...tougher.map(([name, n]) =>
      texts.say("vi-mutation-resistance", { resistance: texts.thing("resistance", name), n }),
    ),
    price ? texts.say("vi-mutation-once", { n: price }) : "",
    infection ? texts.say("vi-mutation-infection", { n: infection }) : "",
    cure ? texts.say("vi-mutation-cure", { n: cure }) : "",
    dna ? texts.say("vi-mutation-dna", { n: dna }) : "",
    isSpent ? texts.say("vi-mutation-spent") : "",
  ];
  return { title: `${texts.say("vi-mutation")}: ${titled(mutation.title)}`, lines: lines.filter(Boolean) };
}

/** Return the tooltip of a player, with everything that does not fit into a few lines. */
export function readPlayer(selection: BoardSelection, seat: number): Reading {
  const { table, catalogue, pathogen } = selection;
  const { texts, names } = table;
  const player = selection.view.players[seat] as PlayerView;
  const spreads = Object.entries(player.strengths).filter(([, level]) => level);
  const strains = strainsOf(table, player).map(
    ({ title, symptoms, developed }) => `${titled(title)} ${developed.length}/${symptoms.length}`,
  );
  const mutation = catalogue.mutations[player.mutation];
  const lines = [
    valuesOf(texts, player),
    spreads.map(([spread, level]) => `${texts.thing("spread", spread)} ${level}`).join(", "),
    strains.join(", "),
    texts.say("vi-ability-level", { n: player.ability, most: pathogen.lines.length }),
    mutation ? readMutation(texts, mutation, player.mutation_spent).title : "",
    texts.say("vi-infected-cells", { n: player.infected, left: player.cubes }),
    player.out ? texts.say("vi-out") : "",
  ];
  return { title: names[seat] ?? "", lines: lines.filter(Boolean) };
}

/** Return the scales of a player in words. */
export function valuesOf(texts: GameTexts, player: PlayerView): string {
  const { infection, severity, mortality, dna, resistances } = player;
  const scales = Object.entries({ infection, severity, mortality }).map(
    ([name, n]) => `${texts.say(`vi-${name}`)} ${n}`,
  );
  const borne = Object.entries(resistances).map(([name, n]) => `${texts.thing("resistance", name)} ${n}`);
  return [...scales, ...borne, texts.say("vi-dna", { n: dna })].join(", ");
}

/** Return the needs of a city that a player does not meet yet: "cold 4 of 6". */
export function lacking(table: Table, city: string, seat: number): string[] {
  const needs = table.game.catalogue.cities[city]?.needs ?? {};
  const borne = table.look.view.players[seat]?.resistances ?? {};
  return Object.entries(needs)
    .filter(([name, need]) => (borne[name] ?? 0) < need)
    .map(([name, need]) =>
      table.texts.say("vi-lacking", {
        resistance: table.texts.thing("resistance", name),
        have: borne[name] ?? 0,
        need,
      }),
    );
}

/** Return a city and everything in it in words, for screen readers. */
export function describe(selection: BoardSelection, city: string): string {
  const { table, catalogue, view, seat } = selection;
  const { texts } = table;
  const [printed, now] = [catalogue.cities[city], view.cities[city]];
  if (!printed || !now) return city;
  const needs = Object.entries(printed.needs).filter(([, need]) => need);
  return sentences([
    `${cityName(table, city)}, ${texts.thing("continent", printed.continent)}`,
    texts.say("vi-needs", {
      needs:
        needs.map(([name, need]) => `${texts.thing("resistance", name)} ${need}`).join(", ") || texts.say("vi-nothing"),
    }),
    ...lacking(table, city, seat),
    wellWords(selection, city).join(", "),
    ...stateWords(selection, city),
    ...entryWords(selection, city),
  ]);
}

/** Return the contents of each well. */
export function wellWords({ table, view, atlas }: BoardSelection, city: string): string[] {
  const { texts, names } = table;
  const { ways } = atlas.dish(city);
  return (view.cities[city]?.wells ?? []).map((well, n) => {
    const way = texts.thing("spread", ways[n] ?? "");
    const seat = ownerOf(well);
    return `${way}: ${seat >= 0 ? (names[seat] ?? "") : texts.say(`vi-${well}`)}`;
  });
}

/** Return the airport, harbour, quarantine and measures of a city. */
export function stateWords({ table, catalogue, view }: BoardSelection, city: string): string[] {
  const { texts } = table;
  const [printed, now] = [catalogue.cities[city], view.cities[city]];
  if (!printed || !now) return [];
  const airport = now.airport_blocked ? "vi-airport-blocked" : "vi-airport";
  const measures = Object.entries(now.measures).map(([measure, n]) => {
    const name = texts.thing("measure", measure);
    return n > 1 ? `${n} × ${name}` : name;
  });
  return [
    now.extinct ? texts.say("vi-extinct") : "",
    now.quarantine ? texts.say(view.necrosis ? "vi-quarantine-necrosis" : "vi-quarantine") : "",
    printed.airport ? texts.say(airport) : "",
    printed.harbour ? texts.say("vi-harbour") : "",
    ...measures,
  ].filter(Boolean);
}

/** Return the ways into a city, or the rules against it. */
export function entryWords({ table, view }: BoardSelection, city: string): string[] {
  const { texts } = table;
  const entry = view.entries[city];
  if (!entry) return [];
  if (entry.stops.length) return entry.stops.map((rule) => texts.rule(rule) || rule);
  const ways = entry.ways.map((way) => texts.thing("spread", way));
  const means = entry.means.map((each) => texts.thing("means", each));
  const how = texts.say("vi-entry", { ways: ways.join(", "), means: means.join(", ") });
  return [entry.cost ? `${how}; ${texts.say("vi-cost", { n: entry.cost })}` : how];
}

/** Return the important results of a choice, before it is made. */
export function broughtBy({ table }: BoardSelection, choice: Choice): string[] {
  const events = weightiest(table.foresee(choice)?.events ?? [], table.game);
  return events.map((event) => table.texts.event(event, table.names, table.reader));
}
