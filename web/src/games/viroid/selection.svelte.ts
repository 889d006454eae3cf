/** The state of the Viroid board: dishes, the shop, and the missing conditions of victory. */

import { keyOf, same } from "../board";
import { Selection } from "../selection.svelte";
import { type Atlas, atlasOf, type Form, WIDE } from "./atlas";
import type { Choice, CityView, Event, PlayerView, ViroidCatalogue, ViroidView } from "./declared";
import { cityOf, isForSale, wouldBe } from "./targets";
import { ownerOf, pathogenOf } from "./view";

/** An overlay that the player opens. */
type Sheet = "" | "shop" | "strains";

export class BoardSelection extends Selection<ViroidView, ViroidCatalogue, Choice, Event> {
  sheet = $state<Sheet>("");
  /** The form of the world, set by the board. */
  form = $state.raw<Form>(WIDE);
  /** True if the player closed the shop while something can still be bought. */
  isPutAway = $state(false);
  /** True if a click on a strain discards it. */
  discarding = $state(false);
  /** The continent whose missing conditions are shown, or "all". */
  missing = $state("");
  /** True if dishes show how often the used cards have named them. */
  naming = $state(false);
  /** True if cities with a single infected are shown, where healing helps research. */
  warning = $state(false);
  /** The continent that fills the plate. */
  near = $state("");

  pathogen = $derived.by(() => pathogenOf(this.table));
  atlas = $derived.by((): Atlas => atlasOf(this.table, this.form));

  placeOf(choice: Choice): string {
    return cityOf(choice, this.view);
  }

  /** The seat whose pathogen is shown in full: the player's own, or the active player's for spectators. */
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

  /** The dish whose menu is open, because it has several ways in or several choices. */
  open = $derived.by(() => {
    if (this.choices.length && this.view.about.city) return String(this.view.about.city);
    return this.targets.has(this.asking) ? this.asking : "";
  });

  /** Return the choice that a click on a dish without a glow would attempt. Null if the dish itself shows the
   * reason. */
  wish(city: string): Choice | null {
    return this.targets.has(city) || this.view.entries[city]?.stops.length ? null : wouldBe(city, this.choices);
  }

  /** The dish of the current tooltip. */
  get read(): string {
    return this.open ? "" : this.pointed || this.held;
  }

  // --- previews

  /** The preview of the choice under consideration. */
  prospect = $derived.by(() => {
    const { weighed } = this;
    return (weighed && this.isLegal(weighed) && this.table.foresee(weighed, { view: true })) || null;
  });

  /** The previewed view; null if there is none. */
  imagined = $derived.by(() => this.prospect?.view ?? null);

  /** The dishes that the choice would bring within reach, and the ones that it would put out of reach. */
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

  /** True if the shop is open on a phone: while something can be bought, unless the player closed it. */
  get shopIsOpen(): boolean {
    return this.narrow && (this.sheet === "shop" || (this.isShopping && !this.isPutAway));
  }

  toggleShop(): void {
    const isOpen = this.shopIsOpen;
    this.isPutAway = isOpen;
    this.sheet = isOpen ? "" : "shop";
    this.weighed = null;
  }

  /** Return the price of a purchase, even while the shop is closed; undefined if it is not available or free. */
  price(choice: Choice): number | undefined {
    return this.own.prices[choice.do === "buy_strain" ? choice.do : keyOf(choice)];
  }

  /** Select an item: buy it, or preview it first on a phone. */
  pick(choice: Choice): void {
    if (!this.narrow || !this.isLegal(choice)) this.choose(choice);
    else this.weighed = this.weighed && same(this.weighed, choice) ? null : choice;
  }

  /** Open the shop with a preview of an item. */
  consider(choice: Choice): void {
    if (!this.shopIsOpen) this.toggleShop();
    this.weighed = choice;
  }

  /** Preview an item under the pointer, except on a phone. */
  rest(choice: Choice, isHere: boolean): void {
    if (!this.narrow) this.weigh(isHere ? choice : null);
  }

  // --- missing conditions

  isMissing(city: string): boolean {
    const { missing, view } = this;
    if (!missing || (missing !== "all" && this.catalogue.cities[city]?.continent !== missing)) return false;
    return view.uninfected.includes(city) || (view.cities[city]?.quarantine ?? false);
  }

  /** The cities with a single infected. */
  lonely = $derived.by(() => {
    const living = (city: CityView): number => city.wells.filter((well) => ownerOf(well) >= 0).length;
    return Object.entries(this.view.cities).flatMap(([name, city]) => (living(city) === 1 ? [name] : []));
  });

  /** The number of times that the used cards have named each city. */
  named = $derived.by(() => {
    const counts = new Map<string, number>();
    const heals = this.view.spent.flatMap((card) => this.catalogue.cards[card]?.heals ?? []);
    for (const city of heals) counts.set(city, (counts.get(city) ?? 0) + 1);
    return counts;
  });

  /** Select a continent: show its missing conditions, and zoom to it on a phone. */
  lookAt(continent: string): void {
    this.missing = this.missing === continent ? "" : continent;
    if (this.narrow) this.near = this.near === continent ? "" : continent;
  }
}
