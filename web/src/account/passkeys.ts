/** Passkeys: what the browser and the server say to each other so that somebody is the same person everywhere. */

import { ApiError, api } from "../lib/api";
import { decoded, encoded } from "../lib/base64url";
import type { Visitor } from "../lib/types";

export interface Passkey {
  id: string;
  name: string;
  created: string;
  /** When somebody last signed in by it. */
  used: string | null;
}

interface Descriptor {
  id: string;
  type: "public-key";
}

interface Asked<T> {
  token: string;
  options: T & { challenge: string };
}

type Creation = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
};
type Request = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials">;

/** Why there can be no passkeys here; "" if there can. */
export function whyNot(): string {
  if (/^[\d.]+$|:/.test(window.location.hostname.replace(/^\[|\]$/g, "")))
    return "Passkeys need an address with a name: open this page by the server's name, or as localhost.";
  if (!window.isSecureContext) return "Passkeys need a page that came by https, or one at localhost.";
  return "PublicKeyCredential" in window ? "" : "This browser knows no passkeys.";
}

export async function listPasskeys(): Promise<Passkey[]> {
  return (await api.get<{ passkeys: Passkey[] }>("/api/passkeys")).passkeys;
}

export async function makePasskey(): Promise<Passkey> {
  const { token, options } = await api.post<Asked<Creation>>("/api/passkeys/options");
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: decoded(options.challenge),
      user: { ...options.user, id: decoded(options.user.id) },
      excludeCredentials: (options.excludeCredentials ?? []).map((known) => ({
        ...known,
        id: decoded(known.id),
      })),
    },
  });
  const { id, response } = made as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  const told = { clientDataJSON: encoded(clientDataJSON), attestationObject: encoded(attestationObject) };
  const name = deviceWords(navigator.userAgent);
  return await api.post<Passkey>("/api/passkeys", { token, credential: { id, response: told }, name });
}

export function removePasskey(id: string): Promise<void> {
  return api.delete(`/api/passkeys/${encodeURIComponent(id)}`);
}

export interface SignIn {
  token: string;
  credential: unknown;
}

/** Let somebody show a passkey of theirs; what comes of it can be handed to the server. */
export async function showPasskey(): Promise<SignIn> {
  const { token, options } = await api.post<Asked<Request>>("/api/sign-in/options");
  const shown = await navigator.credentials.get({
    publicKey: { ...options, challenge: decoded(options.challenge), allowCredentials: [] },
  });
  const { id, response } = shown as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  const told = {
    clientDataJSON: encoded(clientDataJSON),
    authenticatorData: encoded(authenticatorData),
    signature: encoded(signature),
  };
  return { token, credential: { id, response: told } };
}

export function signIn(shown: SignIn, replace: boolean): Promise<Visitor> {
  return api.post<Visitor>("/api/sign-in", { ...shown, replace });
}

export function signOut(): Promise<void> {
  return api.post<void>("/api/sign-out");
}

/** Return what went wrong in words; the browser's own are for programmers. */
export function passkeyWords(error: unknown): string {
  if (error instanceof ApiError) return error.words;
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError") return "That was not finished: nothing has changed.";
  if (name === "InvalidStateError") return "This device has a passkey of yours already.";
  return "This browser cannot do that here.";
}

/** What browsers and systems say of themselves; who claims to be several is the first of them. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/Linux/, "Linux"],
];

/** Return what to call the passkey of a browser. */
export function deviceWords(agent: string): string {
  const first = (known: readonly [RegExp, string][]) => known.find(([mark]) => mark.test(agent))?.[1];
  const system = first(SYSTEMS);
  return (first(BROWSERS) ?? "A browser") + (system ? ` on ${system}` : "");
}
