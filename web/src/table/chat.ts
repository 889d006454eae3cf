/** The chat of a table. It survives a reload in this tab, but not longer. */

export interface ChatLine {
  n: number;
  voice: number;
  name: string;
  text: string;
}

const MOST = 200;
const key = (table: string): string => `wusel-chat-${table}`;

export function remembered(table: string): ChatLine[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "[]") as ChatLine[];
  } catch {
    return [];
  }
}

export function remember(table: string, chat: ChatLine[]): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(chat.slice(-MOST)));
  } catch {
    // A browser without storage loses the chat at a reload.
  }
}
