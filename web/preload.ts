/** Lets the page ask for its fonts as soon as it is there, not when its styles have been read. */
import type { HtmlTagDescriptor, Plugin } from "vite";

export const FONTS =
  /(fraunces-latin-standard-normal|alegreya-sans-latin-(400-normal|400-italic|500-normal|700-normal))-.{8}\.woff2$/;

export function preloaded(): Plugin {
  return {
    name: "preloaded",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const fonts = Object.keys(bundle ?? {}).filter((file) => FONTS.test(file));
        return fonts.map((file) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
          injectTo: "head",
        }));
      },
    },
  };
}
