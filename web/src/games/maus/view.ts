/** Queries about the view of a seat. */

import { titled } from "../../lib/game-texts";
import type { FoeView, MausView, MouseView, Page } from "./declared";

export const mouseOf = (view: MausView, hero: string): MouseView | undefined =>
  view.mice.find((mouse) => mouse.hero === hero);
export const foeOf = (view: MausView, figure: string): FoeView | undefined =>
  view.foes.find((foe) => foe.figure === figure);

/** Return whether a mouse is captured. A mouse without a field may also be on her way to another room. */
export const isCaptured = ({ about, round }: MausView, { hero, field }: MouseView): boolean =>
  !field && round > 0 && !(Array.isArray(about.mice) && about.mice.includes(hero));

/** Return the field of a figure, a hero or a foe, or "" if it has none. */
export const fieldOfFigure = (view: MausView, figure: string): string =>
  foeOf(view, figure)?.field ?? mouseOf(view, figure)?.field ?? "";

/** Return the mouse that a question is about; by default the one whose turn it is. */
export const heroAsked = ({ about, turn }: MausView): string => String(about.hero ?? turn?.hero ?? "");

/** Return the paragraphs of a page: its text, then the lines spoken on it. */
export const paragraphsOf = (said: string[], page: Page | undefined): string[] =>
  [page?.text, ...(page?.lines ?? []).filter(({ name }) => said.includes(name)).map(({ text }) => text)]
    .flatMap((text) => titled(text).split("\n"))
    .filter(Boolean);
