import { randomUUID } from "node:crypto";

/** What ids of proxies and tracers are made of: nothing that could break a line or a header. */
const ID = /^[\w.:+/=-]{8,128}$/;

/** The id that a proxy in front has given a request, so that both logs agree; else a new one. */
export function readRequestId(header: string | string[] | undefined): string {
  return typeof header === "string" && ID.test(header) ? header : randomUUID();
}
