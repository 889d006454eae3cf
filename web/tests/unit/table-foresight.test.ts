/** Previews at a table: a board requests them while it draws, and the server gets one message. */

import { describe, expect, it } from "vitest";
import type { Words } from "../../src/games/board";
import type { TableSession } from "../../src/table/session.svelte";
import type { Prospect } from "../../src/wire";
import {
  bot,
  happened,
  LAY_ACE,
  LAY_KING,
  lastId,
  look,
  newest,
  openHouse,
  PASS,
  play,
  refused,
  said,
  sitDown,
  table,
  until,
  you,
} from "./table-scene";

openHouse();

const prospect = (choice: Words): Prospect => ({
  choice,
  events: [],
  changes: [{ points: 1 }],
  chance: false,
  view: null,
});
const offered = (...choices: Words[]) => play([look(0, { choices })]);
const atTable = (): Promise<TableSession> => sitDown(table([you("Ada"), bot()]), offered(LAY_ACE, LAY_KING, PASS));

/** Requests of one drawing are sent in a microtask after it. */
const later = (): Promise<void> => Promise.resolve();

function answer(...choices: Words[]): void {
  newest().hear({ type: "foreseen", id: lastId(), seat: 0, question: 5, prospects: choices.map(prospect) });
}

describe("looking ahead", () => {
  it("is one message for all that is asked for, and one answer each, kept for the question", async () => {
    const session = await atTable();
    expect([LAY_ACE, PASS, LAY_ACE].map((choice) => session.foresee(choice))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await later();
    expect(said()).toHaveLength(1);
    expect(said()[0]).toMatchObject({ type: "foresee", seat: 0, question: 5, choices: [LAY_ACE, PASS] });
    answer(LAY_ACE, PASS);
    await until(() => expect(session.foresee({ card: "ace", do: "lay" })).toEqual(prospect(LAY_ACE)));
    expect(session.foresee(LAY_KING)).toBeUndefined();
    await later();
    expect(said().map((each) => each.choices)).toEqual([[LAY_ACE, PASS], [LAY_KING]]);
  });

  it("asks in a message of its own for what comes further on, and for the table as it would be", async () => {
    const session = await atTable();
    session.foresee(LAY_ACE);
    session.foresee(LAY_ACE, { further: true });
    session.foresee(LAY_KING, { view: true });
    await later();
    expect(said().map(({ choices, further, view }) => [choices, further, view])).toEqual([
      [[LAY_ACE], undefined, undefined],
      [[LAY_ACE], true, undefined],
      [[LAY_KING], undefined, true],
    ]);
  });

  it("forgets with the question", async () => {
    const session = await atTable();
    session.foresee(PASS);
    await later();
    answer(PASS);
    await until(() => expect(session.foresee(PASS)).not.toBeUndefined());
    const next = { ...offered(PASS), question: 6 };
    newest().hear(happened(11, "chose", { play: next }));
    expect(session.foresee(PASS)).toBeUndefined();
    await later();
    expect(said().at(-1)).toMatchObject({ question: 6, choices: [PASS] });
  });

  it("takes a refusal for no answer, and shows none", async () => {
    const session = await atTable();
    session.foresee(PASS);
    await later();
    newest().hear(refused(lastId(), "too_fast"));
    await until(() => expect(session.foresee(PASS)).toBeNull());
    await later();
    expect([said().length, session.refusal]).toEqual([1, null]);
  });

  it("is for choices on offer alone, and for nobody who only watches", async () => {
    const session = await atTable();
    expect(session.foresee({ do: "lay", card: "queen" })).toBeNull();
    const watching = await sitDown(table([bot(), bot()]), play([look(-1)]));
    expect(watching.foresee(PASS)).toBeNull();
    await later();
    expect(said()).toEqual([]);
  });
});
