/** Things of this game as people say them. */

import type { Reading } from "../../kit/tooltip.svelte";
import { type GameTexts, titled } from "../../lib/game-texts";
import type { Args } from "../../lib/texts.svelte";
import type {
  Ability,
  Act,
  CardView,
  Choice,
  FoeView,
  Item,
  MausCatalogue,
  MausView,
  MouseView,
  Room,
  Table,
} from "./declared";
import type { Square } from "./room";
import type { BoardSelection } from "./selection.svelte";
import { cardOf } from "./targets";
import { heroAsked, isCaptured, mouseOf } from "./view";

const powersWords = (texts: GameTexts, kind: string, powers: string[]): string[] =>
  powers
    .map((power) => `${kind}-${power}`)
    .filter((key) => texts.has(key))
    .map((key) => texts.say(key));

/** A card: what it is called, what it is, what is told of it, and what it does. */
export interface CardText {
  title: string;
  tags: string[];
  sentence: string;
  lines: string[];
}

function itemText(texts: GameTexts, item: Item): CardText {
  const tags = [
    item.part === "no_part" ? texts.thing("sort", item.sort) : texts.thing("part", item.part),
    item.reach ? texts.thing("reach", item.reach) : "",
    item.dice ? texts.say("mm-attack-dice", { n: item.dice }) : "",
    item.defence ? texts.say("mm-defence-dice", { n: item.defence }) : "",
    ...item.classes.map((each) => texts.thing("class", each)),
  ];
  const lines = [...powersWords(texts, "power", item.powers), ...texts.effects(item.effects)];
  return { title: titled(item.title), tags: tags.filter(Boolean), sentence: titled(item.sentence), lines };
}

function abilityText(texts: GameTexts, ability: Ability, hero: string): CardText {
  const cost = ability.costs[hero] ?? Math.min(...Object.values(ability.costs));
  const tags = [texts.say("mm-cheese", { n: cost }), texts.say(`mm-when-${ability.when}`)];
  const lines = texts.effects(ability.effects);
  return { title: titled(ability.title), tags, sentence: titled(ability.sentence), lines };
}

function actText(texts: GameTexts, act: Act): CardText {
  const tags = [
    act.cheese ? texts.say("mm-cheese", { n: act.cheese }) : "",
    act.pages ? texts.say("mm-takes-pages", { n: act.pages }) : "",
    texts.say(`mm-roll-${act.roll}`),
    act.quest ? texts.say("mm-quest") : "",
    act.free ? texts.say("mm-free") : "",
  ];
  return { title: titled(act.title), tags: tags.filter(Boolean), sentence: titled(act.sentence), lines: [] };
}

function heroText(texts: GameTexts, catalogue: MausCatalogue, name: string): CardText {
  const hero = catalogue.heroes[name];
  if (!hero) return { title: name, tags: [], sentence: "", lines: [] };
  const tags = [...hero.classes.map((each) => texts.thing("class", each)), texts.say("mm-values", values(hero))];
  return {
    title: titled(hero.title),
    tags,
    sentence: titled(hero.sentence),
    lines: powersWords(texts, "power", hero.powers),
  };
}

type Values = Pick<MouseView, "attack" | "defence" | "lore" | "speed" | "life">;
const values = ({ attack, defence, lore, speed, life }: Values): Args => ({ attack, defence, lore, speed, life });

function foeCardText(texts: GameTexts, catalogue: MausCatalogue, name: string): CardText {
  const card = catalogue.foe_cards[name];
  if (!card) return { title: name, tags: [], sentence: "", lines: [] };
  const tags = [
    texts.say("mm-foe-values", { attack: card.attack, defence: card.defence, life: card.life }),
    texts.thing("reach", card.reach),
  ];
  return { title: titled(card.title), tags, sentence: "", lines: powersWords(texts, "foe_power", card.powers) };
}

