/** A player's settings, stored on this device. */

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

/** Return the default settings. */
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
  /** True if a notification tells you that it is your turn. */
  calls = $state(false);
  /** True if bots of the cast make remarks. */
  banter = $state(true);
  /** The volume from 0 to 1. */
  volume = $state(0.6);
  /** The pace of bots at tables that you open, in milliseconds. */
  pace = $state(700);
  /** The bots that you chose last; empty until you have chosen some. */
  level = $state("");
  /** True if you are also asked if nothing depends on the answer. */
  asked = $state(false);
  /** True if dice come to rest one after another. */
  oneByOne = $state(true);
  /** The speed at which enemies' turns are shown, in games that have such turns. */
  enemyTurns = $state<EnemyTurns>("normal");
  /** Games whose guided first game was finished or skipped. */
  seen = $state<string[]>([]);

  constructor() {
    Object.assign(this, read());
    this.show();
  }

  /** Change settings and store them. */
  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const kept = Object.fromEntries(Object.keys(usual()).map((name) => [name, this[name as keyof Kept]]));
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.show();
  }

  /** Note whether the player knows a game. A known game is not explained again. */
  know(game: string, knows: boolean): void {
    const others = this.seen.filter((each) => each !== game);
    this.set({ seen: knows ? [...others, game] : others });
  }

  /** Return whether animations may run. The system's reduced-motion setting takes precedence. */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** The browser's variant of the language, such as en-GB, so that dates and times have the format of the user's
   * region. */
  get region(): string {
    return navigator.languages.find((each) => each.split("-")[0] === this.language) ?? this.language;
  }

  private show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.moves ? "on" : "off";
  }
}

export const settings = new Settings();
