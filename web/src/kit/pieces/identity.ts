/**
 * The identity of pieces across views. A view only says what lies where; a piece that has left one zone and appeared in
 * another is the same piece, so that it can travel there.
 *
 * A zone may name its owner after a colon ("hand:2"). Among several possible matches, those within one owner's zones
 * come first. An empty kind is a piece whose face is hidden from all players here; it may turn out to be any kind.
 */

export interface Spot {
  kind: string;
  zone: string;
  place: number;
}

export type Placed<T extends Spot = Spot> = T & { id: number };

const ownerOf = (zone: string): string => zone.split(":")[1] ?? zone;
const sameKind = (a: Spot, b: Spot): boolean => a.kind === b.kind;
const maybeSame = (a: Spot, b: Spot): boolean => a.kind === "" || b.kind === "" || a.kind === b.kind;
const sameZone = (a: Spot, b: Spot): boolean => a.zone === b.zone;
const sameOwner = (a: Spot, b: Spot): boolean => ownerOf(a.zone) === ownerOf(b.zone);

/** Ways to match pieces, from the most certain to the least. */
const guesses: ((before: Spot, now: Spot) => boolean)[] = [
  (before, now) => sameZone(before, now) && sameKind(before, now) && before.place === now.place,
  (before, now) => sameZone(before, now) && sameKind(before, now),
  (before, now) => sameZone(before, now) && maybeSame(before, now) && before.place === now.place,
  (before, now) => sameZone(before, now) && maybeSame(before, now),
  (before, now) => sameOwner(before, now) && sameKind(before, now),
  sameKind,
  (before, now) => sameOwner(before, now) && maybeSame(before, now),
  maybeSame,
];

/** Give every piece of the new layout the id that it had before. A new piece gets a new id. */
export function identify<T extends Spot>(before: Placed[], now: T[]): Placed<T>[] {
  const ids = new Array<number>(now.length).fill(-1);
  let left = [...before].sort((a, b) => a.place - b.place || a.id - b.id);
  for (const guess of guesses) {
    if (!left.length) break;
    const taken = new Set<number>();
    now.forEach((spot, i) => {
      if (ids[i] !== -1) return;
      const found = left.find((each) => !taken.has(each.id) && guess(each, spot));
      if (!found) return;
      ids[i] = found.id;
      taken.add(found.id);
    });
    left = left.filter((each) => !taken.has(each.id));
  }
  let next = before.reduce((most, each) => Math.max(most, each.id + 1), 0);
  return now.map((spot, i) => ({ ...spot, id: ids[i] === -1 ? next++ : ids[i]! }));
}
