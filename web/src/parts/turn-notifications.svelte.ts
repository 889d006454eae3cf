/** Turn notifications for a player who looks elsewhere: title, favicon, badge, sound and, if enabled, a notification.
 * There is no push service, so a page of the house must be open. */

import { api } from "../lib/api";
import { house } from "../lib/house";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import { say, texts } from "../lib/texts.svelte";
import type { TableCard } from "../wire";
import { person } from "./person.svelte";

/** A table that waits for you. */
export interface Call {
  table: string;
  game: string;
  /** The names of the other players. */
  who: string[];
}

const EVERY = 45_000;
const BASE = import.meta.env.BASE_URL;
const ICONS = { usual: `${BASE}icon.svg`, calling: `${BASE}icon-calls.svg` };

const isElsewhere = (): boolean => document.hidden || !document.hasFocus();
const titleOf = (game: string): string => (texts.has(`box-${game}`) ? say(`box-${game}`) : game);
const permitted = (): NotificationPermission | "impossible" =>
  !house.inTab && "Notification" in globalThis && isSecureContext ? Notification.permission : "impossible";
const tagOf = (table: string): string => `turn-${table}`;

/** Register the worker that shows notifications, and the page that is shown offline. */
export async function registerWorker(): Promise<void> {
  if (import.meta.env.PROD && !house.inTab)
    await navigator.serviceWorker?.register("/worker.js").catch(() => undefined);
}

class Calls {
  /** Your tables as of the last request. */
  tables = $state.raw<TableCard[]>([]);
  /** The browser's permission to show notifications of this page. */
  permission = $state(permitted());
  private elsewhere = $state(false);
  private due = $state.raw<Call[]>([]);
  /** The table on this page, which its own socket keeps up to date. */
  private here = "";
  private looked = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.elsewhere = isElsewhere();
    document.addEventListener("visibilitychange", () => this.attend());
    addEventListener("focus", () => this.attend());
    addEventListener("blur", () => this.attend());
    $effect.root(() => {
      $effect(() => showBadge(this.calling.length));
    });
  }

  /** The tables that call now; none while the player looks at the page. */
  private get calling(): Call[] {
    return this.elsewhere ? this.due : [];
  }

  /** Return the title of the page, or the call that replaces it. */
  title(usual: string): string {
    const [first, another] = this.calling;
    if (!first) return usual;
    return another ? say("call-tables", { n: this.calling.length }) : say("call-title", { game: titleOf(first.game) });
  }

  /** True if notifications are enabled and permitted. */
  get notifies(): boolean {
    return settings.calls && this.permission === "granted";
  }

  /** Turn notifications on or off. Turning them on asks the browser for permission. Returns whether the setting was
   * applied. */
  async notify(on: boolean): Promise<boolean> {
    if (on && this.permission !== "impossible") this.permission = await Notification.requestPermission();
    settings.set({ calls: on && this.permission === "granted" });
    if (settings.calls) await registerWorker();
    return settings.calls === on;
  }

  /** Update the state of the table on this page. */
  at(call: Call, isDue: boolean): void {
    this.here = call.table;
    const others = this.due.filter(({ table }) => table !== call.table);
    this.set(isDue ? [...others, call] : others);
  }

  /** Forget the table that was on this page. */
  left(table: string): void {
    if (this.here === table) this.here = "";
    this.set(this.due.filter((call) => call.table !== table));
  }

  /** Ask the server which of your tables wait for you. */
  async look(): Promise<void> {
    const { tables } = await api.myTables();
    this.tables = tables.filter((table) => table.phase !== "over");
    const others = this.tables.filter((table) => table.your_turn && table.id !== this.here);
    const found = others.map(({ id, game, names }) => ({ table: id, game, who: names }));
    const isNews = this.looked && found.some(({ table }) => !this.due.some((call) => call.table === table));
    const own = this.due.filter(({ table }) => table === this.here);
    this.set([...own, ...found], this.looked);
    this.looked = true;
    if (isNews && this.elsewhere) play("chime");
  }

  private set(due: Call[], isNews = true): void {
    const before = this.due;
    this.due = due;
    const has = (calls: Call[], { table }: Call): boolean => calls.some((call) => call.table === table);
    for (const call of before) if (!has(due, call)) void withdraw(call);
    for (const call of due) if (isNews && this.elsewhere && this.notifies && !has(before, call)) void announce(call);
  }

  /** Start or stop polling when the player looks elsewhere or returns. */
  private attend(): void {
    if (isElsewhere() === this.elsewhere) return;
    this.elsewhere = !this.elsewhere;
    clearTimeout(this.timer);
    if (this.elsewhere) void this.watch();
    else {
      this.permission = permitted();
      for (const call of this.due) void withdraw(call);
      if (this.looked) void this.look().catch(() => undefined);
    }
  }

  private async watch(): Promise<void> {
    if (person.now) await this.look().catch(() => undefined);
    const isWorthIt = this.tables.some((table) => table.phase === "playing" && table.id !== this.here);
    clearTimeout(this.timer);
    if (this.elsewhere && isWorthIt) this.timer = setTimeout(() => void this.watch(), EVERY);
  }
}

function showBadge(n: number): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", n ? ICONS.calling : ICONS.usual);
  const shown = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Show a notification. The worker shows it, because phones require that and the worker knows whether the table is in
 * front. */
async function announce({ table, game, who }: Call): Promise<void> {
  const title = say("call-title", { game: titleOf(game) });
  const names = new Intl.ListFormat(settings.language).format(who.map((name) => texts.called(name)));
  const options = { body: names, tag: tagOf(table), icon: `${BASE}icon-192.png`, data: `/t/${table}` };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) registration.active.postMessage({ call: { title, options } });
  else new Notification(title, options).onclick = () => window.focus();
}

async function withdraw({ table }: Call): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = await registration?.getNotifications({ tag: tagOf(table) });
  for (const notification of shown ?? []) notification.close();
}

export const calls = new Calls();
