/// <reference lib="webworker" />
/** The service worker: the page without a network, and calls to the table when it is closed. */

import { readCall, ruleFor } from "./rules";

declare const self: ServiceWorkerGlobalScope;
/** What the build makes, as `offline.ts` writes it: the version, and what is fetched beforehand. */
declare const BUILT: { version: string; files: string[] };

/** All that is kept is of one version: a new one begins anew. */
const KEPT = `splay-${BUILT.version}`;
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

async function prepare(): Promise<void> {
  const kept = await caches.open(KEPT);
  await Promise.all(BUILT.files.map((file) => keep(kept, file)));
  await keep(kept, new Request(SHELL, { cache: "no-cache" }));
  await self.skipWaiting();
}

/** Keep a file that must not be missing: a network that fails for a moment is asked again. */
async function keep(kept: Cache, file: RequestInfo): Promise<void> {
  for (const pause of [300, 3000]) {
    try {
      return await kept.add(file);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return kept.add(file);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith("splay-") && name !== KEPT);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const rule = ruleFor(request.method, request.mode, new URL(request.url), self.location.origin);
  if (rule === "page") event.respondWith(networkFirst(request, SHELL));
  else if (rule === "catalogue") event.respondWith(networkFirst(request, request));
  else if (rule === "asset") event.respondWith(keptFirst(request));
});

/** Return what the network says, and keep it under a name; or what is kept under that name. */
async function networkFirst(request: Request, name: RequestInfo): Promise<Response> {
  const kept = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    // A page that could not be served, or was sent elsewhere, is nothing to go back to.
    if (response.ok && !response.redirected) await kept.put(name, response.clone());
    return response;
  } catch (error) {
    const found = await kept.match(name);
    if (found) return found;
    throw error;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await kept.put(request, response.clone());
  return response;
}

// The page says what else to have at hand: the cards of every edition.
self.addEventListener("message", (event) => {
  const { keep } = (event.data ?? {}) as { keep?: string[] };
  if (Array.isArray(keep)) event.waitUntil(fetchBeforehand(keep));
});

async function fetchBeforehand(addresses: string[]): Promise<void> {
  const kept = await caches.open(KEPT);
  for (const address of addresses) {
    const rule = ruleFor("GET", "cors", new URL(address, self.location.origin), self.location.origin);
    if (rule === "catalogue" && !(await kept.match(address))) await kept.add(address).catch(() => undefined);
  }
}

self.addEventListener("push", (event) => {
  let data: unknown = null;
  try {
    data = event.data?.json();
  } catch {
    // It is not from our server, but the browser wants something to be shown.
  }
  const { table, title, body } = readCall(data);
  const what = {
    body,
    tag: table ?? "splay",
    icon: "/icon-192.png",
    badge: "/icon-badge.png",
    data: { table },
  };
  event.waitUntil(self.registration.showNotification(title, what));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table } = readCall(event.notification.data);
  event.waitUntil(goTo(table === null ? "/" : `/table/${encodeURIComponent(table)}`));
});

/** Bring the window forward that is there already, or open one. */
async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((window) => new URL(window.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}
