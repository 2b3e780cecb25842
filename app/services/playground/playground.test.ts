import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodePlayState } from "~/browser/play/encode-play-state";
import { MAX_PLAY_BYTES } from "~/domain/play/play-state";
import { decodePlayState } from "./index.server";

const CODE = { html: "<p>ä</p>", css: "", js: "" };

function pack(text: string): string {
  return deflateRawSync(text).toString("base64");
}

test("decodes packed state and hashes its bytes", async () => {
  const encoded = await encodePlayState(CODE);
  const bytes = Buffer.from(encoded, "base64");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
  expect(await decodePlayState(encoded)).toEqual({ kind: "code", state: CODE, hash });
});

test("accepts spaces for plus signs, and base64url", async () => {
  const encoded = pack(JSON.stringify({ ...CODE, js: "ÿ>?~".repeat(50) }));
  const expected = await decodePlayState(encoded);
  expect(expected.kind).toBe("code");
  for (const written of [
    encoded.replaceAll("+", " "),
    encoded.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, ""),
  ])
    expect(await decodePlayState(written)).toEqual(expected);
});

test("drops unknown keys", async () => {
  const found = await decodePlayState(pack(`{"html":"<p>ä</p>","x":1,"__proto__":{}}`));
  expect(found).toMatchObject({ kind: "code", state: CODE });
});

test.each([
  ["nothing", ""],
  ["no base64", "%%%"],
  ["base64 with other text in it", `${pack("{}")}<script>`],
  ["bytes that are not deflated", Buffer.from("plain").toString("base64")],
  ["the first half of them", pack(JSON.stringify(CODE)).slice(0, 16)],
  ["no JSON", pack("{html:")],
  ["a list", pack("[]")],
  ["code that is no text", pack(`{"html":{"a":1}}`)],
  ["brackets without end", pack("[".repeat(500_000))],
])("finds no code in %s", async (_, encoded) => {
  expect(await decodePlayState(encoded)).toEqual({ kind: "none" });
});

test("accepts code up to the limit of shared code", async () => {
  const fits = JSON.stringify({ js: "x".repeat(MAX_PLAY_BYTES - 100) });
  expect((await decodePlayState(pack(fits))).kind).toBe("code");
  const more = JSON.stringify({ js: "x".repeat(MAX_PLAY_BYTES + 8192) });
  expect(await decodePlayState(pack(more))).toEqual({ kind: "too-large" });
});

test("refuses a zip bomb", async () => {
  const bomb = deflateRawSync(Buffer.alloc(200_000_000)).toString("base64");
  const before = process.memoryUsage().arrayBuffers;
  expect(await decodePlayState(bomb)).toEqual({ kind: "too-large" });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
});
