import { createHash } from "node:crypto";

/** JSON with its ETag. */
export interface JsonText {
  json: string;
  etag: string;
}

const DIGEST_LENGTH = 22;

/** Hashes the text, so that servers with the same content have equal ETags. */
export function toTextEtag(text: string): string {
  const digest = createHash("sha256").update(text).digest("base64url");
  return `"${digest.slice(0, DIGEST_LENGTH)}"`;
}

/** Serialises data as JSON. */
export function toJsonText(data: object): JsonText {
  const json = JSON.stringify(data);
  return { json, etag: toTextEtag(json) };
}
