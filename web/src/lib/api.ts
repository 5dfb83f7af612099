import type { Problem } from "./types";

/** A refusal by the server, or its silence, in words for people. */
export class ApiError extends Error {
  constructor(
    readonly kind: string,
    readonly words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiError("away", "The server cannot be reached just now.", 0);
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const problem = (data as { error?: Problem } | null)?.error;
  throw new ApiError(
    problem?.kind ?? "failed",
    problem?.words ?? `The server answered ${response.status}.`,
    response.status,
  );
}

/** Return what is told as plain text. */
async function askText(path: string): Promise<string> {
  const response = await fetch(path, { credentials: "same-origin" }).catch(() => null);
  if (response?.ok) return response.text();
  // What is refused is refused in one form.
  return ask<string>("GET", path);
}

export const api = {
  text: askText,
  get: <T>(path: string) => ask<T>("GET", path),
  post: <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body),
  put: <T>(path: string, body: unknown) => ask<T>("PUT", path, body),
  delete: (path: string) => ask<void>("DELETE", path),
};

/** Return what went wrong in words for people. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
