/** Choices of a field in words that need no map: which part of the room it is, and who or what is there or beside it. */

import type { GameTexts } from "../../lib/game-texts";
import type { Look } from "../../wire";
import type { BoardTable, Words } from "../board";
import type { Choice, MausView } from "./declared";
import { type Square, squaresOf, WIDTH } from "./room";
import { catalogueOf } from "./view";

const DOWN = ["north", "middle", "south"];
const ACROSS = ["west", "middle", "east"];

export function says(words: Words, _seat: number, look: Look, table: BoardTable): string {
  const choice = words as Choice;
  const { texts, names } = table;
  if (!("field" in choice)) return texts.choice(choice, names);
  const view = look.view as unknown as MausView;
  const ground = catalogueOf(table).grounds[view.ground];
  const where = ground ? whereabouts(texts, view, squaresOf(ground), choice.field) : "";
  return texts.say(`says-${choice.do}`, { who: comer(texts, view), field: choice.field, where });
}

/** Who is to be placed. */
function comer(texts: GameTexts, { about }: MausView): string {
  if (about.foe) return texts.thing("foe", String(about.foe));
  return about.exit ? texts.say("says-everybody") : texts.thing("hero", String(about.hero ?? ""));
}

/** A part of the room, and the first of these that there is: figures there, a way out, a figure or a way out beside it. */
function whereabouts(texts: GameTexts, view: MausView, squares: Square[], field: string): string {
  const here = squares.find((each) => each.name === field);
  if (!here) return field;
  const away = (steps: number): Square[] => squares.filter((each) => apart(each, here) === steps);
  const [standing, near] = [figuresAt(view, away(0)), figuresAt(view, away(1))];
  const name = (figure: string): string => texts.thing(figure.startsWith("hero_") ? "hero" : "figure", figure);
  const way = away(1).find((each) => each.exit)?.exit;
  const landmark = standing.length
    ? texts.say("where-with", { who: standing.map(name).join(", ") })
    : here.exit
      ? texts.say("where-at", { exit: here.exit })
      : near[0]
        ? texts.say("where-beside", { who: name(near[0]) })
        : way
          ? texts.say("where-near", { exit: way })
          : "";
  return [texts.say(`side-${sideOf(here)}`), landmark].filter(Boolean).join(", ");
}

const apart = (one: Square, other: Square): number =>
  Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row));

/** One of nine parts of the room. */
function sideOf({ column, row }: Square): string {
  const part = (n: number): number => Math.floor((n * DOWN.length) / WIDTH);
  const sides = [DOWN[part(row)], ACROSS[part(column)]].filter((each) => each !== "middle");
  return sides.join("_") || "middle";
}

/** Mice and foes on some squares, but for who is to go there; nobody while all are on their way elsewhere. */
function figuresAt(view: MausView, squares: Square[]): string[] {
  if (view.step === "arrive") return [];
  const goer = whoGoes(view);
  const isThere = ({ field }: { field: string | null }): boolean => squares.some((each) => each.name === field);
  const mice = view.mice.filter((mouse) => mouse.hero !== goer && isThere(mouse));
  return [...mice.map((mouse) => mouse.hero), ...view.foes.filter(isThere).map((foe) => foe.figure)];
}

/** The mouse that is asked where she goes, if one is. */
function whoGoes({ step, turn, about }: MausView): unknown {
  if (step === "take_turn") return turn?.hero;
  return step === "move_one_field" ? about.hero : null;
}
