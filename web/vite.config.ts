import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Libraries and drawings are files of their own: the former change rarely, and the weight of the client can be told
 * with and without the latter. */
const groups = [
  { name: "libraries", test: /node_modules/, priority: 1 },
  { name: "art-shelf", test: /parts\/art/ },
  { name: "art-mosquitozzz", test: /mosquitozzz\/art/ },
  { name: "art-schwarm", test: /schwarm\/art/ },
];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/wusel/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/unit/**/*.test.ts"], setupFiles: "tests/unit/setup.ts" },
});
