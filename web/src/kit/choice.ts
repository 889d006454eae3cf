/** A choice as the server words it, for example {do: "lay", card: "flat_hand"}. */

export type Words = Record<string, string | number>;

export const same = (a: Words, b: Words): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** A choice in a few letters: what is done and to what. */
export const keyOf = (choice: Words): string => Object.values(choice).join(" ");
