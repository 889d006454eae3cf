/** The pages read on this device, by table. A page is only shown once to a player. */

const KEY = "wusel-maus-read";
const MAX_PAGES = 400;

function pages(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** Pages read in a browser that stores nothing. */
const unstored = new Set<string>();

const keyOf = (table: string, page: string): string => `${table} ${page}`;

export function hasRead(table: string, page: string): boolean {
  const read = keyOf(table, page);
  return unstored.has(read) || pages().includes(read);
}

export function markAsRead(table: string, page: string): void {
  const read = keyOf(table, page);
  try {
    localStorage.setItem(KEY, JSON.stringify([...pages(), read].slice(-MAX_PAGES)));
  } catch {
    unstored.add(read);
  }
}
