/** A choice in the server's words, for example {do: "lay", card: "flat_hand"}. */

export type Words = Record<string, string | number>;

export const same = (a: Words, b: Words): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** Return a short text that identifies a choice by its action and its arguments. */
export const keyOf = (choice: Words): string => Object.values(choice).join(" ");
