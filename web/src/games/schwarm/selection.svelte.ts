/** The state of the Der Schwarm board: places, their gains, and the tile that is being laid. */

import { Selection } from "../selection.svelte";
import { chartOf } from "./chart";
import type { Choice, Event, RouteView, SchwarmCatalogue, SchwarmView } from "./declared";
import { type Gain, gainOf, gainWords, worth } from "./parts/gains";
import { placeFor, wayOf, wouldBe } from "./targets";
import { fieldAsked, shapeOf, turnsOf } from "./view";

export class BoardSelection extends Selection<SchwarmView, SchwarmCatalogue, Choice, Event> {
  /** The picker that is open. */
  fan = $state<"order" | "joker" | "">("");
  /** The seat whose networks are shown; -1 for none. */
  shown = $state(-1);
  /** The tile in its current rotation, while one is being laid. */
  private turned = $state("");

  get seat(): number {
    return this.table.look.seat;
  }
  get asked(): boolean {
    return this.choices.length > 0;
  }

  chart = $derived.by(() => chartOf(this.table));

  placeOf(choice: Choice): string {
    return placeFor(choice, this.table);
  }

  /** The kinds of choices on the sea. */
  kinds = $derived.by(() => new Set([...this.targets.values()].flat().map((choice) => choice.do)));
  /** The gains by place; a gain is missing until it is known. */
  gains = $derived.by(() => {
    const found = [...this.targets].map(([name, choices]) => [name, this.gain(choices[0] as Choice)] as const);
    if (this.laying && this.fits) found.push([this.laying, this.gain({ do: "lay", tile: this.tile })]);
    return new Map(found);
  });

  /** The fields with a ship over a tile, which it takes along when it leaves. */
  collects = $derived.by(() => {
    const sails = this.choices.filter((choice) => choice.do === "sail");
    return new Set(sails.filter((choice) => this.gain(choice)?.tile).map((choice) => choice.field));
  });

  /** Return the gain of a choice. Exploring assumes the best tile. */
  gain(choice: Choice): Gain | null {
    const prospect = this.table.foresee(choice, { further: choice.do === "explore" });
    return prospect ? gainOf(prospect, this.view, this.seat) : null;
  }

  /** The choice under consideration: the tile to be laid, a line of a menu, or a place under the pointer. */
  private considered = $derived.by((): Choice | null => {
    if (this.laying) return this.fits ? { do: "lay", tile: this.tile } : null;
    const here = this.targets.get(this.pointed) ?? [];
    return this.weighed ?? (here.length === 1 ? (here[0] ?? null) : null);
  });

  /** The gains of all players from that choice, by seat; empty if there is none or the result is unknown. */
  prospects = $derived.by((): Gain[] => {
    const choice = this.considered;
    const found = choice && this.table.foresee(choice, { further: choice.do === "explore" });
    return found ? this.view.players.map((_, seat) => gainOf(found, this.view, seat)) : [];
  });

  /** Return the gain of a choice in words. */
  brought(choice: Choice): string[] {
    const { texts, names } = this.table;
    const gain = this.gain(choice);
    const words = gain ? gainWords(texts, gain, names) : [];
    return choice.do === "explore" && words.length ? [texts.say("sw-at-best", { gain: words.join(" · ") })] : words;
  }

  override putAway(): void {
    super.putAway();
    this.fan = "";
    this.turned = "";
    this.pointed = "";
  }

  // --- places

  /** The places that ships or the whale can still reach, with the damage on the way. */
  reachable = $derived.by(() => {
    const routes = this.can("swim") || this.can("sail") ? this.view.routes : [];
    return new Map<string, RouteView>(routes.map((route) => [route.way.at(-1) ?? "", route]));
  });

  /** Turn the tile that is being laid here, go all the way step by step, or let the server explain a refusal. */
  override clickInVain(name: string): void {
    if (!this.asked) return;
    if (name === this.laying) this.turn(1);
    else {
      const [first, ...then] = this.stepsTo(name);
      const meant = first ?? this.meant(name);
      if (meant) this.choose(meant, ...then);
    }
  }

