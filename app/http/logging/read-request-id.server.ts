import { randomUUID } from "node:crypto";

/** Characters of ids that proxies and tracers use; none can break a log line or a header. */
const ID = /^[\w.:+/=-]{8,128}$/;

/** Returns the id that a proxy has assigned, so that both logs match; else a new UUID. */
export function readRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && ID.test(header) ? header : randomUUID();
}
