/** What the parts of this board share: the table, where choices are made, and what the person is just looking at. */

import { Tooltips } from "../../kit/tooltip.svelte";
import type { BoardTable } from "../board";
import { chartOf } from "./chart";
import type { Choice, RouteView } from "./declared";
import { shapeOf, turnsOf } from "./facts";
import { type Gain, gainOf, gainWords, worth } from "./parts/gains";
import { sightOf, targets, wayOf, wouldBe } from "./targets";
import { catalogueOf, fieldAsked, viewOf } from "./view";

export class BoardSelection {
  /** The place where a click could mean several things. */
  asking = $state("");
  /** Cards spread out to choose from. */
  fan = $state<"order" | "joker" | "">("");
  /** The seat whose networks are shown; -1 for none. */
  shown = $state(-1);
  /** The place, or the choice in a list, on which pointer or focus rest. */
  pointed = $state.raw<string | Choice>("");
  readonly tooltips = new Tooltips();
  /** The tile as it was turned, while one is being laid. */
  private turned = $state("");
  private readonly ask: () => BoardTable;

  constructor(ask: () => BoardTable) {
    this.ask = ask;
  }

  get table(): BoardTable {
    return this.ask();
  }
  get seat(): number {
    return this.table.look.seat;
  }
  get asked(): boolean {
    return this.choices.length > 0;
  }

  /** The choices that can be made now: looked up anew whenever anything is shown, also while more is on its way. */
  choices = $derived.by(() => [this.table.look, this.table.events, this.table.choices][2] as Choice[]);
  view = $derived.by(() => viewOf(this.table));
  catalogue = $derived.by(() => catalogueOf(this.table));
  chart = $derived.by(() => chartOf(this.table));
  sight = $derived.by(() => sightOf(this.table));
  targets = $derived.by(() => targets(this.choices, this.sight));
  /** What kinds of choices are made on the sea. */
  kinds = $derived.by(() => new Set([...this.targets.values()].flat().map((choice) => choice.do)));
  /** By place; missing until it is known. */
  gains = $derived.by(() => {
    const found = [...this.targets].map(([name, choices]) => [name, this.gain(choices[0] as Choice)] as const);
    if (this.laying && this.fits) found.push([this.laying, this.gain({ do: "lay", tile: this.tile })]);
    return new Map(found);
  });

  /** The fields on which a ship lies over a tile that it takes along when it leaves. */
  collects = $derived.by(() => {
    const sails = this.choices.filter((choice) => choice.do === "sail");
    return new Set(sails.filter((choice) => this.gain(choice)?.tile).map((choice) => choice.field));
  });

  /** What a choice would bring; exploring, with the best tile. */
  gain(choice: Choice): Gain | null {
    const prospect = this.table.foresee(choice, { further: choice.do === "explore" });
    return prospect ? gainOf(prospect, this.view, this.seat) : null;
  }

  /** The same in words. */
  brought(choice: Choice): string[] {
    const { texts, names } = this.table;
    const gain = this.gain(choice);
    const words = gain ? gainWords(texts, gain, names) : [];
    return choice.do === "explore" && words.length ? [texts.say("sw-at-best", { gain: words.join(" · ") })] : words;
  }

  can(word: Choice["do"]): boolean {
    return this.choices.some((choice) => choice.do === word);
  }

  choose(choice: Choice, ...then: Choice[]): void {
    this.asking = "";
    this.fan = "";
    this.turned = "";
    this.pointed = "";
    if (this.asked) this.table.choose(choice, ...then);
  }

  // --- places

  /** Where ships or the whale can still come to, with the damage on the way. */
  reachable = $derived.by(() => {
    const routes = this.can("swim") || this.can("sail") ? this.view.routes : [];
    return new Map<string, RouteView>(routes.map((route) => [route.way.at(-1) ?? "", route]));
  });

