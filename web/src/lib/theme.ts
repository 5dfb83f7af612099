import { change, settings, type Theme } from "./settings.svelte";

const dark = window.matchMedia("(prefers-color-scheme: dark)");

function apply(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset["theme"] = theme;
}

export function setTheme(theme: Theme): void {
  change({ theme });
  apply();
}

/** Dress the page, and follow the system while the person leaves it to it. */
export function startTheme(): void {
  apply();
  dark.addEventListener("change", apply);
}