/** What stands on the card of a thing; `hero` is who would use it. */
export function cardText(table: Table, kind: string, name: string, hero: string): CardText {
  const { texts } = table;
  const catalogue = table.game.catalogue;
  if (kind === "item" && catalogue.items[name]) return itemText(texts, catalogue.items[name]);
  if (kind === "ability" && catalogue.abilities[name]) return abilityText(texts, catalogue.abilities[name], hero);
  if (kind === "act" && catalogue.acts[name]) return actText(texts, catalogue.acts[name]);
  return kind === "hero" ? heroText(texts, catalogue, name) : foeCardText(texts, catalogue, name);
}

export const readCard = (table: Table, kind: string, name: string, hero: string): Reading => {
  const { title, tags, sentence, lines } = cardText(table, kind, name, hero);
  return { title, lines: [tags.join(" · "), sentence, ...lines].filter(Boolean) };
};

/** The card on which a choice is made, with whoever would use it. */
export function choiceText(table: Table, choice: Choice, asked: string): CardText {
  const card = cardOf(choice);
  const hero = "hero" in choice ? choice.hero : asked;
  const text = card ? cardText(table, card.kind, card.name, hero) : { title: "", tags: [], sentence: "", lines: [] };
  const isOthers = "hero" in choice && choice.do !== "choose_hero" && choice.hero !== asked;
  return isOthers ? { ...text, title: `${table.texts.thing("hero", choice.hero)}: ${text.title}` } : text;
}

/** A card of the track. */
export function readTrack(table: Table, { card, hero, acted, acting }: CardView): Reading {
  const { texts } = table;
  const { title, tags, lines } = cardText(table, hero ? "hero" : "foe_card", card, "");
  const state = acting ? texts.say("mm-acting") : acted ? texts.say("mm-acted") : texts.say("mm-to-come");
  return { title, lines: [state, tags.join(" · "), ...lines].filter(Boolean) };
}

// --- figures and fields

export function figureName(table: Table, figure: string): string {
  return table.texts.thing("figure", figure);
}

/** A foe: its wounds, its dice, and whom it will go for. */
export function foeLines(table: Table, foe: FoeView): string[] {
  const { texts } = table;
  const wounds = foe.wounds ? texts.say("mm-wounded", { n: foe.wounds, life: foe.life }) : "";
  const state = [
    foe.calm ? texts.say("mm-calm") : "",
    foe.down ? texts.thing("condition", "knocked_down") : "",
    wounds,
  ];
  const numbers = texts.say("mm-foe-values", { attack: foe.attack, defence: foe.defence, life: foe.life });
  const prey = foe.prey ? texts.say("mm-prey", { hero: texts.thing("hero", foe.prey) }) : "";
  const [called, kind] = [figureName(table, foe.figure), texts.thing("foe", foe.foe)];
  const name = called.startsWith(kind) ? called : `${called} (${kind})`;
  return [[`${name}: ${numbers}`, ...state, prey].filter(Boolean).join(". ")];
}

export function mouseLine(table: Table, mouse: MouseView): string {
  const { texts } = table;
  const conditions = mouse.conditions.map((each) => texts.thing("condition", each));
  const state = texts.say("mm-mouse", { life: mouse.life - mouse.wounds, most: mouse.life, cheese: mouse.cheese });
  return [`${texts.thing("hero", mouse.hero)}: ${state}`, ...conditions].join(", ");
}

/** What is printed on a field, and what lies there. */
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

/** Where a way out leads, and what it takes. */
function exitWords({ texts }: Table, view: MausView, room: Room | undefined, exit: string): string[] {
  if (!exit) return [];
  const behind = view.doors[exit];
  if (!behind) return [texts.say("mm-exit-shut", { exit: texts.thing("exit", exit) })];
  const needs = [room?.hooks.includes(exit) ? "mm-hook" : "", room?.cogs.includes(exit) ? "mm-cog" : ""];
  const told = texts.say("mm-exit", { exit: texts.thing("exit", exit), room: texts.thing("room", behind) });
  return [told, ...needs.filter(Boolean).map((key) => texts.say(key))];
}

