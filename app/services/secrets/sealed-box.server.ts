import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Authenticated encryption of texts. */
export interface SealedBox {
  seal(text: string): string;
  /** Returns null when the text was sealed with another key or modified. */
  open(sealed: string): string | null;
}

/** @param key 32 bytes in base64url. */
export function createSealedBox(key: string): SealedBox {
  const secret = Buffer.from(key, "base64url");
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, secret, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const bodyAt = NONCE_BYTES + TAG_BYTES;
      if (bytes.length < bodyAt) return null;
      const decipher = createDecipheriv(
        ALGORITHM,
        secret,
        bytes.subarray(0, NONCE_BYTES),
        { authTagLength: TAG_BYTES },
      );
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt));
      try {
        return (
          decipher.update(bytes.subarray(bodyAt), undefined, "utf8") +
          decipher.final("utf8")
        );
      } catch {
        return null;
      }
    },
  };
}
