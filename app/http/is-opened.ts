import type { IncomingHttpHeaders } from "node:http";

/** A reader opens the address, rather than a page that loads a file or calls a service. */
export function isOpened({
  "sec-fetch-dest": destination,
  accept = "",
}: IncomingHttpHeaders): boolean {
  return destination === undefined
    ? accept.includes("text/html")
    : destination === "document";
}
