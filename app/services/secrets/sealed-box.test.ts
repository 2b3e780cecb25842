import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSealedBox } from "./sealed-box.server";

const KEY = randomBytes(32).toString("base64url");
const box = createSealedBox(KEY);

test.each(["", "a", "größer 語 🙂", "x".repeat(100_000)])(
  "opens what it sealed",
  (text) => {
    expect(createSealedBox(KEY).open(box.seal(text))).toBe(text);
  },
);

test("seals the same text differently each time", () => {
  expect(box.seal("a")).not.toBe(box.seal("a"));
});

test("opens nothing that another key sealed", () => {
  const other = createSealedBox(randomBytes(32).toString("base64url"));
  expect(other.open(box.seal("a"))).toBeNull();
});

test("opens nothing that was changed in a byte, shortened, or is no sealed text", () => {
  const sealed = Buffer.from(box.seal("text"), "base64url");
  const changed = Array.from(sealed, (byte, at) => {
    const copy = Buffer.from(sealed);
    copy[at] = byte ^ 1;
    return copy;
  });
  const shortened = Array.from(sealed, (_, length) => sealed.subarray(0, length));
  for (const bytes of [...changed, ...shortened])
    expect(box.open(bytes.toString("base64url"))).toBeNull();
  expect(box.open("no sealed text!")).toBeNull();
});
