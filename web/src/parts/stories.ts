/** Stories over several evenings: their current state, and how to continue them. */

import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Story } from "../wire";

/** Return the latest story of a game, or the one with the given id. */
export const storyOf = (stories: Story[], game: string, id = ""): Story | null =>
  stories.find((story) => story.card.game === game && (!id || story.id === id)) ?? null;

/** Return whether a story can continue. */
export const goesOn = ({ card, sequels }: Story): boolean => card.phase !== "over" || sequels.length > 0;

/** Return the title of a story's next part. */
export function partOf({ card, sequels }: Story): string {
  const part = card.phase === "over" ? sequels[0]?.part : card.part;
  return part?.[settings.language] ?? "";
}

/** Continue a game, or play again with the same people. If only bots play along, the table starts at once. Returns the
 * table's address. */
export async function meetAgain(table: string, sequel: string, alone: boolean, known = ""): Promise<string> {
  const id = known || (await api.rematch(table, sequel)).id;
  if (alone) await api.command(id, { type: "start", id: "again" }).catch(() => null);
  return `/t/${id}`;
}

/** Open a lobby in which a story continues with other players, with one more seat. Returns its address. */
export async function shareStory(table: string, sequel: string): Promise<string> {
  const { id } = await api.rematch(table, sequel);
  const info = await api.table(id);
  const isFull = info.seats.every(({ kind }) => kind !== "empty");
  if (info.you_host && info.seats_vary && isFull) {
    const options = { players: info.seats.length + 1 };
    await api.command(id, { type: "arrange", options, id: "one-more" }).catch(() => null); // the table may be full
  }
  return `/t/${id}`;
}

/** Continue a story at its current table or its next chapter. A table with other people waits until all are there.
 * Returns the table's address. */
export async function goOn(story: Story, sequel = story.sequels[0]?.name): Promise<string> {
  const { card, alone } = story;
  return card.phase === "over" && sequel ? meetAgain(card.id, sequel, alone) : `/t/${card.id}`;
}
