/** Choices with everything they are about: which symptom, and in which city. */

import type { Look } from "../../wire";
import type { BoardTable, Words } from "../board";
import type { Choice, ViroidView } from "./declared";
import { cityOf, isWithin } from "./targets";
import { catalogueOf, pathogenOf } from "./view";
import { cityName, titled } from "./words";

export function says(words: Words, seat: number, look: Look, table: BoardTable): string {
  const choice = words as Choice;
  const view = look.view as unknown as ViroidView;
  const { texts, names } = table;
  const own = view.players[seat];
  const slot = "slot" in choice ? own?.strains[choice.slot] : undefined;
  const strain = slot && catalogueOf(table).strains[slot.strain];
  if (choice.do === "develop_ability")
    return texts.say("vi-says-ability", { symptom: titled(pathogenOf(table).lines[own?.ability ?? 0]?.title) });
  if (choice.do === "discard_strain") return texts.say("vi-says-discard", { strain: titled(strain?.title) });
  if (choice.do === "develop") {
    const symptom = titled(strain?.symptoms[slot?.developed ?? 0]?.title);
    return texts.say("vi-says-develop", { symptom, strain: titled(strain?.title) });
  }
  if (!isWithin(choice)) return texts.choice(choice, names);
  const field = choice.do === "choose_way" ? texts.thing("spread", choice.way) : "";
  const means = choice.do === "travel" ? texts.thing("means", choice.means) : "";
  return `${cityName(table, cityOf(choice, view))}: ${field || means || texts.choice(choice, names)}`;
}
