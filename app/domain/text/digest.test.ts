import { expect, test } from "vitest";
import { toDigest, toEtag, toJsonText } from "./digest.server";

/** SHA-256 of the empty text, as others publish it. */
const EMPTY = "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU";

test("hashes texts and bytes alike", () => {
  expect(toDigest("")).toBe(EMPTY);
  expect(toDigest("Grüße")).toBe(toDigest(new TextEncoder().encode("Grüße")));
});

test("makes the ETag of the bytes that are sent", () => {
  expect(toEtag("")).toBe(`"${EMPTY.slice(0, 22)}"`);
  expect(toJsonText({ a: 1 })).toEqual({ json: '{"a":1}', etag: toEtag('{"a":1}') });
});
