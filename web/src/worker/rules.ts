/** What the service worker does about a request. */

/**
 * `page`: ask the network, and show the kept page if there is none; it knows what to say then.
 * `asset`: a built file, whose name changes with its content: the kept one is as good.
 * `catalogue`: what can be played, and the cards: ask the network, and show what is kept if there is none.
 * `leave`: the network alone, as if there were no service worker. No state of a game is ever kept.
 */
export type Rule = "page" | "asset" | "catalogue" | "leave";

const CATALOGUE = ["/api/games", "/api/cards"];
const OTHERS = /^\/(api|docs|openapi\.json|health|ready|metrics)(\/|$)/;
/** What lies beside the page under a name that does not change. */
const BESIDE = /^\/(icon[^/]*\.(svg|png)|manifest\.webmanifest)$/;

export function ruleFor(method: string, mode: string, url: URL, origin: string): Rule {
  if (method !== "GET" || url.origin !== origin) return "leave";
  if (CATALOGUE.includes(url.pathname)) return "catalogue";
  if (OTHERS.test(url.pathname)) return "leave";
  if (mode === "navigate") return "page";
  if (url.pathname.startsWith("/assets/")) return "asset";
  return BESIDE.test(url.pathname) ? "catalogue" : "leave";
}

export interface Call {
  table: string | null;
  title: string;
  body: string;
}

/** Read what the server has pushed; whatever it is, something has to be shown. */
export function readCall(data: unknown): Call {
  const { table, title, body } = (data ?? {}) as Partial<Record<string, unknown>>;
  const text = (value: unknown, otherwise: string) =>
    typeof value === "string" && value ? value : otherwise;
  return { table: text(table, "") || null, title: text(title, "It is your turn"), body: text(body, "") };
}
