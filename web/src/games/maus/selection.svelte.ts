/** The state of the Maus und Mystik board: the room, the turn, pages, and the current scene. */

import { Selection } from "../selection.svelte";
import type { AimView, Choice, Event, FoeView, MausCatalogue, MausView, MouseView } from "./declared";
import { Playback } from "./playback.svelte";
import { hasRead, markAsRead } from "./read-pages";
import { edgesOf, squaresOf } from "./room";
import { type Actor, actorsOf, asksOverDice, type Throw } from "./stage";
import { cardChoices, chipsOf, fieldOf, isRead, isSwap, wouldBe } from "./targets";
import { heroAsked, mouseOf } from "./view";

export class BoardSelection extends Selection<MausView, MausCatalogue, Choice, Event> {
  /** The mouse whose sheet is open. */
  sheet = $state("");
  /** A page that was opened again. */
  reread = $state("");
  /** True if the line-of-sight mode is on. */
  watching = $state(false);
  readonly playback = new Playback(() => this.table.wasRead?.(), {
    has: (page) => !this.table.replayed && hasRead(this.table.info.id, page),
    add: (page) => {
      if (!this.table.replayed) markAsRead(this.table.info.id, page);
    },
  });

  ground = $derived.by(() => this.catalogue.grounds[this.view.ground]);
  room = $derived.by(() => this.catalogue.rooms[this.view.room]);
  /** The squares, cached for each ground, so that events do not redraw the room. */
  squares = $derived.by(() => (this.ground ? squaresOf(this.ground) : []));
  edges = $derived.by(() => edgesOf(this.squares));
  fields = $derived.by(() => this.squares.filter((each) => !each.black));
  chapter = $derived.by(() => this.catalogue.chapters[this.view.chapter]);
  /** The things in the highlighted line of the story. */
  lit = $derived.by(() => Object.values(this.table.lit ?? {}).flat());
  chips = $derived.by(() => chipsOf(this.choices, this.table));
  cards = $derived.by(() => cardChoices(this.choices, this.table));
  swaps = $derived.by(() => this.choices.filter((choice) => isSwap(choice, this.table.game)));

  placeOf(choice: Choice): string {
    return fieldOf(choice, this.view, this.squares);
  }

  /** The view before the current scene, so that nothing is revealed before it is shown. */
  told = $derived.by(() => this.playback.before ?? this.view);

  override get isBusy(): boolean {
    return this.playback.isPlaying || this.reread !== "";
  }

  /** The figures of the current scene. */
  actors = $derived.by((): Actor[] => {
    const { now } = this.playback;
    if (now?.room && now.room !== this.view.room) return []; // the party enters before the new room is shown
    return now?.actors ?? actorsOf(this.view);
  });

  /** The dice on the table: those of the current scene, or those of a question. */
  dice = $derived.by((): Throw[] => {
    const { now, last } = this.playback;
    if (now) return now.page ? [] : now.dice;
    if (!asksOverDice(this.table.step)) return [];
    if (last.length || this.table.step !== "answer_roll") return last;
    return [{ who: heroAsked(this.view), faces: this.view.dice, side: "roll", at: "", odds: null }];
  });

  /** The spoken lines so far, including those on the open page. */
  lines = $derived.by((): string[] => [...this.view.lines, ...(this.playback.now?.lines ?? [])]);

  /** The open page: one that was just turned, one that asks, or one that was opened again. */
  page = $derived.by((): string => {
    const { table, view, playback } = this;
    if (this.reread) return this.reread;
    return playback.page || (table.step === "turn_page" && !playback.isPlaying ? String(view.about.page ?? "") : "");
  });

  /** The options on the open page. */
  picks = $derived.by(() => this.choices.filter((choice) => choice.do === "pick"));

  turnPage(): void {
    if (this.reread) this.reread = "";
    else this.playback.turn();
  }

  // --- the mouse whose turn it is

  get mouse(): MouseView | undefined {
    return mouseOf(this.view, heroAsked(this.view));
  }

  override putAway(): void {
    super.putAway();
    this.sheet = "";
  }

  // --- fields

  /** Return the choice that a click on a field without a glow would attempt. Null if the field has a foe, or in
   * line-of-sight mode, because the player then only wants to look. */
  wish(field: string): Choice | null {
    const looks = this.watching || this.foesOn(field).length > 0;
    return looks || this.targets.has(field) || this.isBusy ? null : wouldBe(field, this.choices, this.table.step);
  }

  /** In line-of-sight mode a click chooses nothing. */
  override click(field: string): void {
    if (this.watching) this.clickInVain(field);
    else super.click(field);
  }

  /** The field of the current tooltip. */
  get read(): string {
    return this.open.length ? "" : this.pointed || this.held;
  }

  /** The choices in the open menu: on a field, or behind a button of the turn. */
  open = $derived.by((): Choice[] => {
    const { asking } = this;
    return this.targets.get(asking) ?? this.chips.find((chip) => chip.verb === asking)?.choices ?? [];
  });

  /** True if the open choices are shown as readable cards. */
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

  // --- previews

  foesOn(field: string): FoeView[] {
    return this.view.foes.filter((foe) => foe.field === field);
  }

  miceOn(field: string): MouseView[] {
    return this.view.mice.filter((mouse) => mouse.field === field);
  }

  /** The path of the mouse to the field under the pointer. */
  walk = $derived.by((): string[] => {
    const go: Choice = { do: "go", field: this.read || this.asking };
    if (this.watching || !this.isLegal(go)) return [];
    const walked = this.table.foresee(go)?.events.find((event) => event.do === "walked");
    return walked ? [this.mouse?.field ?? "", ...walked.path] : [];
  });

  /** The enemies whose paths are shown: those on the field under the pointer. */
  hunters = $derived.by(() => (this.read ? this.foesOn(this.read) : []));

  /** The field whose line of sight is shown; empty if the mode is off. */
  get eye(): string {
    return this.watching ? this.pointed || this.held || this.mouse?.field || "" : "";
  }

  sees = $derived.by((): string[] | null => (this.eye ? (this.ground?.sees[this.eye] ?? null) : null));

  /** Return the dice of both sides for an attack. */
  aimOf(choice: Choice): AimView | undefined {
    if (choice.do !== "attack") return undefined;
    return this.mouse?.aims.find(({ item, figure }) => item === choice.item && figure === choice.figure);
  }

  /** Return the attack with the best chance on a field. */
  aim(field: string): AimView | undefined {
    const aims = (this.targets.get(field) ?? []).flatMap((choice) => this.aimOf(choice) ?? []);
    return aims.sort((a, b) => b.chance - a.chance)[0];
  }
}