  /** Somebody clicks a place: choose what it stands for, ask if it could be several things, or let the server say why
   * it cannot be chosen. Far away means all the way there, step by step. */
  click(name: string): void {
    if (!this.asked) return;
    const here = this.targets.get(name) ?? [];
    if (name === this.asking) this.asking = "";
    else if (here.length > 1) this.asking = name;
    else if (here[0]) this.choose(here[0]);
    else if (name === this.laying) this.turn(1);
    else {
      const [first, ...then] = this.stepsTo(name);
      const meant = first ?? this.meant(name);
      if (meant) this.choose(meant, ...then);
    }
  }

  /** What somebody means who points at a place that does not glow. */
  meant(name: string): Choice | null {
    return this.asked ? (this.stepsTo(name)[0] ?? wouldBe(name, this.sight)) : null;
  }

  /** The way that a ship or a danger would go if what is pointed at were chosen, place by place. */
  way = $derived.by(() => {
    const { pointed, sight } = this;
    if (typeof pointed !== "string") return wayOf(pointed, sight);
    const [choice, other] = this.targets.get(pointed) ?? [];
    if (choice) return other ? [] : wayOf(choice, sight);
    return this.reachable.get(pointed)?.way ?? [];
  });

  /** The steps of a ship or the whale to a place that is further away. */
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

  /** The field on which a tile is being laid, if that is asked of us. */
  laying = $derived.by(() => (this.can("lay") ? fieldAsked(this.view) : null));

  /** The field that a buoy is wanted for. */
  awaiting = $derived.by(() => (this.can("move_buoy") ? (fieldAsked(this.view) ?? this.catalogue.queen) : null));

  /** The tile as it would lie: turned by hand, recommended, or the one that brings most. None is taken up before it is
   * known what they bring. */
  tile = $derived.by(() => {
    if (!this.laying) return "";
    if (this.turned && this.held(shapeOf(this.catalogue, this.turned))) return this.turned;
    if (this.table.hinted?.do === "lay") return String(this.table.hinted.tile);
    const tiles = this.choices.flatMap((choice) => (choice.do === "lay" ? [choice.tile] : []));
    const prospects = tiles.map((tile) => this.table.foresee({ do: "lay", tile }));
    return prospects.includes(undefined) ? "" : this.best(tiles);
  });

  fits = $derived.by(() => this.choices.some((choice) => choice.do === "lay" && choice.tile === this.tile));

  /** The tile joins nothing this way round. */
  get unfit(): boolean {
    return this.tile !== "" && !this.fits;
  }

  /** The board as it would be with the tile laid: what would join is seen before. */
  imagined = $derived.by(() => {
    const then = this.laying && this.fits ? this.table.foresee({ do: "lay", tile: this.tile }, { view: true }) : null;
    return (then?.view as typeof this.view | null | undefined) ?? this.view;
  });

  held(shape: string): number {
    return this.view.players[this.seat]?.tiles[shape] ?? 0;
  }

  /** The first of those that bring most. */
  private best(tiles: string[]): string {
    const value = (tile: string): number => {
      const gain = this.gain({ do: "lay", tile });
      return gain ? worth(gain) : 0;
    };
    return tiles.reduce((best, tile) => (value(tile) > value(best) ? tile : best), tiles[0] ?? "");
  }

  /** Take up another tile; one that lies as well as it can. */
  pick(shape: string): void {
    const ways = turnsOf(this.catalogue, shape);
    const legal = ways.filter((tile) => this.choices.some((choice) => choice.do === "lay" && choice.tile === tile));
    this.turned = this.best(legal) || (ways[0] ?? "");
  }

  turn(by: number): void {
    const ways = turnsOf(this.catalogue, shapeOf(this.catalogue, this.tile));
    const next = (ways.indexOf(this.tile) + by + ways.length) % ways.length;
    this.turned = ways[next] ?? this.tile;
  }

  /** The shapes we have. */
  own = $derived.by(() => Object.keys(this.catalogue.shapes).filter((shape) => this.held(shape)));

  /** The next shape we have, for keys. */
  another(by: number): void {
    const at = this.own.indexOf(shapeOf(this.catalogue, this.tile));
    const next = this.own[(at + by + this.own.length) % this.own.length];
    if (next) this.pick(next);
  }

  lay(): void {
    if (this.tile) this.choose({ do: "lay", tile: this.tile });
  }
}
