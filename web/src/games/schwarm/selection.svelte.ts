/** What the parts of this board share: the table, where choices are made, and what the person is just looking at. */

import { Tooltips } from "../../kit/tooltip.svelte";
import type { BoardTable, Words } from "../board";
import { bestTile, damageOf, foresee, type Gain, reach, shipsOn, withTile, worth } from "./rules/foresight";
import { directionTo, QUEEN } from "./rules/sea";
import { ROTATIONS, SHAPES, shapeOf } from "./rules/tiles";
import { fieldAsked, targets, wayOf, wouldBe } from "./targets";
import { type Shape, stepsLeft, viewOf } from "./view";

export class BoardSelection {
  /** The place where a click could mean several things. */
  asking = $state("");
  /** Cards spread out to choose from. */
  fan = $state<"order" | "joker" | "">("");
  /** The seat whose networks are shown; -1 for none. */
  shown = $state(-1);
  /** The place, or the choice in a list, on which pointer or focus rest. */
  pointed = $state.raw<string | Words>("");
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
  get dangerous(): boolean {
    return this.table.info.options.tsunami === "dangerous";
  }
  get asked(): boolean {
    return this.choices.length > 0;
  }

  /** The choices that can be made now: looked up anew whenever anything is shown, also while more is on its way. */
  choices = $derived.by(() => [this.table.look, this.table.events, this.table.choices][2] as Words[]);
  view = $derived.by(() => viewOf(this.table));
  targets = $derived.by(() => targets(this.choices, this.view, this.seat));
  /** What kinds of choices are made on the sea. */
  kinds = $derived.by(() => new Set([...this.targets.values()].flat().map((choice) => choice.do)));
  gains = $derived.by(() => {
    const gains = new Map(
      [...this.targets].map(([name, choices]) => [name, this.foresee(choices[0] as Words)] as const),
    );
    if (this.laying && this.fits) gains.set(this.laying, this.foresee({ do: "lay", tile: this.tile }));
    return gains;
  });

  foresee(choice: Words): Gain {
    return foresee(choice, this.view, this.seat, this.dangerous);
  }

  /** What exploring a field could bring at best. */
  prospect(field: string): Gain | null {
    return bestTile(field, this.view, this.seat);
  }

  can(word: string): boolean {
    return this.choices.some((choice) => choice.do === word);
  }

  choose(choice: Words): void {
    this.asking = "";
    this.fan = "";
    this.turned = "";
    this.pointed = "";
    if (this.asked) this.table.choose(choice);
  }

  // --- places

  /** Where ships or the whale can still come to, with the damage on the way. */
  reachable = $derived.by(() => {
    const { view, seat } = this;
    const steps = stepsLeft(view);
    if (this.can("swim")) {
      const harm = (path: string[]): number =>
        [
          ...damageOf(
            path.flatMap((field) => shipsOn(field, view, seat)),
            view,
          ).values(),
        ].reduce((a, b) => a + b, 0);
      return reach(view.whales.at(-1) ?? QUEEN, steps, view.path, harm);
    }
    const found: ReturnType<typeof reach> = new Map();
    if (!this.can("sail")) return found;
    for (const ship of view.players[seat]?.ships ?? []) {
      const tiles = (path: string[]): number =>
        path.slice(0, -1).filter((field) => view.face_down.includes(field)).length;
      for (const [field, way] of reach(ship, steps, [ship], tiles)) {
        const best = found.get(field);
        if (!best || way.path.length < best.path.length) found.set(field, { path: [ship, ...way.path], harm: 0 });
      }
    }
    return found;
  });

  /** Somebody clicks a place: choose what it stands for, ask if it could be several things, or let the server say why
   * it cannot be chosen. Far away means the first step there. */
  click(name: string): void {
    if (!this.asked) return;
    const here = this.targets.get(name) ?? [];
    if (name === this.asking) this.asking = "";
    else if (here.length > 1) this.asking = name;
    else if (here[0]) this.choose(here[0]);
    else if (name === this.laying) this.turn(1);
    else {
      const meant = this.meant(name);
      if (meant) this.choose(meant);
    }
  }

  /** What somebody means who points at a place that does not glow. */
  meant(name: string): Words | null {
    return this.asked ? (this.firstStep(name) ?? wouldBe(name, this.view, this.seat)) : null;
  }

  /** The way that a ship or a danger would go if what is pointed at were chosen, place by place. */
  way = $derived.by(() => {
    const { pointed, view, seat } = this;
    if (typeof pointed !== "string") return wayOf(pointed, view, seat);
    const [choice, other] = this.targets.get(pointed) ?? [];
    if (choice) return other ? [] : wayOf(choice, view, seat);
    const path = this.reachable.get(pointed)?.path ?? [];
    return path.length && this.can("swim") ? [view.whales.at(-1) ?? QUEEN, ...path] : path;
  });

  private firstStep(name: string): Words | null {
    const way = this.reachable.get(name)?.path;
    if (!way) return null;
    if (this.can("swim")) {
      const direction = directionTo(this.view.whales.at(-1) ?? QUEEN, way[0] ?? "");
      return direction ? { do: "swim", direction } : null;
    }
    const [field = "", next = ""] = way;
    const direction = directionTo(field, next);
    return direction ? { do: "sail", field, direction } : null;
  }

  // --- laying a tile

  /** The field on which a tile is being laid, if that is asked of us. */
  laying = $derived.by(() => (this.can("lay") ? fieldAsked(this.view) : null));

  /** The field that a buoy is wanted for. */
  awaiting = $derived.by(() => (this.can("move_buoy") ? (fieldAsked(this.view) ?? QUEEN) : null));

  /** The tile as it would lie: turned by hand, or the one that brings most. */
  tile = $derived.by(() => {
    if (!this.laying) return "";
    if (this.turned && this.held(shapeOf(this.turned))) return this.turned;
    if (this.table.hinted?.do === "lay") return String(this.table.hinted.tile);
    let best = "";
    let most = Number.NEGATIVE_INFINITY;
    for (const choice of this.choices) {
      const value = worth(this.foresee(choice));
      if (value > most) [best, most] = [String(choice.tile), value];
    }
    return best;
  });

  fits = $derived.by(() => this.choices.some((choice) => choice.tile === this.tile));

  /** The board as it would be with the tile laid: what would join is seen before. */
  imagined = $derived.by(() =>
    this.laying && this.fits ? withTile(this.view, this.seat, this.laying, this.tile) : this.view,
  );

  held(shape: Shape): number {
    return this.view.players[this.seat]?.tiles[shape] ?? 0;
  }

  /** Take up another tile; one that lies as well as it can. */
  pick(shape: Shape): void {
    const ways = ROTATIONS[shape];
    const legal = ways.filter((tile) => this.choices.some((choice) => choice.tile === tile));
    const value = (tile: string): number => worth(this.foresee({ do: "lay", tile }));
    const best = legal.sort((a, b) => value(b) - value(a))[0];
    this.turned = best ?? ways[0] ?? "";
  }

  turn(by: number): void {
    const ways = ROTATIONS[shapeOf(this.tile)] ?? [];
    const next = (ways.indexOf(this.tile) + by + ways.length) % ways.length;
    this.turned = ways[next] ?? this.tile;
  }

  /** The next shape we have, for keys. */
  another(by: number): void {
    const own = SHAPES.filter((shape) => this.held(shape));
    const at = own.indexOf(shapeOf(this.tile));
    const next = own[(at + by + own.length) % own.length];
    if (next) this.pick(next);
  }

  lay(): void {
    if (this.tile) this.choose({ do: "lay", tile: this.tile });
  }
}
