/** The pages that were read on this device, by table: no page is shown again to a player who has read it. */

const KEY = "wusel-maus-read";
const MAX_PAGES = 400;

function pages(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export const hasRead = (table: string, page: string): boolean => pages().includes(`${table} ${page}`);

export const markAsRead = (table: string, page: string): void =>
  localStorage.setItem(KEY, JSON.stringify([...pages(), `${table} ${page}`].slice(-MAX_PAGES)));
