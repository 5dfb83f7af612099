/** The fonts of nearly every page; index.html asks for them at once (see vite.config.ts). */
const FONTS = [
  '600 1rem "Fraunces Variable"',
  '400 1rem "Alegreya Sans"',
  'italic 400 1rem "Alegreya Sans"',
  '500 1rem "Alegreya Sans"',
  '700 1rem "Alegreya Sans"',
];
/** How long the page waits for them, in milliseconds: on a slow line it is read in other letters first. */
const PATIENCE = 1500;

/** Wait until the fonts are there, so that nothing moves when they come; but not for long. */
export async function fonts(): Promise<void> {
  const loaded = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
