/** Floors of 600 by 600: their lines, and the slightly darker pieces. */

import { inked, wobble } from "../room";

export interface Laid {
  lines: string;
  darker: string;
}

const ACROSS = 600;
const many = <Drawn>(n: number, draw: (n: number) => Drawn): Drawn[] =>
  Array.from({ length: n }, (_, each) => draw(each));
const box = (x: number, y: number, w: number, h: number): string =>
  `M${x.toFixed(0)} ${y.toFixed(0)}h${w.toFixed(0)}v${h.toFixed(0)}h${(-w).toFixed(0)}z`;
const isDark = (seed: number): boolean => wobble(seed) > 0.3;

/** Draw boards from wall to wall, with joints, nails and grain. Upright boards run away from the viewer. */
function boards(width: number, upright = false): Laid {
  const count = ACROSS / width;
  const [lines, darker]: [string[], string[]] = [[], []];
  const place = (along: number, across: number): [number, number] => (upright ? [across, along] : [along, across]);
  for (let n = 0; n < count; n += 1) {
    const at = n * width;
    const joint = 300 + wobble(n * 3) * 240;
    if (n) lines.push(inked(place(0, at), place(ACROSS, at), n, 1.6));
    lines.push(inked(place(joint, at), place(joint, at + width), n + 90, 1));
    lines.push(inked(place(joint - 220, at + width * 0.4), place(joint - 40, at + width * 0.5), n + 30, 3));
    const nails = [place(joint - 7, at + 8), place(joint + 7, at + width - 8)];
    lines.push(...nails.map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h2`));
    const [x, y] = place(n % 2 ? joint : 0, at);
    const long = n % 2 ? ACROSS - joint : joint;
    if (isDark(n + 7)) darker.push(upright ? box(x, y, width, long) : box(x, y, long, width));
  }
  return { lines: lines.join(""), darker: darker.join("") };
}

/** Draw courses of stones of different lengths. */
function courses(height: number, length: number): Laid {
  const [lines, darker]: [string[], string[]] = [[], []];
  many(ACROSS / height, (row) => {
    const y = row * height;
    if (row) lines.push(inked([0, y], [ACROSS, y], row, 2));
    let x = (row % 2 ? -0.5 : 0) * length;
    for (let n = 0; x < ACROSS; n += 1) {
      const next = Math.min(ACROSS, x + length * (1 + wobble(row * 17 + n) * 0.28));
      if (x > 0) lines.push(`M${x.toFixed(0)} ${y}l${(wobble(n + row) * 3).toFixed(0)} ${height}`);
      if (isDark(row * 31 + n)) darker.push(box(Math.max(0, x) + 2, y + 2, next - Math.max(0, x) - 4, height - 4));
      x = next;
    }
  });
  return { lines: lines.join(""), darker: darker.join("") };
}

const checks = (): Laid => ({
  lines: many(11, (n) => `M0 ${(n + 1) * 50}H600M${(n + 1) * 50} 0V600`).join(""),
  darker: many(144, (n) =>
    (n + Math.floor(n / 12)) % 2 ? box((n % 12) * 50 + 1, Math.floor(n / 12) * 50 + 1, 48, 48) : "",
  ).join(""),
});

const earth = (): Laid => ({
  lines: many(58, (n) => {
    const [x, y] = [20 + (wobble(n) + 1) * 280, 20 + (wobble(n + 200) + 1) * 285];
    return inked([x, y], [x + 14 + wobble(n + 7) * 8, y + wobble(n + 9) * 5], n, 1.5);
  }).join(""),
  darker: many(26, (n) => {
    const [x, y, r] = [(wobble(n + 40) + 1) * 300, (wobble(n + 80) + 1) * 300, 6 + (wobble(n) + 1) * 9];
    return `M${(x - r).toFixed(0)} ${y.toFixed(0)}a${r.toFixed(0)} ${(r * 0.6).toFixed(0)} 0 1 0 ${(2 * r).toFixed(0)} 0a${r.toFixed(0)} ${(r * 0.6).toFixed(0)} 0 1 0 ${(-2 * r).toFixed(0)} 0z`;
  }).join(""),
});

/** Draw rings of slabs around the centre. */
const rings = (): Laid => {
  const turns = [90, 170, 250, 330, 410];
  const spokes = many(24, (n) => {
    const angle = (n / 24) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const lines = turns.map((r) => `M${300 - r} 300a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`);
  const rays = spokes.map(([x, y], n) => {
    const from = n % 2 ? 170 : 90;
    return `M${(300 + x * from).toFixed(0)} ${(300 + y * from).toFixed(0)}L${(300 + x * 420).toFixed(0)} ${(300 + y * 420).toFixed(0)}`;
  });
  const slabs = spokes.map(([x, y], n) => {
    const [nextX, nextY] = spokes[(n + 1) % 24] as readonly [number, number];
    const [near, far] = n % 2 ? [170, 250] : [250, 330];
    const corner = (dx: number, dy: number, r: number) => `${(300 + dx * r).toFixed(0)} ${(300 + dy * r).toFixed(0)}`;
    return `M${corner(x, y, near)}L${corner(x, y, far)}L${corner(nextX, nextY, far)}L${corner(nextX, nextY, near)}Z`;
  });
  return { lines: [...lines, ...rays].join(""), darker: slabs.join("") };
};

/** Draw blocks of three short pieces of wood, alternately horizontal and vertical. */
const parquet = (): Laid => {
  const cells = many(64, (n) => [(n % 8) * 75, Math.floor(n / 8) * 75, (n + Math.floor(n / 8)) % 2] as const);
  return {
    lines: cells
      .map(([x, y, isUpright]) =>
        isUpright ? `M${x} ${y}v75m25 0v-75m25 0v75m25 0v-75` : `M${x} ${y}h75m0 25h-75m0 25h75m0 25h-75`,
      )
      .join(""),
    darker: cells.map(([x, y, isUpright], n) => (isUpright || isDark(n) ? box(x, y, 75, 75) : "")).join(""),
  };
};

const mud = (): Laid => ({
  lines: many(24, (n) => {
    const [x, y] = [(wobble(n + 11) + 1) * 260, 12 + n * 24.5];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q16 -9 32 0t32 0${n % 3 ? "" : "t32 0"}`;
  }).join(""),
  darker: earth().darker,
});

export const FLOORS = {
  boards: () => boards(50),
  planks: () => boards(75),
  laths: () => boards(40, true),
  flagstones: () => courses(75, 120),
  blocks: () => courses(50, 100),
  bricks: () => courses(30, 66),
  checks,
  earth,
  rings,
  parquet,
  mud,
};
