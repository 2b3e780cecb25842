import { createHash } from "node:crypto";

/** JSON with its ETag. */
export interface JsonText {
  json: string;
  etag: string;
}

const ETAG_CHARACTERS = 22;

/** Returns the SHA-256 of a text or bytes, as 43 characters of Base64url. */
export function toDigest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url");
}

/** Returns a strong ETag: equal bytes have equal ETags on all servers. */
export function toEtag(body: string | Uint8Array): string {
  return `"${toDigest(body).slice(0, ETAG_CHARACTERS)}"`;
}

/** Serialises data as JSON, with the ETag of the text. */
export function toJsonText(data: object): JsonText {
  const json = JSON.stringify(data);
  return { json, etag: toEtag(json) };
}
