/** The board of Viroid as it is just looked at: dishes, the shop, and what is missing. */

import { keyOf, same } from "../board";
import { Selection } from "../selection.svelte";
import { type Atlas, atlasOf, type Form, WIDE } from "./atlas";
import type { Choice, CityView, Event, PlayerView, ViroidCatalogue, ViroidView } from "./declared";
import { cityOf, isForSale, wouldBe } from "./targets";
import { ownerOf, pathogenOf } from "./view";

/** What lies over a part of the board on demand. */
type Sheet = "" | "shop" | "strains";

export class BoardSelection extends Selection<ViroidView, ViroidCatalogue, Choice, Event> {
  sheet = $state<Sheet>("");
  /** How the world is drawn: set by the board. */
  form = $state.raw<Form>(WIDE);
  /** The shop was put away while something can still be bought. */
  isPutAway = $state(false);
  /** A click on a strain means to throw it away. */
  discarding = $state(false);
  /** What is missing to win is shown: on one continent, or on "all". */
  missing = $state("");
  /** What the cards that are gone have named is shown. */
  naming = $state(false);
  /** Where a single infected is left is shown: there healing helps research. */
  warning = $state(false);
  /** The continent that fills the plate. */
  near = $state("");

  pathogen = $derived.by(() => pathogenOf(this.table));
  atlas = $derived.by((): Atlas => atlasOf(this.table, this.form));

  placeOf(choice: Choice): string {
    return cityOf(choice, this.view);
  }

  /** Whose pathogen is shown in full: one's own; whoever watches sees that of the player whose turn it is. */
  get seat(): number {
    const { seat } = this.table.look;
    return seat >= 0 ? seat : this.view.active;
  }
  get own(): PlayerView {
    return this.view.players[this.seat] as PlayerView;
  }
  get mates(): number[] {
    const { length } = this.view.players;
    return Array.from({ length: length - 1 }, (_, n) => (this.seat + 1 + n) % length);
  }

  override putAway(): void {
    super.putAway();
    this.discarding = false;
    if (this.sheet === "strains") this.sheet = "";
  }

  // --- dishes

  /** The dish whose chooser is open: several ways lead into it, or it was clicked and could mean several things. */
  open = $derived.by(() => {
    if (this.choices.length && this.view.about.city) return String(this.view.about.city);
    return this.targets.has(this.asking) ? this.asking : "";
  });

  /** What somebody means who points at a dish that does not glow; null where it says itself why. */
  wish(city: string): Choice | null {
    return this.targets.has(city) || this.view.entries[city]?.stops.length ? null : wouldBe(city, this.choices);
  }

  /** The dish that is read about. */
  get read(): string {
    return this.open ? "" : this.pointed || this.held;
  }

  // --- what would be

  /** What the choice that is weighed would lead to. */
  prospect = $derived.by(() => {
    const { weighed } = this;
    return (weighed && this.isLegal(weighed) && this.table.foresee(weighed, { view: true })) || null;
  });

  /** The table as it would be; null if nothing is weighed or nothing can be told. */
  imagined = $derived.by(() => this.prospect?.view ?? null);

  /** The dishes that the choice would bring within reach, and those that it would put out of it. */
  opened = $derived.by(() => {
    const then = this.imagined?.players[this.seat]?.within_reach;
    const now = this.own.within_reach;
    return {
      more: then?.filter((city) => !now.includes(city)) ?? [],
      less: then ? now.filter((city) => !then.includes(city)) : [],
    };
  });

  // --- the shop

  isShopping = $derived.by(() => this.choices.some((choice) => isForSale(choice, this.table)));

  /** On a phone the shop is open while something can be bought, unless it was put away. */
  get shopIsOpen(): boolean {
    return this.narrow && (this.sheet === "shop" || (this.isShopping && !this.isPutAway));
  }

  toggleShop(): void {
    const isOpen = this.shopIsOpen;
    this.isPutAway = isOpen;
    this.sheet = isOpen ? "" : "shop";
    this.weighed = null;
  }

  /** What a choice of the shop costs, or would if it were open; undefined if it cannot be had, or for nothing. */
  price(choice: Choice): number | undefined {
    return this.own.prices[choice.do === "buy_strain" ? choice.do : keyOf(choice)];
  }

  /** On a phone a thing is weighed before it is bought. */
  pick(choice: Choice): void {
    if (!this.narrow || !this.isLegal(choice)) this.choose(choice);
    else this.weighed = this.weighed && same(this.weighed, choice) ? null : choice;
  }

  /** Have a look at something in the shop. */
  consider(choice: Choice): void {
    if (!this.shopIsOpen) this.toggleShop();
    this.weighed = choice;
  }

  /** With a pointer that rests on it, it is weighed as well. */
  rest(choice: Choice, isHere: boolean): void {
    if (!this.narrow) this.weigh(isHere ? choice : null);
  }

  // --- what is missing

  isMissing(city: string): boolean {
    const { missing, view } = this;
    if (!missing || (missing !== "all" && this.catalogue.cities[city]?.continent !== missing)) return false;
    return view.uninfected.includes(city) || (view.cities[city]?.quarantine ?? false);
  }

  /** The cities in which a single infected is left. */
  lonely = $derived.by(() => {
    const living = (city: CityView): number => city.wells.filter((well) => ownerOf(well) >= 0).length;
    return Object.entries(this.view.cities).flatMap(([name, city]) => (living(city) === 1 ? [name] : []));
  });

  /** How often the cards that are gone have named each city. */
  named = $derived.by(() => {
    const counts = new Map<string, number>();
    const heals = this.view.spent.flatMap((card) => this.catalogue.cards[card]?.heals ?? []);
    for (const city of heals) counts.set(city, (counts.get(city) ?? 0) + 1);
    return counts;
  });

  /** Look at a continent: what is missing there, and on a phone from near. */
  lookAt(continent: string): void {
    this.missing = this.missing === continent ? "" : continent;
    if (this.narrow) this.near = this.near === continent ? "" : continent;
  }
}
