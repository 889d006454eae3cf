/** What a person likes, kept on this device. */

export type Language = "en" | "de";
export type Theme = "auto" | "light" | "dark";
export const ENEMY_TURNS = ["normal", "fast", "none"] as const;
export type EnemyTurns = (typeof ENEMY_TURNS)[number];

type Kept = {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  calls: boolean;
  banter: boolean;
  volume: number;
  pace: number;
  level: string;
  asked: boolean;
  oneByOne: boolean;
  enemyTurns: EnemyTurns;
  seen: string[];
};

const KEY = "wusel-settings";

function preferredLanguage(): Language {
  return (navigator.languages ?? [navigator.language]).some((each) => each?.startsWith("de")) ? "de" : "en";
}

/** The settings of somebody who has changed nothing. */
const usual = (): Kept => ({
  language: preferredLanguage(),
  theme: "auto",
  motion: true,
  sound: false,
  calls: false,
  banter: true,
  volume: 0.6,
  pace: 700,
  level: "",
  asked: false,
  oneByOne: true,
  enemyTurns: "normal",
  seen: [],
});

function read(): Kept {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual();
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  motion = $state(true);
  sound = $state(false);
  /** Whether a notification calls you when it is your turn. */
  calls = $state(false);
  /** Whether bots of the cast say something now and then. */
  banter = $state(true);
  /** How loud, from 0 to 1. */
  volume = $state(0.6);
  /** Milliseconds that bots take at tables you open. */
  pace = $state(700);
  /** The bots you want to play with; empty until you have chosen some. */
  level = $state("");
  /** Whether you are asked also where nothing depends on the answer. */
  asked = $state(false);
  /** Whether dice come to rest one after the other. */
  oneByOne = $state(true);
  /** How fast the turns of enemies are shown, where the game has such turns. */
  enemyTurns = $state<EnemyTurns>("normal");
  /** Games whose guided first game was seen or left. */
  seen = $state<string[]>([]);

  constructor() {
    Object.assign(this, read());
    this.show();
  }

  /** Change something and remember it. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const kept = Object.fromEntries(Object.keys(usual()).map((name) => [name, this[name as keyof Kept]]));
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.show();
  }

  /** Whether somebody knows a game: then it is not explained to them. */
  know(game: string, knows: boolean): void {
    const others = this.seen.filter((each) => each !== game);
    this.set({ seen: knows ? [...others, game] : others });
  }

  /** Whether things may move: the system's word counts more than ours. */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  private show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.moves ? "on" : "off";
  }
}

export const settings = new Settings();
