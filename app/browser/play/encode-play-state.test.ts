import { expect, test } from "vitest";
import { decodePlayState, encodePlayState } from "./encode-play-state";

const STATE = { html: "<p>ä 😀</p>", css: "p {}", js: "x".repeat(5_000) };

test("round-trips code", async () => {
  const encoded = await encodePlayState(STATE);
  expect(encoded).toMatch(/^[A-Za-z\d+/]+=*$/);
  expect(encoded.length).toBeLessThan(300);
  expect(await decodePlayState(encoded)).toEqual(STATE);
});

test("decodes a state whose characters a URL has changed", async () => {
  const encoded = await encodePlayState({ ...STATE, html: "ÿ~?>".repeat(40) });
  const expected = await decodePlayState(encoded);
  const forUrls = encoded.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  expect(await decodePlayState(forUrls)).toEqual(expected);
  expect(await decodePlayState(encoded.replaceAll("+", " "))).toEqual(expected);
});

test.each(["", "%", "AAAA", btoa("not deflated")])("is null for %j", async (text) => {
  expect(await decodePlayState(text)).toBeNull();
});
