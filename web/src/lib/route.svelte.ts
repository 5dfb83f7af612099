/** The addresses of the page, and moving between them without loading it again. */

export type Route =
  | { page: "lobby" }
  | { page: "cards" }
  | { page: "rules" }
  | { page: "learn" }
  | { page: "lesson" }
  | { page: "guide"; key: string }
  | { page: "board" }
  | { page: "lab" }
  | { page: "account" }
  | { page: "games" }
  | { page: "ladder" }
  | { page: "person"; id: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "review"; id: string }
  | { page: "seat"; token: string }
  | { page: "daily"; date: string | null }
  | { page: "archive" }
  | { page: "statistics" }
  | { page: "nowhere" };

export function parseRoute(path: string): Route {
  const [page, argument, ...rest] = path.split("/").filter((part) => part !== "");
  if (page === undefined) return { page: "lobby" };
  if (rest.length === 0) {
    const pages = [
      "cards",
      "rules",
      "learn",
      "board",
      "lab",
      "account",
      "games",
      "ladder",
      "statistics",
    ] as const;
    const plain = pages.find((known) => known === page);
    if (argument === undefined && plain !== undefined) return { page: plain };
    if (page === "learn" && argument === "game") return { page: "lesson" };
    if (page === "daily" && argument === "archive") return { page: "archive" };
    if (page === "daily") return { page, date: argument === undefined ? null : decodeURIComponent(argument) };
    if (argument !== undefined && page === "guide") return { page, key: decodeURIComponent(argument) };
    if (argument !== undefined && (page === "table" || page === "replay" || page === "review"))
      return { page, id: decodeURIComponent(argument) };
    if (argument !== undefined && page === "people")
      return { page: "person", id: decodeURIComponent(argument) };
    if (argument !== undefined && page === "seat") return { page, token: decodeURIComponent(argument) };
  }
  return { page: "nowhere" };
}

class Location {
  path = $state(window.location.pathname);
  /** What comes after the question mark, without it. */
  query = $state(window.location.search.slice(1));
  route: Route = $derived(parseRoute(this.path));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
  }

  go(address: string): void {
    window.history.pushState(null, "", address);
    this.#read();
    window.scrollTo(0, 0);
  }

  /** Change the address without a new step in the browser's history: filters, positions. */
  replace(address: string): void {
    window.history.replaceState(null, "", address);
    this.#read();
  }

  /** Take over clicks on the page's own links; give to the outermost element as onclick. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== window.location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === window.location.pathname) return;
    if (link.pathname === "/docs" || parseRoute(link.pathname).page === "nowhere") return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.path = window.location.pathname;
    this.query = window.location.search.slice(1);
  }
}

export const location = new Location();
