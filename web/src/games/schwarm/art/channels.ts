/** The channels of a tile, in a cell of 100 by 100. Its openings are letters of directions. */

const EDGE: Record<string, readonly [number, number]> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] };
const across: Record<string, string> = { n: "s", e: "w", s: "n", w: "e" };

/** Return one arm, from its edge to the middle of the channel. It is straight unless two openings meet at a corner. */
export function arm(open: string, letter: string): string {
  const [x, y] = EDGE[letter] ?? [50, 50];
  const other = open.length === 2 ? open.replace(letter, "") : "";
  if (!other || other === across[letter]) return `M${x} ${y}L50 50`;
  const [ox, oy] = EDGE[other] ?? [50, 50];
  const half = (a: number, b: number): number => (a + b) / 2;
  return `M${x} ${y}Q${half(x, 50)} ${half(y, 50)} ${(x + ox + 100) / 4} ${(y + oy + 100) / 4}`;
}

export const channels = (open: string): string => [...open].map((letter) => arm(open, letter)).join("");

/** Return the positions of eyes: two on a tile with two openings, one on three, none on four. */
export function eyes(open: string): [number, number][] {
  const n = Math.max(0, 4 - open.length);
  return Array.from({ length: n }, (_, i) => {
    if (open === "ns") return [26, 38 + i * 24];
    if (open === "ew") return [38 + i * 24, 26];
    return [50 + (i - (n - 1) / 2) * 20, 50];
  });
}
