/** The contents of the front page after a game: the decisive moments, and the state of the world. */

import type { Told, Words } from "../board";
import type { Event, ViroidCatalogue, ViroidView } from "./declared";
import { MASSIVE, ownerOf } from "./view";

/** An event, with the number of choices before it and its turn. */
interface Entry<E extends Event = Event> {
  n: number;
  turn: number;
  event: E;
}
type Word = Event["do"];

/** A moment that may get a column. Its arguments have the names of the event's arguments. */
export interface Column {
  kind: string;
  n: number;
  turn: number;
  weight: number;
  about: Words;
}

const COLUMNS = 3;

/** The weight of a moment, and the additional weight for each time that it happened at once. */
const WEIGHTS: Record<string, [weight: number, more: number]> = {
  healing: [100, 0],
  discovery: [100, 0],
  eliminated: [95, 0],
  last_city: [85, 0],
  first_continent: [80, 0],
  necrosis: [62, 0],
  landing: [50, 0],
  ghost_town: [45, 0],
  massive: [40, 12],
  setback: [30, 10],
  harvest: [30, 6],
  wave: [24, 5],
  first_death: [22, 0],
  patient_zero: [20, 0],
};

const ARRIVALS = ["settled", "infected", "broke_out"] as const;
const DEATHS = ["died", "struck", "corpse_laid"] as const;

export class Chronicle {
  private readonly entries: Entry[];

  constructor(
    told: readonly Told<Event>[],
    private readonly view: ViroidView,
    private readonly catalogue: ViroidCatalogue,
  ) {
    let turn = 0;
    this.entries = told.flatMap(({ n, events }) =>
      events.map((event) => {
        if (event.do === "turn_begins") turn += 1;
        return { n, turn, event };
      }),
    );
  }

  // --- the contents of the article

  get firstContinent(): Entry<Extract<Event, { do: "continent_emptied" }>> | undefined {
    return this.all("continent_emptied")[0];
  }

  /** The city that was infected last. */
  get lastCity(): string {
    return this.firstArrivals(({ city }) => city).at(-1)?.event.city ?? "";
  }

  /** The cities without any infection or death. */
  get untouched(): string[] {
    const touched = new Set(this.all(...ARRIVALS, ...DEATHS).map(({ event }) => event.city));
    return Object.keys(this.view.cities).filter((city) => !touched.has(city));
  }

  /** The players without infected at the end. */
  get gone(): number[] {
    return this.view.players.flatMap(({ infected }, seat) => (infected ? [] : [seat]));
  }

  // --- the decisive moments

  /** Return the three most important moments in order. */
  columns(): Column[] {
    const heaviest = this.candidates().sort((a, b) => b.weight - a.weight);
    const chosen: Column[] = [];
    for (const each of heaviest) {
      if (chosen.length < COLUMNS && chosen.every(({ n }) => n !== each.n)) chosen.push(each);
    }
    return chosen.sort((a, b) => a.n - b.n);
  }

  private candidates(): Column[] {
    const { reason, won } = this.view.result ?? {};
    return [
      reason === "cure" && this.discovery(),
      reason === "elimination" && column("eliminated", this.all("eliminated").at(-1)),
      won && column("last_city", this.firstArrivals(({ city }) => city).at(-1)),
      column("first_continent", this.firstContinent),
      column("necrosis", this.all("necrosis_began")[0]),
      this.lastLanding(),
      column("ghost_town", this.all("extinct")[0]),
      this.triumphOfScience(),
      column("harvest", ...richest(this.all("died"))),
      column("wave", ...richest(this.all("infected", "broke_out"))),
      column("first_death", this.all(...DEATHS)[0]),
      column("patient_zero", this.all(...ARRIVALS)[0]),
    ].filter((each): each is Column => Boolean(each));
  }

