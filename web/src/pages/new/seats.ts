/** The plan of seats for a new table. */

export type Kind = "you" | "here" | "open" | "bot";

/** A planned seat. `here` is another person at this device, who has a name. */
export interface Planned {
  kind: Kind;
  name: string;
  level: string;
}

export type Company = "friends" | "bots" | "pass";

const KIND_OF_THE_OTHERS: Record<Company, Kind> = { friends: "open", bots: "bot", pass: "here" };

/** Plan a seat for you, and company of one kind for the others. */
export function planFor(company: Company, players: number, level: string): Planned[] {
  const kind = KIND_OF_THE_OTHERS[company];
  return Array.from({ length: players }, (_, i) => ({ kind: i === 0 ? "you" : kind, name: "", level }));
}

/** Return the common kind of all other seats, if there is one. */
export function companyOf(plan: Planned[]): Company | undefined {
  const others = plan.filter(({ kind }) => kind !== "you");
  const companies = Object.entries(KIND_OF_THE_OTHERS) as [Company, Kind][];
  return companies.find(([, of]) => others.length > 0 && others.every(({ kind }) => kind === of))?.[0];
}

/** Return whether one person plays with bots only. */
export const isAlone = (plan: Planned[]): boolean => plan.every(({ kind }) => kind === "you" || kind === "bot");

/** Change the number of seats. Keep the plan of the others, and always keep your own seat. */
export function resized(plan: Planned[], players: number): Planned[] {
  const last = plan.at(-1);
  const kind = last && last.kind !== "you" ? last.kind : "open";
  const more = Array.from({ length: Math.max(0, players - plan.length) }, () => ({ ...last!, kind, name: "" }));
  const kept = [...plan, ...more];
  while (kept.length > players) {
    const spare = kept.findLastIndex((seat) => seat.kind !== "you");
    kept.splice(spare, 1);
  }
  return kept;
}

/** Change the plan of a seat. There is only one "you": choosing it for another seat swaps the two. */
export function replanned(plan: Planned[], seat: number, change: Partial<Planned>): Planned[] {
  const you = plan.findIndex((each) => each.kind === "you");
  return plan.map((each, i) => {
    if (i === seat) return { ...each, ...change };
    if (change.kind === "you" && i === you) return { ...plan[seat]! };
    return each;
  });
}

/** Return the seats in the server's words. People without a name get one from `unnamed`. */
export function seatWords(plan: Planned[], unnamed: (number: number) => string): string[] {
  return plan.map(({ kind, name, level }, i) => {
    if (kind === "bot") return level;
    return kind === "here" ? `you:${name.trim() || unnamed(i + 1)}` : kind;
  });
}
