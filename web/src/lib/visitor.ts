/** Who somebody is to the server: a cookie that the first question brings, and a name. */

import { api } from "./api";
import type { Visitor } from "./types";

export function loadVisitor(): Promise<Visitor> {
  return api.get<Visitor>("/api/visitor");
}

export function rename(name: string): Promise<Visitor> {
  return api.put<Visitor>("/api/visitor", { name });
}
