/** The clocks a table can have, by name. */

import type { WantedClock } from "../wire";

export const CLOCKS = {
  none: null,
  live_5: { kind: "live", budget: 300, more: 5 },
  live_15: { kind: "live", budget: 900, more: 10 },
  live_30: { kind: "live", budget: 1800, more: 15 },
  days_1: { kind: "days", budget: 1, more: 0 },
  days_3: { kind: "days", budget: 3, more: 0 },
  days_7: { kind: "days", budget: 7, more: 0 },
} as const satisfies Record<string, WantedClock | null>;

export type ClockName = keyof typeof CLOCKS | "other";

export function clockName(clock: WantedClock | null | undefined): ClockName {
  if (!clock) return "none";
  const found = Object.entries(CLOCKS).find(
    ([, each]) => each?.kind === clock.kind && each.budget === clock.budget && each.more === (clock.more ?? 0),
  );
  return (found?.[0] as ClockName | undefined) ?? "other";
}

export const clockOf = (name: ClockName): WantedClock | null => (name === "other" ? null : CLOCKS[name]);

export const PACES = [0, 300, 700, 1500, 3000] as const;
export const ABSENCES = [0, 30, 120, 600, 3600, 86_400] as const;
