/** The short code of a table, in the form that people read aloud. */

const LETTERS = /[^23456789ABCDEFGHJKLMNPQRSTUVWXYZ]/g;

/** Format typed or pasted text as ABCD-EFGH. */
export function shownCode(typed: string): string {
  const letters = typed.toUpperCase().replace(LETTERS, "").slice(0, 8);
  return letters.length > 4 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters;
}

export const isWholeCode = (shown: string): boolean => shown.length === 9;
