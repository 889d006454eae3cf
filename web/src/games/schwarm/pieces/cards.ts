/** The position of each card: in the row with its price, in your hand, small at its owner's mark, or just played. */

import { inSlot, spread } from "../../../kit/cards";
import type { Box } from "../../../kit/layout";
import type { Spot } from "../../../kit/pieces/identity";
import type { Pose } from "../../../kit/pieces/pose";
import type { Chart } from "../chart";
import type { Event, SchwarmView } from "../declared";
import type { Layout } from "../layout";
import { drafting } from "../view";

/** The natural size of a card. */
export const CARD = { w: 60, h: 82 };
/** The height of a card's space relative to its width. */
const TALL = 1.36;

export interface CardSpot extends Spot {
  pose: Pose;
}

/** A played card and its player. */
export interface Played {
  kind: string;
  seat: number;
}

/** Return the card that was played last, according to the events. */
export function lastPlayed(before: Played | null, events: Event[]): Played | null {
  let played = before;
  for (const event of events) {
    if (event.do === "card_played") played = { kind: event.card, seat: event.seat };
    if (event.do === "joker_played") played = { kind: `joker_${event.action}`, seat: event.seat };
    if (event.do === "round_begins") played = null;
  }
  return played;
}

/** Return the places of the row: one for each card, and one for the order cards after them. */
export function rowBoxes(view: SchwarmView, layout: Layout): Box[] {
  const widest = layout.narrow && layout.cards.w < 600 ? 58 : 104;
  return spread(view.row.length + (view.order_cards.length ? 1 : 0), layout.cards, widest, TALL);
}

/** Return the space on your own mark on a narrow screen while cards are taken: to the right of the points, at full
 * height. */
const besidePoints = ({ x, y, w, h }: Box): Box => ({ x: x + 28, y: y - 16, w: w - 28, h: h + 16 });
/** Return the boxes of your own cards. Enlarged text leaves no room beside the points. */
const ownBoxes = (count: number, mark: Box, { textScale }: Layout): Box[] =>
  textScale > 1
    ? smallBoxes(count, mark, true, Math.max(SMALL, mark.h - WORDS * textScale))
    : smallBoxes(count, besidePoints(mark), true, mark.h - SMALL - 4);
/** The height of small cards on a narrow screen, and the height of the text above them on a larger one. */
const SMALL = 17;
const WORDS = 32;

function smallBoxes(count: number, mark: Box, narrow: boolean, high: number): Box[] {
  const most = (high * CARD.w) / CARD.h;
  const w = Math.min(most, (mark.w - (narrow ? 12 : 150)) / Math.max(1, count) - 1);
  const h = w * (CARD.h / CARD.w);
  return Array.from({ length: count }, (_, i) => ({
    x: mark.x + (narrow ? 7 : 11) + i * (w + (narrow ? 1 : 2)),
    y: mark.y + mark.h - h - (narrow ? 3 : 5),
    w,
    h,
  }));
}

const lying = (zone: string, kinds: string[], boxes: Box[], z = 1): CardSpot[] =>
  kinds.map((kind, place) => ({ kind, zone, place, pose: inSlot(boxes[place] as Box, CARD, z) }));

export function cardSpots(
  view: SchwarmView,
  seat: number,
  layout: Layout,
  played: Played | null,
  chart: Chart,
): CardSpot[] {
  const ofPlayers = view.players.flatMap((player, owner) => {
    const kinds = player.cards ?? Array<string>(player.card_count).fill("");
    const all = player.joker ? [...kinds, "joker"] : kinds;
    if (owner === seat && !drafting(view))
      return lying(`hand:${owner}`, all, spread(all.length, layout.cards, 140, TALL), 2);
    const mark = layout.marks[owner] as Box;
    if (layout.narrow && owner === seat) return lying(`mark:${owner}`, all, ownBoxes(all.length, mark, layout));
    return lying(
      `mark:${owner}`,
      all,
      smallBoxes(all.length, mark, layout.narrow, layout.narrow ? SMALL : mark.h - WORDS),
    );
  });
  const last = played ? lying("played", [played.kind], [playedBox(layout, chart)]) : [];
  return [...lying("row", view.row, rowBoxes(view, layout)), ...ofPlayers, ...last];
}

/** Return the box of the last played card, in a cell without a field. */
function playedBox({ sea }: Layout, chart: Chart): Box {
  const cell = chart.cell(chart.gap, sea);
  const h = cell.h * 0.94;
  const w = (h * CARD.w) / CARD.h;
  return { x: sea.x + cell.x + (cell.w - w) / 2, y: sea.y + cell.y + cell.h * 0.03, w, h };
}
