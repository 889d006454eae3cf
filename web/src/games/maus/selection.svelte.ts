/** The board of Maus und Mystik as it is just looked at: the room, the turn, pages and what is being shown. */

import { Selection } from "../selection.svelte";
import type { AimView, Choice, Event, FoeView, MausCatalogue, MausView, MouseView } from "./declared";
import { Playback } from "./playback.svelte";
import { hasRead, markAsRead } from "./read-pages";
import { edgesOf, squaresOf } from "./room";
import { type Actor, actorsOf, asksOverDice, type Throw } from "./stage";
import { cardChoices, chipsOf, fieldOf, isRead, isSwap, wouldBe } from "./targets";
import { heroAsked, mouseOf } from "./view";

export class BoardSelection extends Selection<MausView, MausCatalogue, Choice, Event> {
  /** The mouse whose bundle is looked into. */
  sheet = $state("");
  /** A page that was opened to be read again. */
  reread = $state("");
  /** Looking who sees what: from the field that was named last. */
  watching = $state(false);
  readonly playback = new Playback(() => this.table.wasRead?.(), {
    has: (page) => !this.table.replayed && hasRead(this.table.info.id, page),
    add: (page) => {
      if (!this.table.replayed) markAsRead(this.table.info.id, page);
    },
  });

  ground = $derived.by(() => this.catalogue.grounds[this.view.ground]);
  room = $derived.by(() => this.catalogue.rooms[this.view.room]);
  /** The same ones as long as the ground is: the room is not drawn anew for everything that happens. */
  squares = $derived.by(() => (this.ground ? squaresOf(this.ground) : []));
  edges = $derived.by(() => edgesOf(this.squares));
  fields = $derived.by(() => this.squares.filter((each) => !each.black));
  chapter = $derived.by(() => this.catalogue.chapters[this.view.chapter]);
  /** What a line of the story speaks of. */
  lit = $derived.by(() => Object.values(this.table.lit ?? {}).flat());
  chips = $derived.by(() => chipsOf(this.choices, this.table));
  cards = $derived.by(() => cardChoices(this.choices, this.table));
  swaps = $derived.by(() => this.choices.filter((choice) => isSwap(choice, this.table.game)));

  placeOf(choice: Choice): string {
    return fieldOf(choice, this.view, this.squares);
  }

  /** As it was before what is being shown, so that nothing is told before it is seen. */
  told = $derived.by(() => this.playback.before ?? this.view);

  override get isBusy(): boolean {
    return this.playback.isPlaying || this.reread !== "";
  }

  /** The figures as they stand in this scene. */
  actors = $derived.by((): Actor[] => {
    const { now } = this.playback;
    if (now?.room && now.room !== this.view.room) return []; // they are there before it is
    return now?.actors ?? actorsOf(this.view);
  });

  /** The dice on the table: of this scene, or those that a question is about. */
  dice = $derived.by((): Throw[] => {
    const { now, last } = this.playback;
    if (now) return now.page ? [] : now.dice;
    if (!asksOverDice(this.table.step)) return [];
    if (last.length || this.table.step !== "answer_roll") return last;
    return [{ who: heroAsked(this.view), faces: this.view.dice, side: "roll", at: "", odds: null }];
  });

  /** The lines that have been said, also on the page that lies there. */
  lines = $derived.by((): string[] => [...this.view.lines, ...(this.playback.now?.lines ?? [])]);

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

  override putAway(): void {
    super.putAway();
    this.sheet = "";
  }

  // --- fields

  /** What somebody means who points at a field that does not glow; whoever looks at a foe, or who sees what, means
   * nothing else. */
  wish(field: string): Choice | null {
    const looks = this.watching || this.foesOn(field).length > 0;
    return looks || this.targets.has(field) || this.isBusy ? null : wouldBe(field, this.choices, this.table.step);
  }

  /** Who looks who sees what chooses nothing. */
  override click(field: string): void {
    if (this.watching) this.clickInVain(field);
    else super.click(field);
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
    const walked = this.table.foresee(go)?.events.find((event) => event.do === "walked");
    return walked ? [this.mouse?.field ?? "", ...walked.path] : [];
  });

  /** The enemies whose way is shown: those on the field that is looked at. */
  hunters = $derived.by(() => (this.read ? this.foesOn(this.read) : []));

  /** From where it is looked who sees what; empty if nobody wants to know. */
  get eye(): string {
    return this.watching ? this.pointed || this.held || this.mouse?.field || "" : "";
  }

  sees = $derived.by((): string[] | null => (this.eye ? (this.ground?.sees[this.eye] ?? null) : null));

  /** The dice of both sides for a blow. */
  aimOf(choice: Choice): AimView | undefined {
    if (choice.do !== "attack") return undefined;
    return this.mouse?.aims.find(({ item, figure }) => item === choice.item && figure === choice.figure);
  }

  /** The best blow at somebody on a field. */
  aim(field: string): AimView | undefined {
    const aims = (this.targets.get(field) ?? []).flatMap((choice) => this.aimOf(choice) ?? []);
    return aims.sort((a, b) => b.chance - a.chance)[0];
  }
}
