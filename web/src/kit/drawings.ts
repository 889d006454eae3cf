/** SVG drawings from files. */

/** Return the elements of an SVG file, so that they can be part of another drawing. */
export const elementsOf = (svg: string): string => svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));

/** Map folder and name, as in "things/cask", to the elements of an SVG file. `files` comes from `import.meta.glob`. */
export const drawingsIn = (files: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(files).map(([path, svg]) => [path.replace(/^\.\/|\.svg$/g, ""), elementsOf(svg)]));
