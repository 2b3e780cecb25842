import { createHmac, timingSafeEqual } from "node:crypto";

export interface CodeSigner {
  sign(value: string): string;
  /** Returns null for a code that was not signed here. */
  verify(code: string): string | null;
}

const CODE = /^([A-Za-z0-9+/]+={0,2})\.([A-Za-z0-9+/]+={0,2})$/;
/** Longer ones are refused before they are decoded. */
const MAX_CODE_CHARACTERS = 8_192;

/**
 * Signs values as `base64(value).base64(HMAC-SHA-256)` (server contract, 14.2). Each use has a
 * secret of its own, so that the code of an image is none of a click.
 */
export function createSigner(secret: string): CodeSigner {
  const toMac = (value: Buffer) => createHmac("sha256", secret).update(value).digest();
  return {
    sign(text) {
      const value = Buffer.from(text);
      return `${value.toString("base64")}.${toMac(value).toString("base64")}`;
    },
    verify(code) {
      if (code.length > MAX_CODE_CHARACTERS) return null;
      const [, text = "", mac = ""] = CODE.exec(code) ?? [];
      const value = Buffer.from(text, "base64");
      const given = Buffer.from(mac, "base64");
      const expected = toMac(value);
      const isSigned =
        given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && value.length > 0 ? value.toString() : null;
    },
  };
}
