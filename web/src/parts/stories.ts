/** Stories that are told over several evenings: where one stands, and how it goes on. */

import { api } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Story } from "../wire";

/** The story of a game that was told last; of several the one that is asked for. */
export const storyOf = (stories: Story[], game: string, id = ""): Story | null =>
  stories.find((story) => story.card.game === game && (!id || story.id === id)) ?? null;

/** Whether there is anything to go on with. */
export const goesOn = ({ card, sequels }: Story): boolean => card.phase !== "over" || sequels.length > 0;

/** What is told next, by its title. */
export function partOf({ card, sequels }: Story): string {
  const part = card.phase === "over" ? sequels[0]?.part : card.part;
  return part?.[settings.language] ?? "";
}

/** The table where a game goes on, or the same people play again; whoever plays with bots alone waits for nobody.
 * Returns its address. */
export async function meetAgain(table: string, sequel: string, alone: boolean, known = ""): Promise<string> {
  const id = known || (await api.rematch(table, sequel)).id;
  if (alone) await api.command(id, { type: "start", id: "again" }).catch(() => null);
  return `/t/${id}`;
}

/** The lobby in which a story goes on with other players, with a seat for one more. Returns its address. */
export async function shareStory(table: string, sequel: string): Promise<string> {
  const { id } = await api.rematch(table, sequel);
  const info = await api.table(id);
  const isFull = info.seats.every(({ kind }) => kind !== "empty");
  if (info.you_host && info.seats_vary && isFull) {
    const options = { players: info.seats.length + 1 };
    await api.command(id, { type: "arrange", options, id: "one-more" }).catch(() => null); // no more can play
  }
  return `/t/${id}`;
}

/** On with a story, from wherever it stands; with others it waits until all are there. Returns the address of the table. */
export async function goOn(story: Story, sequel = story.sequels[0]?.name): Promise<string> {
  const { card, alone } = story;
  return card.phase === "over" && sequel ? meetAgain(card.id, sequel, alone) : `/t/${card.id}`;
}
