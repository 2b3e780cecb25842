import type { CapturedResponse } from "./capture-response.server";

/**
 * Allowed Vary fields: relevant cookies were checked before, encodings have variants of their own,
 * and Markdown has a path of its own.
 */
const KNOWN_VARIANTS: ReadonlySet<string> = new Set([
  "cookie",
  "accept",
  "accept-encoding",
]);

/** Tells whether a response is public and the same for everyone. */
export function isKeepable({ status, headers }: CapturedResponse): boolean {
  return (
    status === 200 &&
    String(headers["cache-control"]).startsWith("public") &&
    headers["set-cookie"] === undefined &&
    headers["content-encoding"] === undefined &&
    listFields(headers["vary"] ?? "").every((field) => KNOWN_VARIANTS.has(field))
  );
}

function listFields(vary: string): string[] {
  return vary
    .toLowerCase()
    .split(",")
    .map((field) => field.trim())
    .filter((field) => field !== "");
}
