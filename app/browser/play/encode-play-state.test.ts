import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodePlayState } from "./encode-play-state";

const STATE = { html: "<p>ä 😀</p>", css: "p {}", js: "x".repeat(5_000) };

test("encodes code as deflated JSON in Base64", async () => {
  const encoded = await encodePlayState(STATE);
  expect(encoded).toMatch(/^[A-Za-z\d+/]+=*$/);
  expect(encoded.length).toBeLessThan(300);
  const json = inflateRawSync(Buffer.from(encoded, "base64")).toString();
  expect(JSON.parse(json)).toEqual(STATE);
});
