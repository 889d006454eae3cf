/** What the parts of a board share: the table, where choices are made, and what the person is just looking at. */

import { Tooltips } from "../kit/tooltip.svelte";
import { type BoardTable, type Happening, same, type Words } from "./board";

/** The choices by the place where they are made. */
export function byPlace<Choice>(choices: Choice[], placeOf: (choice: Choice) => string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place) found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}

export abstract class Selection<
  View extends object,
  Catalogue extends object,
  Choice extends Words,
  Event extends Happening,
> {
  /** Little room: set by the board. */
  narrow = $state(false);
  /** The place on which pointer or focus rest, and the one that was tapped to be read about. */
  pointed = $state("");
  held = $state("");
  /** The place where a click could mean several things. */
  asking = $state("");
  /** The choice that is being weighed: what it would lead to is shown before it is made. */
  weighed = $state.raw<Choice | null>(null);
  readonly tooltips = new Tooltips();

  constructor(private readonly ask: () => BoardTable<View, Catalogue, Choice, Event>) {}

  /** The place where a choice is made; empty if it is made at none. */
  abstract placeOf(choice: Choice): string;

  get table(): BoardTable<View, Catalogue, Choice, Event> {
    return this.ask();
  }
  /** Something is shown or read that comes first. */
  get isBusy(): boolean {
    return false;
  }

  view = $derived.by(() => this.table.look.view);
  catalogue = $derived.by(() => this.table.game.catalogue);
  /** The choices that can be made now: looked up anew whenever anything is shown, also while more is on its way. */
  choices = $derived.by((): Choice[] => {
    const { look, events, choices } = this.table;
    return look && events && !this.isBusy ? choices : [];
  });
  targets = $derived.by(() => byPlace(this.choices, (choice) => this.placeOf(choice)));

  can(word: Choice["do"]): boolean {
    return this.choices.some((choice) => choice.do === word);
  }

  isLegal(choice: Choice): boolean {
    return this.choices.some((each) => same(each, choice));
  }

  choose(choice: Choice, ...then: Choice[]): void {
    this.putAway();
    if (this.choices.length) this.table.choose(choice, ...then);
  }

  /** What was opened or looked at to choose something is not needed any more. */
  putAway(): void {
    this.asking = "";
    this.held = "";
    this.weighed = null;
  }

  /** Choose what a place stands for, ask if it could be several things, or do what is done where there is nothing to
   * choose. */
  click(place: string): void {
    const here = this.targets.get(place) ?? [];
    if (here.length > 1) this.asking = this.asking === place ? "" : place;
    else if (here[0]) this.choose(here[0]);
    else this.clickInVain(place);
  }

  /** Tell about a place. */
  clickInVain(place: string): void {
    this.held = this.held === place ? "" : place;
  }

  /** Pointer or focus have come to a place, or have gone. */
  point(place: string, isHere: boolean): void {
    if (isHere) this.pointed = place;
    else if (this.pointed === place) this.pointed = "";
  }

  /** Weigh a choice, or none; not at once, as what has the focus may go while the board is being drawn. */
  weigh(choice: Choice | null): void {
    queueMicrotask(() => (this.weighed = choice));
  }
}
