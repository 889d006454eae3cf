/** Drawings that are SVG files. */

/** The elements of an SVG file, to be drawn as a part of another drawing. */
export const elementsOf = (svg: string): string => svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));

/** The elements of SVG files by folder and name, as in "things/cask", from what `import.meta.glob` found. */
export const drawingsIn = (files: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(files).map(([path, svg]) => [path.replace(/^\.\/|\.svg$/g, ""), elementsOf(svg)]));
