/// <reference types="node" />
/** Lays compressed copies beside the built files, so that the server need not compress them over and over. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts and pictures are compressed already. */
const TEXT = /\.(css|html|js|json|svg)$/;
/** What fits into one packet gains nothing. */
const LEAST = 1000;

function copies(file: string): void {
  const content = readFileSync(file);
  if (content.length < LEAST) return;
  const packed = {
    br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: gzipSync(content, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(packed)) writeFileSync(`${file}.${ending}`, bytes);
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
        if (TEXT.test(name)) copies(join(folder, name));
    },
  };
}
