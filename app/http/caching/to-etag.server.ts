import { createHash } from "node:crypto";

const DIGEST_LENGTH = 22;

/** A strong ETag: equal for equal bytes, on every server. */
export function toEtag(body: string | Uint8Array): string {
  const digest = createHash("sha256").update(body).digest("base64url");
  return `"${digest.slice(0, DIGEST_LENGTH)}"`;
}
