/** Writes into the service worker which files the page is made of, and a version that changes with them. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { FONTS } from "./preload.ts";

const WORKER = "worker.js";
/** What lies in `public`, under names that do not change. */
const BESIDE = ["/icon.svg", "/icon-192.png", "/manifest.webmanifest"];

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      const built = Object.values(bundle).filter((file) => file.fileName !== WORKER);
      const names = built.map((file) => file.fileName).sort();
      // Of the fonts only those that every page shows: others are kept when they are first used.
      const files = names.filter((name) => /^assets\/.*\.(css|js)$/.test(name) || FONTS.test(name));
      const version = createHash("sha256");
      for (const name of names) version.update(name);
      const page = bundle["index.html"];
      if (page?.type === "asset") version.update(page.source);
      const told = {
        version: version.digest("hex").slice(0, 12),
        files: [...files.map((name) => `/${name}`), ...BESIDE],
      };
      worker.code = `const BUILT = ${JSON.stringify(told)};\n${worker.code}`;
    },
  };
}
