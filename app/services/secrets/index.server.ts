import { createHmac } from "node:crypto";
import { getOrCreate } from "~/domain/text/get-or-create";

export { createSealedBox, type SealedBox } from "./sealed-box.server";
export { loadSessionSecret, SecretFileError } from "./load-session-secret.server";

export interface Secrets {
  /** Derives an independent key for each purpose. */
  deriveKey(purpose: string): string;
  /** Keyed hash (HMAC): deterministic, and not reversible by brute force without the secret. */
  hash(purpose: string, text: string): string;
}

/** Keys and hashes are HMACs (SHA-256) in base64url: 43 characters, the same on every server. */
export function createSecrets(sessionSecret: string): Secrets {
  const keys = new Map<string, string>();
  const deriveKey = (purpose: string) =>
    getOrCreate(keys, purpose, () => sign(sessionSecret, purpose));
  return { deriveKey, hash: (purpose, text) => sign(deriveKey(purpose), text) };
}

function sign(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}
