/** What a board reads off the view of a seat. */

import { titled } from "../../lib/game-texts";
import type { FoeView, MausView, MouseView, Page } from "./declared";

export const mouseOf = (view: MausView, hero: string): MouseView | undefined =>
  view.mice.find((mouse) => mouse.hero === hero);
export const foeOf = (view: MausView, figure: string): FoeView | undefined =>
  view.foes.find((foe) => foe.figure === figure);

/** Whether she is captured; one who stands nowhere may just be on her way to another room. */
export const isCaptured = ({ about, round }: MausView, { hero, field }: MouseView): boolean =>
  !field && round > 0 && !(Array.isArray(about.mice) && about.mice.includes(hero));

/** The field on which a figure stands, a hero's as well as a foe's; empty if on none. */
export const fieldOfFigure = (view: MausView, figure: string): string =>
  foeOf(view, figure)?.field ?? mouseOf(view, figure)?.field ?? "";

/** The mouse that a question is about: she whose turn it is, if it says nothing else. */
export const heroAsked = ({ about, turn }: MausView): string => String(about.hero ?? turn?.hero ?? "");

/** A page as it is read: its text, then what was said on it besides. */
export const paragraphsOf = (said: string[], page: Page | undefined): string[] =>
  [page?.text, ...(page?.lines ?? []).filter(({ name }) => said.includes(name)).map(({ text }) => text)]
    .flatMap((text) => titled(text).split("\n"))
    .filter(Boolean);
