/** Which chapters have been opened on this device: how one begins is read once. */

const KEY = "wusel-maus-opened";
const MOST = 40;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export const hasOpened = (chapter: string): boolean => kept().includes(chapter);

export const opened = (chapter: string): void =>
  localStorage.setItem(KEY, JSON.stringify([...kept(), chapter].slice(-MOST)));
