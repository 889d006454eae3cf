/** Texts about the things of this game. */

import type { Reading } from "../../kit/tooltip.svelte";
import { type GameTexts, sentences, titled } from "../../lib/game-texts";
import type {
  Ability,
  Act,
  CardView,
  Choice,
  Crowd,
  Foe,
  FoeView,
  Hero,
  Item,
  MausView,
  MouseView,
  Room,
  Table,
} from "./declared";
import type { Square } from "./room";
import type { BoardSelection } from "./selection.svelte";
import { cardOf } from "./targets";
import { isCaptured, mouseOf } from "./view";

const powersWords = (texts: GameTexts, kind: string, powers: string[]): string[] =>
  powers
    .map((power) => `${kind}-${power}`)
    .filter((key) => texts.has(key))
    .map((key) => texts.say(key));

/** The text of a card: its title, its kind, its story and its effects. */
export interface CardText {
  title: string;
  tags: string[];
  sentence: string;
  lines: string[];
}

type Titles = Record<string, string>;

const written = (
  card: { title: Titles; sentence?: Titles },
  tags: (string | false)[],
  lines: string[] = [],
): CardText => ({
  title: titled(card.title),
  tags: tags.filter((tag) => tag !== false),
  sentence: titled(card.sentence),
  lines,
});

function itemText(texts: GameTexts, item: Item): CardText {
  const { part, sort, reach, dice, defence, classes } = item;
  const tags = [
    part === "no_part" ? texts.thing("sort", sort) : texts.thing("part", part),
    reach !== null && texts.thing("reach", reach),
    dice > 0 && texts.say("mm-attack-dice", { n: dice }),
    defence > 0 && texts.say("mm-defence-dice", { n: defence }),
    ...classes.map((each) => texts.thing("class", each)),
  ];
  return written(item, tags, [...powersWords(texts, "power", item.powers), ...texts.effects(item.effects)]);
}

function abilityText(texts: GameTexts, ability: Ability, hero: string): CardText {
  const n = ability.costs[hero] ?? Math.min(...Object.values(ability.costs));
  const tags = [texts.say("mm-cheese", { n }), texts.say(`mm-when-${ability.when}`)];
  return written(ability, tags, texts.effects(ability.effects));
}

const actText = (texts: GameTexts, act: Act): CardText =>
  written(act, [
    act.cheese > 0 && texts.say("mm-cheese", { n: act.cheese }),
    act.pages > 0 && texts.say("mm-takes-pages", { n: act.pages }),
    texts.say(`mm-roll-${act.roll}`),
    act.quest && texts.say("mm-quest"),
    act.free && texts.say("mm-free"),
  ]);

function heroText(texts: GameTexts, hero: Hero): CardText {
  const tags = [...hero.classes.map((each) => texts.thing("class", each)), valuesOf(texts, hero)];
  return written(hero, tags, powersWords(texts, "power", hero.powers));
}

export const valuesOf = (texts: GameTexts, { attack, defence, lore, speed, life }: Hero | MouseView): string =>
  texts.say("mm-values", { attack, defence, lore, speed, life });

const foeValuesOf = (texts: GameTexts, { attack, defence, life }: Foe | FoeView): string =>
  texts.say("mm-foe-values", { attack, defence, life });

function foeCardText(texts: GameTexts, card: Foe): CardText {
  const tags = [foeValuesOf(texts, card), texts.thing("reach", card.reach)];
  return written(card, tags, powersWords(texts, "foe_power", card.powers));
}

/** Return the text of a card. `hero` is the mouse who would use it. */
export function cardText({ texts, game }: Table, kind: string, name: string, hero: string): CardText {
  const { items, abilities, acts, heroes, foe_cards } = game.catalogue;
  if (kind === "item" && items[name]) return itemText(texts, items[name]);
  if (kind === "ability" && abilities[name]) return abilityText(texts, abilities[name], hero);
  if (kind === "act" && acts[name]) return actText(texts, acts[name]);
  if (kind === "hero" && heroes[name]) return heroText(texts, heroes[name]);
  return foe_cards[name] ? foeCardText(texts, foe_cards[name]) : { title: name, tags: [], sentence: "", lines: [] };
}

export const readCard = (table: Table, kind: string, name: string, hero: string): Reading => {
  const { title, tags, sentence, lines } = cardText(table, kind, name, hero);
  return { title, lines: [tags.join(" · "), sentence, ...lines].filter(Boolean) };
};

