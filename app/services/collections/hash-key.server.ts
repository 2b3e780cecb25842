import { createHash } from "node:crypto";

/** What a unique index holds in the place of a text of any length. */
export function hashKey(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
