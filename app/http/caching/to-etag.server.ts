import { createHash } from "node:crypto";

const DIGEST_LENGTH = 22;

/** Returns a strong ETag: equal bytes have equal ETags on all servers. */
export function toEtag(body: string | Uint8Array): string {
  const digest = createHash("sha256").update(body).digest("base64url");
  return `"${digest.slice(0, DIGEST_LENGTH)}"`;
}
