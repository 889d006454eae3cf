/** What the parts of this board share: the table, where choices are made, and what the person is just looking at. */

import { Tooltips } from "../../kit/tooltip.svelte";
import { type BoardTable, same } from "../board";
import type { Choice, FoeView, MouseView } from "./declared";
import { Playback } from "./playback.svelte";
import { edgesOf, squaresOf } from "./room";
import { type Actor, actorsOf, type Throw } from "./stage";
import { cardChoices, chipsOf, isRead, isSwap, targets, wouldBe } from "./targets";
import { catalogueOf, eventsOf, heroAsked, mouseOf, viewOf } from "./view";

/** The questions at which the dice that were thrown still matter. */
const OVER_DICE = ["answer_roll", "answer_hits"];

export class BoardSelection {
  /** Little room: set by the board. */
  narrow = $state(false);
  /** The field on which pointer or focus rest, and the one that was tapped to be read about. */
  pointed = $state("");
  held = $state("");
  /** The field, or the button of the turn, where a click could mean several things. */
  asking = $state("");
  /** The mouse whose bundle is looked into. */
  sheet = $state("");
  /** A page that was opened to be read again. */
  reread = $state("");
  /** Looking who sees what: from the field that was named last. */
  watching = $state(false);
  readonly tooltips = new Tooltips();
  readonly playback = new Playback();
  private readonly ask: () => BoardTable;

  constructor(ask: () => BoardTable) {
    this.ask = ask;
  }

  get table(): BoardTable {
    return this.ask();
  }

  /** The choices that can be made now; none while something is shown or read. */
  choices = $derived.by((): Choice[] => {
    const { look, events, choices } = this.table;
    return look && events && !this.isBusy ? (choices as Choice[]) : [];
  });
  view = $derived.by(() => viewOf(this.table));
  catalogue = $derived.by(() => catalogueOf(this.table));
  ground = $derived.by(() => this.catalogue.grounds[this.view.ground]);
  room = $derived.by(() => this.catalogue.rooms[this.view.room]);
  squares = $derived.by(() => (this.ground ? squaresOf(this.ground) : []));
  edges = $derived.by(() => edgesOf(this.squares));
  fields = $derived.by(() => this.squares.filter((each) => !each.black));
  targets = $derived.by(() => targets(this.choices, this.view, this.squares));
  chips = $derived.by(() => chipsOf(this.choices, this.table.step));
  cards = $derived.by(() => cardChoices(this.choices, this.table.step));
  swaps = $derived.by(() => this.choices.filter(isSwap));

  /** As it was before what is being shown, so that nothing is told before it is seen. */
  told = $derived.by(() => this.playback.before ?? this.view);

  get isBusy(): boolean {
    return this.playback.isPlaying || this.reread !== "";
  }

  /** The figures as they stand in this scene. */
  actors = $derived.by((): Actor[] => this.playback.now?.actors ?? actorsOf(this.view));

  /** The dice on the table: of this scene, or those that a question is about. */
  dice = $derived.by((): Throw[] => {
    const { now, last } = this.playback;
    if (now) return now.page ? [] : now.dice;
    if (!OVER_DICE.includes(this.table.step)) return [];
    if (last.length || this.table.step !== "answer_roll") return last;
    return [{ who: heroAsked(this.view), faces: this.view.dice, side: "roll" }];
  });

  /** The page that lies open: one that was just turned, one that asks, or one that is read again. */
  page = $derived.by((): string => {
    const { table, view, playback } = this;
    if (this.reread) return this.reread;
    return playback.page || (table.step === "turn_page" && !playback.isPlaying ? String(view.about.page ?? "") : "");
  });

  /** What can be picked on the page that lies open. */
  picks = $derived.by(() => this.choices.filter((choice) => choice.do === "pick"));

  turnPage(): void {
    if (this.reread) this.reread = "";
    else this.playback.turn();
  }

  // --- whose turn it is

  get mouse(): MouseView | undefined {
    return mouseOf(this.view, heroAsked(this.view));
  }

  isLegal(choice: Choice): boolean {
    return this.choices.some((each) => same(each, choice));
  }

  choose(choice: Choice): void {
    this.asking = "";
    this.held = "";
    this.sheet = "";
    if (this.choices.length) this.table.choose(choice);
  }

  // --- fields

  /** What somebody means who points at a field that does not glow; whoever looks at a foe, or who sees what, means
   * nothing else. */
  wish(field: string): Choice | null {
    const looks = this.watching || this.foesOn(field).length > 0;
    return looks || this.targets.has(field) || this.isBusy ? null : wouldBe(field, this.choices, this.table.step);
  }

  /** Choose what a field stands for, ask if it could be several things, or tell about it. */
  click(field: string): void {
    const here = this.watching ? [] : (this.targets.get(field) ?? []);
    if (here.length > 1) this.asking = this.asking === field ? "" : field;
    else if (here[0]) this.choose(here[0]);
    else this.held = this.held === field ? "" : field;
  }

  /** The field that is read about. */
  get read(): string {
    return this.open.length ? "" : this.pointed || this.held;
  }

  /** What is being chosen among: on a field, or behind a button of the turn. */
  open = $derived.by((): Choice[] => {
    const { asking } = this;
    return this.targets.get(asking) ?? this.chips.find((chip) => chip.verb === asking)?.choices ?? [];
  });

  /** Whether what is open are cards that want to be read. */
  get opensCards(): boolean {
    return this.open.every((choice) => isRead(choice.do));
  }

  press(verb: string): void {
    const chip = this.chips.find((each) => each.verb === verb);
    const [choice] = chip?.choices ?? [];
    if (!chip || !choice) return;
    if (chip.choices.length > 1 || isRead(verb)) this.asking = this.asking === verb ? "" : verb;
    else this.choose(choice);
  }

  // --- what would be

  foesOn(field: string): FoeView[] {
    return this.view.foes.filter((foe) => foe.field === field);
  }

  miceOn(field: string): MouseView[] {
    return this.view.mice.filter((mouse) => mouse.field === field);
  }

  /** The way that she would go to the field that is looked at, from where she stands. */
  walk = $derived.by((): string[] => {
    const go: Choice = { do: "go", field: this.read || this.asking };
    if (this.watching || !this.isLegal(go)) return [];
    const walked = eventsOf(this.table.foresee(go)?.events ?? []).find((event) => event.do === "walked");
    return walked ? [this.mouse?.field ?? "", ...walked.path] : [];
  });

  /** The enemies whose way is shown: those on the field that is looked at. */
  hunters = $derived.by(() => (this.read ? this.foesOn(this.read) : []));

  /** From where it is looked who sees what; empty if nobody wants to know. */
  get eye(): string {
    return this.watching ? this.pointed || this.held || this.mouse?.field || "" : "";
  }

  sees = $derived.by((): string[] | null => (this.eye ? (this.ground?.sees[this.eye] ?? null) : null));

  /** The dice of both sides for the best blow at somebody on a field. */
  aim(field: string): { dice: number; against: number } | null {
    const attacks = (this.targets.get(field) ?? []).filter((choice) => choice.do === "attack");
    const aims = attacks.flatMap(
      ({ item, figure }) =>
        this.view.mice
          .find((mouse) => mouse.hero === heroAsked(this.view))
          ?.aims.filter((each) => each.item === item && each.figure === figure) ?? [],
    );
    return aims.sort((a, b) => b.dice - b.against - a.dice + a.against)[0] ?? null;
  }
}
