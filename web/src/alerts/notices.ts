/** Notifications of the browser, and Web Push for when the page is closed. */

import { api } from "../lib/api";
import { decoded, encoded } from "../lib/base64url";
import { workerReady } from "../lib/offline";
import { change, settings } from "../lib/settings.svelte";
import { listing } from "../lib/text";
import type { Table } from "../lib/types";

/** What can be had here: notifications, also with the page closed, or none. */
export type Reach = "none" | "open" | "closed";

export function reach(): Reach {
  if (!("Notification" in window)) return "none";
  return "serviceWorker" in navigator && "PushManager" in window ? "closed" : "open";
}

/** Tell that it is the person's turn, by way of the service worker if there is one: phones know no other. */
export async function notify(table: Table): Promise<void> {
  if (Notification.permission !== "granted") return;
  const others = table.seats.filter((seat) => !seat.you).map((seat) => seat.name);
  const what = {
    body: `With ${listing(others)}`,
    tag: table.id,
    icon: "/icon-192.png",
    data: { table: table.id },
  };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) await registration.showNotification("It is your turn", what);
  else new Notification("It is your turn", what);
}

/** Ask for leave to notify, and subscribe; returns what went wrong in words, or "". */
export async function switchOn(): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted")
    return "Your browser does not let this page notify you: change that in its settings of this site.";
  change({ notify: true });
  if (reach() !== "closed") return "";
  try {
    await subscribe();
    return "";
  } catch {
    return "Notifications work while the page is open; your browser's push service cannot be reached.";
  }
}

export async function switchOff(): Promise<void> {
  change({ notify: false });
  const subscription = await current();
  if (!subscription) return;
  await api.post("/api/push/forget", { endpoint: subscription.endpoint }).catch(() => undefined);
  await subscription.unsubscribe();
}

/** See to it that the server calls this browser, and the one whose browser it is now. */
export async function renew(): Promise<void> {
  if (!settings.notify || reach() !== "closed" || Notification.permission !== "granted") return;
  await subscribe().catch(() => undefined);
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(): Promise<void> {
  const { key } = await api.get<{ key: string }>("/api/push");
  const { pushManager } = await workerReady();
  let subscription = await pushManager.getSubscription();
  const made = subscription?.options.applicationServerKey;
  if (subscription && made && encoded(made) !== key) {
    // It is for a server with another key: one whose database is a new one.
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: decoded(key) });
  const { endpoint, keys } = subscription.toJSON();
  await api.post("/api/push", { endpoint, keys: { p256dh: keys?.["p256dh"], auth: keys?.["auth"] } });
}
