import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";
import { compressed } from "./compress.ts";
import { offline } from "./offline.ts";
import { preloaded } from "./preload.ts";

export default defineConfig(({ mode }) => {
  const { SPLAY_SERVER = "http://127.0.0.1:8000" } = loadEnv(mode, ".", "SPLAY_");
  return {
    plugins: [svelte(), preloaded(), offline(), compressed()],
    build: {
      outDir: "../src/splay/server/page",
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: {
        input: { index: "index.html", worker: "src/worker/worker.ts" },
        // A service worker has to stay where it is.
        output: {
          entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        },
      },
    },
    server: {
      proxy: { "/api": { target: SPLAY_SERVER, ws: true } },
    },
    test: {
      include: ["src/**/*.test.ts"],
    },
  };
});
