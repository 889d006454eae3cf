/** Choices with everything they are about: which card, and which of the dangers moves. */

import type { Look } from "../../wire";
import type { BoardTable, Words } from "../board";
import type { Choice, SchwarmView } from "./declared";

export function says(words: Words, _seat: number, look: Look, table: BoardTable): string {
  const choice = words as Choice;
  const { row } = look.view as unknown as SchwarmView;
  const { texts, names } = table;
  const said = texts.choice(choice, names);
  if (choice.do === "take") {
    const card = row[choice.place];
    return card ? texts.say("sw-says-take", { card: texts.thing("card", card), n: choice.place }) : said;
  }
  if (choice.do === "swim") return texts.say("sw-says-whale", { said });
  if (choice.do === "surge") return texts.say("sw-says-tsunami", { said });
  if (choice.do === "crawl") return texts.say("sw-says-crab", { said });
  return said;
}