  /** Return the arrival on the last continent, unless a player began there. */
  private lastLanding(): Column | null {
    const landing = this.firstArrivals(({ city }) => this.continentOf(city)).at(-1);
    if (!landing || landing.event.do === "settled") return null;
    const found = column("landing", landing);
    return found && { ...found, about: { ...found.about, continent: this.continentOf(landing.event.city) } };
  }

  /** Return the event that joined research and cure: a healed city, or a card. */
  private discovery(): Column | null {
    const last = this.all("research_success", "card_revealed").at(-1);
    return column(last?.event.do === "card_revealed" ? "discovery" : "healing", last);
  }

  /** Return the card that moved research furthest. */
  private triumphOfScience(): Column | null {
    let best: Column | null = null;
    let card: Extract<Event, { do: "card_revealed" }> | null = null;
    let steps = 0;
    for (const entry of this.entries) {
      if (entry.event.do === "card_revealed") [card, steps] = [entry.event, 0];
      if (entry.event.do !== "research_sank" || !card) continue;
      steps += 1;
      const kind = this.catalogue.cards[card.card]?.letter === MASSIVE ? "massive" : "setback";
      const found = column(kind, { ...entry, event: card }, steps);
      if (found && found.weight > (best?.weight ?? 0)) best = found;
    }
    return best;
  }

  // --- queries

  private all<W extends Word>(...words: W[]): Entry<Extract<Event, { do: W }>>[] {
    return this.entries.filter((entry): entry is Entry<Extract<Event, { do: W }>> =>
      (words as Word[]).includes(entry.event.do),
    );
  }

  /** Return the first arrivals in each city, or on each continent. */
  private firstArrivals(where: (event: { city: string }) => string) {
    const reached = new Set<string>();
    return this.all(...ARRIVALS).filter(({ event }) => {
      const place = where(event);
      return !reached.has(place) && reached.add(place);
    });
  }

  private continentOf(city: string): string {
    return this.catalogue.cities[city]?.continent ?? "";
  }
}

function column(kind: string, entry: Entry | undefined, times = 0): Column | null {
  if (!entry) return null;
  const { do: _, ...said } = entry.event;
  const about = Object.fromEntries(Object.entries(said).filter(([, each]) => !Array.isArray(each))) as Words;
  const [weight, more] = WEIGHTS[kind] ?? [0, 0];
  return { kind, n: entry.n, turn: entry.turn, weight: weight + more * times, about: { ...about, times } };
}

/** Return the last event of the turn with the most of these events, and their number. */
function richest(entries: Entry[]): [Entry | undefined, number] {
  const byTurn = new Map<number, Entry[]>();
  for (const entry of entries) byTurn.set(entry.turn, [...(byTurn.get(entry.turn) ?? []), entry]);
  const best = [...byTurn.values()].reduce((most, each) => (each.length > most.length ? each : most), [] as Entry[]);
  return best.length > 1 ? [best.at(-1), best.length] : [undefined, 0];
}

/** Return the state of the world in figures. */
export function figuresOf({ cities }: ViroidView): Record<string, number> {
  const all = Object.values(cities);
  const wells = all.flatMap((city) => city.wells);
  return {
    dead: wells.filter((well) => well === "dead").length,
    infected: wells.filter((well) => ownerOf(well) >= 0).length,
    extinct: all.filter((city) => city.extinct).length,
    healthy: all.filter((city) => city.wells.every((well) => well === "healthy")).length,
  };
}

const CLOSE = 5;

/** Return the headline: the reason for the end, and whether it was close. */
export function headlineOf(view: ViroidView): string {
  const { reason = "", won } = view.result ?? {};
  const { dead, cities } = missingOf(view);
  const lacking = won ? view.cure - view.research : dead + cities;
  return lacking <= CLOSE ? `${reason}-close` : reason;
}

/** Return the number of dead and of cities that were missing to the end of the world. */
export function missingOf({ corpses, uninfected }: ViroidView): { dead: number; cities: number } {
  return { dead: Object.values(corpses).reduce((sum, n) => sum + n, 0), cities: uninfected.length };
}
