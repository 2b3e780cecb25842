import type { CapturedResponse } from "./capture-response.server";

/** What a page may depend on: the cookies that matter are looked at before, the rest is ours. */
const KNOWN_VARIANTS: ReadonlySet<string> = new Set(["cookie", "accept-encoding"]);

/** Whether an answer is the same for everyone, and says so. */
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
