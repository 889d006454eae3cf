/**
 * Previews of choices: their results as the rules on the server foresee them.
 *
 * A board requests a preview while it draws it; all requests of one drawing become one message. An answer is kept for
 * its question. A refused preview is kept as null.
 */

import { type Ahead, same, type Words } from "../games/board";
import type { Answer, Command } from "../lib/table-socket";
import type { Prospect } from "../wire";
import type { Standing } from "./look-changes";

/** The table data that this class needs. */
export interface Asker {
  readonly play: Standing | null;
  readonly seat: number;
  /** A key that changes with every question and every seat that looks. */
  readonly moment: string;
  /** Empty while a choice is being sent, and for spectators. */
  readonly choices: Words[];
}

interface Wanted {
  choice: Words;
  ahead: Ahead;
}

type Answers = ReadonlyMap<string, Prospect | null>;

/** The maximum number of choices in one message to the server. */
const MOST = 100;

const howOf = ({ further = false, view = false }: Ahead): string => `${further} ${view}`;
const keyOf = ({ choice, ahead }: Wanted): string => `${howOf(ahead)} ${Object.entries(choice).sort().join()}`;

export class Foresight {
  private told = $state.raw<{ moment: string; answers: Answers }>({ moment: "", answers: new Map() });
  /** The requests at this moment, and the unsent ones. */
  private asked = new Set<string>();
  private unsent: Wanted[] = [];
  private moment = "";

  constructor(
    private readonly table: Asker,
    private readonly say: (command: Command) => Promise<Answer>,
  ) {}

  of(choice: Words, ahead: Ahead): Prospect | null | undefined {
    const { moment, choices } = this.table;
    if (!choices.some((each) => same(each, choice))) return null;
    const { told } = this;
    const key = keyOf({ choice, ahead });
    const known = told.moment === moment ? told.answers.get(key) : undefined;
    if (known === undefined) this.want(key, { choice, ahead });
    return known;
  }

  private want(key: string, wanted: Wanted): void {
    const { moment } = this.table;
    if (moment !== this.moment) {
      this.moment = moment;
      this.asked.clear();
      this.unsent = [];
    }
    if (this.asked.has(key)) return;
    this.asked.add(key);
    this.unsent.push(wanted);
    if (this.unsent.length === 1) queueMicrotask(() => this.send());
  }

  /** Send one message for all requests of the same kind. */
  private send(): void {
    const groups = new Map<string, Wanted[]>();
    for (const each of this.unsent) {
      const how = howOf(each.ahead);
      groups.set(how, [...(groups.get(how) ?? []), each]);
    }
    this.unsent = [];
    for (const group of groups.values()) {
      for (let i = 0; i < group.length; i += MOST) void this.ask(group.slice(i, i + MOST), this.moment);
    }
  }

  private async ask(group: Wanted[], moment: string): Promise<void> {
    const { play, seat } = this.table;
    const choices = group.map((each) => each.choice);
    const question = play?.question ?? -1;
    const command: Command = { type: "foresee", seat, question, choices, ...group[0]?.ahead };
    const answer = await this.say(command).catch(() => null);
    const prospects = answer?.type === "foreseen" ? answer.prospects : [];
    if (moment !== this.moment) return;
    const answers = new Map(this.told.moment === moment ? this.told.answers : []);
    group.forEach((each, i) => {
      answers.set(keyOf(each), prospects[i] ?? null);
    });
    this.told = { moment, answers };
  }
}
