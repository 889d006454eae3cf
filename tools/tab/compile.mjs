// Runs compile.py with the folder of Pyodide (first argument) on a folder of modules (second argument).

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , pyodide, staged] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide, packages: [] });
python.FS.mkdir("/staged");
python.FS.mount(python.FS.filesystems.NODEFS, { root: staged }, "/staged");
try {
  python.runPython(readFileSync(new URL("compile.py", import.meta.url), "utf-8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