/** Return the text of the card for a choice. It names the hero if it is not the asked one. */
export function choiceText(table: Table, choice: Choice, asked: string): CardText {
  const { kind, name } = cardOf(choice) ?? { kind: "", name: "" };
  const hero = "hero" in choice ? choice.hero : asked;
  const text = cardText(table, kind, name, hero);
  const isOthers = kind !== "hero" && hero !== asked;
  return isOthers ? { ...text, title: `${table.texts.thing("hero", hero)}: ${text.title}` } : text;
}

/** Return the tooltip of a card on the turn track. */
export function readTrack(table: Table, { card, hero, acted, acting }: CardView): Reading {
  const { title, tags, lines } = cardText(table, hero ? "hero" : "foe_card", card, "");
  const state = table.texts.say(acting ? "mm-acting" : acted ? "mm-acted" : "mm-to-come");
  return { title, lines: [state, tags.join(" · "), ...lines].filter(Boolean) };
}

// --- figures and fields

/** Return a foe's wounds, dice and next target. */
export function foeLine({ texts }: Table, foe: FoeView): string {
  const [called, kind] = [texts.thing("figure", foe.figure), texts.thing("foe", foe.foe)];
  const name = called.startsWith(kind) ? called : `${called} (${kind})`;
  const told = [
    `${name}: ${foeValuesOf(texts, foe)}`,
    foe.calm && texts.say("mm-calm"),
    foe.down && texts.thing("condition", "knocked_down"),
    foe.wounds > 0 && texts.say("mm-wounded", { n: foe.wounds, life: foe.life }),
    foe.prey && texts.say("mm-prey", { hero: texts.thing("hero", foe.prey), chance: foe.odds[foe.prey]?.chance ?? 0 }),
  ];
  return sentences(told);
}

export function mouseLine({ texts }: Table, { hero, life, wounds, cheese, conditions }: MouseView): string {
  const state = texts.say("mm-mouse", { life: life - wounds, most: life, cheese });
  return [`${texts.thing("hero", hero)}: ${state}`, ...conditions.map((each) => texts.thing("condition", each))].join(
    ", ",
  );
}

/** Return the printed marks of a field and the things on it. */
function marksOn({ table, view, room }: BoardSelection, square: Square): string[] {
  const { texts } = table;
  const { name } = square;
  const marks: [boolean, string][] = [
    [square.paw, "mm-paw"],
    [square.high, "mm-high"],
    [square.step, "mm-step"],
    [square.cross, "mm-cross"],
    [square.special, "mm-special"],
    [square.flow !== null, square.flow?.some(Boolean) ? "mm-current" : "mm-water"],
    [view.traps.includes(name), "mm-trap"],
    [view.snares.includes(name), "mm-snare"],
  ];
  return [...marks.filter(([is]) => is).map(([, key]) => texts.say(key)), ...exitWords(table, view, room, square.exit)];
}

/** Return the destination and the cost of an exit. */
function exitWords({ texts }: Table, view: MausView, room: Room | undefined, exit: string): string[] {
  if (!exit) return [];
  const behind = view.doors[exit];
  if (!behind) return [texts.say("mm-exit-shut", { exit: texts.thing("exit", exit) })];
  const needs = [room?.hooks.includes(exit) ? "mm-hook" : "", room?.cogs.includes(exit) ? "mm-cog" : ""];
  const told = texts.say("mm-exit", { exit: texts.thing("exit", exit), room: texts.thing("room", behind) });
  return [told, ...needs.filter(Boolean).map((key) => texts.say(key))];
}

/** Return the cost of reaching a field. */
function reachWords({ table, view, targets }: BoardSelection, field: string): string[] {
  const step = view.turn?.reach[field];
  const isWay = targets.get(field)?.some((choice) => choice.do === "go");
  if (!step || !isWay) return [];
  const { texts } = table;
  const ends = step.ends ? [texts.say(step.enemy ? "mm-ends-enemy" : step.water ? "mm-ends-water" : "mm-ends")] : [];
  return [texts.say("mm-cost", { n: step.cost }), ...ends];
}

/** Return the possible attacks on a field, with weapons and the dice of both sides. */
const aimWords = (selection: BoardSelection, field: string): string[] =>
  (selection.targets.get(field) ?? []).flatMap((choice) =>
    choice.do === "attack" ? [choiceWords(selection, choice)] : [],
  );

