import { createHash } from "node:crypto";

/** Hashes a text of any length for a unique index. */
export function hashKey(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
