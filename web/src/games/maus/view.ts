/** This game as the server tells it: the view of a seat, what has happened, and the content in use. */

import type { BoardTable, Happening, Words } from "../board";
import type { Event, FoeView, MausCatalogue, MausView, MouseView } from "./declared";

export const viewOf = (table: BoardTable): MausView => table.look.view as unknown as MausView;
export const catalogueOf = (table: BoardTable): MausCatalogue => table.game.catalogue as unknown as MausCatalogue;
export const eventsOf = (events: Happening[]): Event[] => events as Event[];

export const mouseOf = (view: MausView, hero: string): MouseView | undefined =>
  view.mice.find((mouse) => mouse.hero === hero);
export const foeOf = (view: MausView, figure: string): FoeView | undefined =>
  view.foes.find((foe) => foe.figure === figure);

/** The field on which a figure stands, a hero's as well as a foe's; empty if on none. */
export const fieldOfFigure = (view: MausView, figure: string): string =>
  foeOf(view, figure)?.field ?? mouseOf(view, figure)?.field ?? "";

/** The mouse that a question is about: she whose turn it is, if it says nothing else. */
export const heroAsked = ({ about, turn }: MausView): string => String(about.hero ?? turn?.hero ?? "");

/** Whom and what the question speaks of, and how many hits there are. */
export function question(table: BoardTable): Words {
  const { texts } = table;
  const view = viewOf(table);
  const hero = heroAsked(view);
  const { hits = 0, figure = "", foe = "", script = "" } = view.about;
  return {
    hero: hero ? texts.thing("hero", hero) : "",
    figure: figure ? texts.thing("figure", String(figure)) : "",
    foe: foe ? texts.thing("foe", String(foe)) : "",
    card: script ? texts.titled(String(script)) : "none",
    n: Number(hits),
  };
}
