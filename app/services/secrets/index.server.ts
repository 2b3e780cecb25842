import { createHmac } from "node:crypto";

export { createSealedBox, type SealedBox } from "./sealed-box.server";
export { loadSessionSecret, SecretFileError } from "./load-session-secret.server";

export interface Secrets {
  /** A key of its own for each purpose: what one signs, another does not accept. */
  deriveKey(purpose: string): string;
  /**
   * Replaces a text by one that tells nothing of it and is always the same: who lacks the secret
   * can't even try all addresses there are.
   */
  hash(purpose: string, text: string): string;
}

export function createSecrets(sessionSecret: string): Secrets {
  const deriveKey = (purpose: string) => sign(sessionSecret, purpose);
  return { deriveKey, hash: (purpose, text) => sign(deriveKey(purpose), text) };
}

function sign(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("base64url");
}