/** Return the name of a figure. A foe may have its own name. */
function foeName({ texts, look }: Table, figure: string): string {
  const called = texts.thing("figure", figure);
  const foe = look.view.foes.find((each) => each.figure === figure);
  return foe ? texts.say("event-by_foe", { foe: texts.thing("foe", foe.foe), figure: called }) : called;
}

/** Return the target and the weapon of an attack. */
export const blowWords = (table: Table, { figure, item }: Choice & { do: "attack" }): string =>
  `${foeName(table, figure)}: ${table.texts.thing("item", item)}`;

/** Return a choice in words. A choice about a foe names the foe's figure. */
function choiceOf({ texts, look, names }: Table, choice: Choice): string {
  const foe = "figure" in choice && look.view.foes.find((each) => each.figure === choice.figure);
  return foe ? texts.said(choice, { foe: foe.foe }, names) : texts.choice(choice, names);
}

/** Return a choice as a line of a menu. */
export function choiceWords(selection: BoardSelection, choice: Choice): string {
  const { table } = selection;
  if (choice.do !== "attack") return choiceOf(table, choice);
  const aim = selection.aimOf(choice);
  if (!aim) return blowWords(table, choice);
  const [figure, item] = [foeName(table, choice.figure), table.texts.thing("item", choice.item)];
  return table.texts.say("mm-aim", { figure, item, dice: aim.dice, against: aim.against, chance: aim.chance });
}

export function readField(selection: BoardSelection, field: string): Reading {
  const { table } = selection;
  const square = selection.squares.find((each) => each.name === field);
  const lines = [
    ...reachWords(selection, field),
    ...aimWords(selection, field),
    ...(square ? marksOn(selection, square) : []),
    ...selection.miceOn(field).map((mouse) => mouseLine(table, mouse)),
    ...selection.foesOn(field).map((foe) => foeLine(table, foe)),
  ];
  return { title: table.texts.thing("field", field), lines };
}

/** Return the requirements of the goal and their progress. */
export const takenOf = ({ told, catalogue }: BoardSelection): { name: string; n: number; of: number }[] =>
  Object.entries(catalogue.pages[told.goal]?.takes ?? {}).map(([count, of]) => ({
    name: titled(catalogue.counts[count]),
    n: Math.min(of, told.counts[count] ?? 0),
    of,
  }));

/** Return the result of a surge: its effects if the chapter defines them, else crowds of foes. */
function surge({ view, catalogue }: BoardSelection): [effects: Effect[], crowds: Crowd[]] {
  const told = catalogue.chapters[view.chapter]?.surges[view.room];
  if (told?.length) return [told, []];
  return [[], catalogue.encounters[view.encounter ?? ""]?.surge ?? []];
}

type Effect = Record<string, number | string>;

export function surgeWords(selection: BoardSelection): string[] {
  const { texts } = selection.table;
  const [effects, crowds] = surge(selection);
  const came = crowds.map(({ foe, n }) => texts.say("mm-crowd", { n, foe: texts.thing("foe", foe) }));
  return [...texts.effects(effects), ...came];
}

/** Return the foes of a surge here, for the picture. */
export function surgeCrowds(selection: BoardSelection): Crowd[] {
  const [effects, crowds] = surge(selection);
  const placed = effects.filter((effect) => effect.do === "place");
  return [...placed.map(({ foe, n }) => ({ foe: String(foe), n: Number(n) })), ...crowds];
}

/** Return the tooltip of a mouse. */
export function readMouse({ table, view }: BoardSelection, hero: string): Reading {
  const mouse = mouseOf(view, hero);
  const { texts } = table;
  if (!mouse) return { title: hero, lines: [] };
  const { worn, pack, conditions, abilities } = mouse;
  const lines = [
    isCaptured(view, mouse) ? texts.say("mm-captured") : "",
    valuesOf(texts, mouse),
    ...conditions.map((each) => `${texts.thing("condition", each)}: ${texts.say(`condition-${each}-text`)}`),
    abilities.map((each) => texts.thing("ability", each)).join(", "),
    [...worn, ...pack].map((item) => texts.thing("item", item)).join(", "),
  ];
  return { title: texts.thing("hero", hero), lines: lines.filter(Boolean) };
}
