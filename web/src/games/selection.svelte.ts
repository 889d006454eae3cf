/** The shared state of a board: the table, the places of choices, and the player's current focus. */

import { Tooltips } from "../kit/tooltip.svelte";
import { type BoardTable, type Happening, same, type Words } from "./board";

/** Group choices by their place. */
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
  /** True if there is little room; the board sets it. */
  narrow = $state(false);
  /** The place under the pointer or the focus, and the tapped place whose tooltip stays open. */
  pointed = $state("");
  held = $state("");
  /** The place where a click has several meanings. */
  asking = $state("");
  /** The choice whose preview is shown. */
  weighed = $state.raw<Choice | null>(null);
  readonly tooltips = new Tooltips();

  constructor(private readonly ask: () => BoardTable<View, Catalogue, Choice, Event>) {}

  /** Return the place of a choice, or "" if it has none. */
  abstract placeOf(choice: Choice): string;

  get table(): BoardTable<View, Catalogue, Choice, Event> {
    return this.ask();
  }
  /** True if something is being shown or read first. */
  get isBusy(): boolean {
    return false;
  }

  view = $derived.by(() => this.table.look.view);
  catalogue = $derived.by(() => this.table.game.catalogue);
  /** The choices that can be made now. Reading the view and the events makes this update with each of them, even while
   * more are queued. */
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

  /** Close everything that was opened to make a choice. */
  putAway(): void {
    this.asking = "";
    this.held = "";
    this.weighed = null;
  }

  /** Click on a place: make its only choice, ask if there are several, or do what is done if there is none. */
  click(place: string): void {
    const here = this.targets.get(place) ?? [];
    if (here.length > 1) this.asking = this.asking === place ? "" : place;
    else if (here[0]) this.choose(here[0]);
    else this.clickInVain(place);
  }

  /** Toggle the tooltip of a place without a choice. */
  clickInVain(place: string): void {
    this.held = this.held === place ? "" : place;
  }

  /** Note that the pointer or the focus has entered or left a place. */
  point(place: string, isHere: boolean): void {
    if (isHere) this.pointed = place;
    else if (this.pointed === place) this.pointed = "";
  }

  /** Set the choice whose preview is shown. The change is deferred, because a focused element may be removed while the
   * board is being drawn. */
  weigh(choice: Choice | null): void {
    queueMicrotask(() => (this.weighed = choice));
  }
}