  /** Return the choice that a click on a place without a glow would attempt. */
  meant(name: string): Choice | null {
    return this.asked ? (this.stepsTo(name)[0] ?? wouldBe(name, this.table)) : null;
  }

  /** The path of a ship or a danger to the place under the pointer. */
  way = $derived.by(() => {
    const { pointed, weighed, table } = this;
    if (weighed) return wayOf(weighed, table);
    const [choice, other] = this.targets.get(pointed) ?? [];
    if (choice) return other ? [] : wayOf(choice, table);
    return this.reachable.get(pointed)?.way ?? [];
  });

  /** Return the steps of a ship or the whale to a distant place. */
  private stepsTo(name: string): Choice[] {
    const way = this.reachable.get(name)?.way ?? [];
    return way.slice(1).flatMap((next, i): Choice[] => {
      const field = way[i] ?? "";
      const direction = this.chart.directionTo(field, next);
      if (!direction) return [];
      return this.can("swim") ? [{ do: "swim", direction }] : [{ do: "sail", field, direction }];
    });
  }

  // --- laying a tile

  /** The field on which this player is laying a tile. */
  laying = $derived.by(() => (this.can("lay") ? fieldAsked(this.view) : null));

  /** The field to which a buoy has to move. */
  awaiting = $derived.by(() => (this.can("move_buoy") ? (fieldAsked(this.view) ?? this.catalogue.queen) : null));

  /** The tile in its current rotation: turned by hand, recommended by a hint, or the one with the best gain. It is
   * empty until all gains are known. */
  tile = $derived.by(() => {
    if (!this.laying) return "";
    if (this.turned && this.tilesOf(shapeOf(this.catalogue, this.turned))) return this.turned;
    if (this.table.hinted?.do === "lay") return String(this.table.hinted.tile);
    const tiles = this.choices.flatMap((choice) => (choice.do === "lay" ? [choice.tile] : []));
    const prospects = tiles.map((tile) => this.table.foresee({ do: "lay", tile }));
    return prospects.includes(undefined) ? "" : this.best(tiles);
  });

  fits = $derived.by(() => this.isLegal({ do: "lay", tile: this.tile }));

  /** True if the tile joins nothing in this rotation. */
  get unfit(): boolean {
    return this.tile !== "" && !this.fits;
  }

  /** The board with the tile laid, as a preview of its joints. */
  imagined = $derived.by(() => {
    const then = this.laying && this.fits ? this.table.foresee({ do: "lay", tile: this.tile }, { view: true }) : null;
    return then?.view ?? this.view;
  });

  tilesOf(shape: string): number {
    return this.view.players[this.seat]?.tiles[shape] ?? 0;
  }

  /** Return the first tile with the best gain. */
  private best(tiles: string[]): string {
    const value = (tile: string): number => {
      const gain = this.gain({ do: "lay", tile });
      return gain ? worth(gain) : 0;
    };
    return tiles.reduce((best, tile) => (value(tile) > value(best) ? tile : best), tiles[0] ?? "");
  }

  /** Choose another tile, in its best rotation. */
  pick(shape: string): void {
    const ways = turnsOf(this.catalogue, shape);
    const legal = ways.filter((tile) => this.isLegal({ do: "lay", tile }));
    this.turned = this.best(legal) || (ways[0] ?? "");
  }

  turn(by: number): void {
    const ways = turnsOf(this.catalogue, shapeOf(this.catalogue, this.tile));
    const next = (ways.indexOf(this.tile) + by + ways.length) % ways.length;
    this.turned = ways[next] ?? this.tile;
  }

  /** The shapes in the player's stock. */
  own = $derived.by(() => Object.keys(this.catalogue.shapes).filter((shape) => this.tilesOf(shape)));

  /** Choose the next shape, for the keyboard. */
  another(): void {
    const at = this.own.indexOf(shapeOf(this.catalogue, this.tile));
    const next = this.own[(at + 1) % this.own.length];
    if (next) this.pick(next);
  }
}