/** What it takes to come here. */
function reachWords({ table, view, targets }: BoardSelection, field: string): string[] {
  const step = view.turn?.reach[field];
  const isWay = targets.get(field)?.some((choice) => choice.do === "go");
  if (!step || !isWay) return [];
  const { texts } = table;
  const ends = step.ends ? [texts.say(step.enemy ? "mm-ends-enemy" : step.water ? "mm-ends-water" : "mm-ends")] : [];
  return [texts.say("mm-cost", { n: step.cost }), ...ends];
}

/** Whom she can strike there, with which weapon, and the dice of both sides. */
function aimWords({ table, view, targets }: BoardSelection, field: string): string[] {
  const attacks = (targets.get(field) ?? []).filter((choice) => choice.do === "attack");
  return attacks.map((attack) => attackWords(table, view.turn?.hero ?? heroAsked(view), attack, view.mice));
}

function attackWords(table: Table, hero: string, attack: Choice & { do: "attack" }, mice: MouseView[]): string {
  const { texts } = table;
  const aim = mice
    .find((mouse) => mouse.hero === hero)
    ?.aims.find((each) => each.item === attack.item && each.figure === attack.figure);
  const item = texts.thing("item", attack.item);
  const figure = figureName(table, attack.figure);
  return aim ? texts.say("mm-aim", { figure, item, dice: aim.dice, against: aim.against }) : `${figure}: ${item}`;
}

export function readField(selection: BoardSelection, field: string): Reading {
  const { table } = selection;
  const square = selection.squares.find((each) => each.name === field);
  const lines = [
    ...reachWords(selection, field),
    ...aimWords(selection, field),
    ...(square ? marksOn(selection, square) : []),
    ...selection.miceOn(field).map((mouse) => mouseLine(table, mouse)),
    ...selection.foesOn(field).flatMap((foe) => foeLines(table, foe)),
  ];
  return { title: table.texts.thing("field", field), lines };
}

/** A choice as a line of a list. */
export function choiceWords(selection: BoardSelection, choice: Choice): string {
  const { table, view } = selection;
  if (choice.do === "attack") return attackWords(table, heroAsked(view), choice, view.mice);
  return table.texts.choice(choice, table.names);
}

/** What a surge would bring here. */
export function surgeWords({ table, view, catalogue }: BoardSelection): string[] {
  const { texts } = table;
  const told = catalogue.chapters[view.chapter]?.surges[view.room];
  if (told?.length) return texts.effects(told);
  const crowds = view.encounter ? (catalogue.encounters[view.encounter]?.surge ?? []) : [];
  return crowds.map(({ foe, n }) => texts.say("mm-crowd", { n, foe: texts.thing("foe", foe) }));
}

/** Foes that a surge would bring here, for those who read pictures. */
export function surgeCrowds({ view, catalogue }: BoardSelection): { foe: string; n: number }[] {
  const told = catalogue.chapters[view.chapter]?.surges[view.room] ?? [];
  const placed = told
    .filter((effect) => effect.do === "place")
    .map((effect) => ({ foe: String(effect.foe), n: Number(effect.n) }));
  if (told.length) return placed;
  return view.encounter ? (catalogue.encounters[view.encounter]?.surge ?? []) : [];
}

/** A mouse at a glance. */
export function readMouse({ table, view, catalogue }: BoardSelection, hero: string): Reading {
  const mouse = mouseOf(view, hero);
  const { texts } = table;
  if (!mouse) return { title: hero, lines: [] };
  const things = [...mouse.worn, ...mouse.pack].map((item) => titled(catalogue.items[item]?.title));
  const lines = [
    isCaptured(view, mouse) ? texts.say("mm-captured") : "",
    texts.say("mm-values", values(mouse)),
    ...mouse.conditions.map((each) => `${texts.thing("condition", each)}: ${texts.say(`condition-${each}-text`)}`),
    mouse.abilities.map((each) => titled(catalogue.abilities[each]?.title)).join(", "),
    things.join(", "),
  ];
  return { title: texts.thing("hero", hero), lines: lines.filter(Boolean) };
}
