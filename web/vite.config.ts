import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The drawings of a game, such as art-schwarm. */
function artOf(id: string): string | null {
  const [, game] = /games\/(\w+)\/art\//.exec(id) ?? [];
  return game ? `art-${game}` : null;
}

/** Libraries and drawings are files of their own: the former change rarely, and the weight of the client can be told
 * with and without the latter. */
const groups = [
  { name: "libraries", test: /node_modules/, priority: 1 },
  { name: "kit", test: /src\/kit\// },
  { name: artOf },
];

/** The picture on a box is a drawing too. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  /box\/art\.svg\?raw$/.test(facadeModuleId ?? "") ? "assets/art-box-[hash].js" : "assets/[name]-[hash].js";

/** Either for a server, or with the server inside: then every path is relative, for the folder may lie anywhere. */
const FOR_A_SERVER = { base: "/", outDir: "../src/wusel/server/client", plugins: [svelte()] };
const FOR_A_TAB = { base: "./", outDir: "../dist/tab", plugins: [svelte(), startInATab(), waitForTheWorker()] };

/** The same page, which begins with another module. */
function startInATab(): Plugin {
  const description = "Modern board games in a tab: alone against bots or passing one device, also without a network.";
  const handler = (html: string): string =>
    html.replace("/src/main.ts", "/src/tab/main.ts").replace(/(name="description" content=")[^"]*/, `$1${description}`);
  return { name: "start-in-a-tab", transformIndexHtml: { order: "pre", handler } };
}

/** Put the scripts and styles of the page into a template that waits for the service worker. */
function waitForTheWorker(): Plugin {
  const first = readFileSync(new URL("src/tab/first.js", import.meta.url), "utf-8");
  const tags = /^ *<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\n/gm;
  const handler = (html: string): string => {
    const waiting = html.match(tags)!.join("");
    const head = `<template id="page">\n${waiting}</template>\n<script type="module">\n${first}</script>\n</head>`;
    return html.replace(tags, "").replace("</head>", () => head);
  };
  return { name: "wait-for-the-worker", transformIndexHtml: { order: "post", handler } };
}

export default defineConfig(({ mode }) => {
  const { base, outDir, plugins } = mode === "tab" ? FOR_A_TAB : FOR_A_SERVER;
  return {
    base,
    plugins,
    worker: { format: "es" as const },
    build: {
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2022",
      rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } },
    },
    server: {
      proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    test: {
      environment: "happy-dom",
      include: ["tests/unit/**/*.test.ts"],
      setupFiles: "tests/unit/setup.ts",
      testTimeout: 60_000, // only ever used up by a failure, however busy the machine is
      isolate: false, // half of the time went into reading the same parts again for each file
    },
  };
});
