/** Drawings are SVG files, which Vite hands over as text: `import drawing from "./lamp.svg?raw"`. */

export interface Drawing {
  viewBox: string;
  /** What is inside the outermost element. */
  content: string;
}

const read = new Map<string, Drawing>();

/** An SVG file in its parts. It is put into the page as it is, so that colours of the page and `currentColor` hold in it. */
export function drawingOf(file: string): Drawing {
  const known = read.get(file);
  if (known) return known;
  const [, viewBox = "", content = ""] = /<svg[^>]*viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(file) ?? [];
  const drawing = { viewBox, content: content.replace(/\s*\n\s*/g, " ").trim() };
  read.set(file, drawing);
  return drawing;
}

/** The SVG files of a folder by their names, from `import.meta.glob("./*.svg", { query: "?raw", import: "default", eager:
 * true })`. */
export const drawingsByName = (files: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.svg$/g, ""), String(file)]));
