import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { inflate, MOST_BYTES } from "./check-entry";
import { DamagedPackageError } from "./read-zip";

test.each([0, 1, 70_000, 1_000_000])("inflates %i bytes", (size) => {
  const plain = randomBytes(size);
  expect(Buffer.compare(inflate(deflateRawSync(plain)), plain)).toBe(0);
});

test("inflates a short entry of much text", () => {
  const plain = Buffer.alloc(1_000_000, "text ");
  expect(Buffer.compare(inflate(deflateRawSync(plain)), plain)).toBe(0);
});

test.each([1_000, 100_000])("a shortened entry of %i bytes is damaged", (size) => {
  const bytes = deflateRawSync(randomBytes(size));
  expect(() => inflate(bytes.subarray(0, size / 2))).toThrow(DamagedPackageError);
});

test("an entry that grows beyond the limit is damaged", () => {
  const bomb = deflateRawSync(Buffer.alloc(MOST_BYTES + 1));
  expect(() => inflate(bomb)).toThrow(DamagedPackageError);
});
