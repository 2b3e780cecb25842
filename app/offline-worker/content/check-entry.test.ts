import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { inflate, MOST_BYTES } from "./check-entry";
import { DamagedPackageError } from "./read-zip";

test.each([0, 1, 70_000, 1_000_000])("inflates %i bytes", async (size) => {
  const plain = randomBytes(size);
  expect(Buffer.compare(await inflate(deflateRawSync(plain)), plain)).toBe(0);
});

test("inflates a short entry of much text", async () => {
  const plain = Buffer.alloc(1_000_000, "text ");
  expect(Buffer.compare(await inflate(deflateRawSync(plain)), plain)).toBe(0);
});

test.each([1_000, 100_000])("a shortened entry of %i bytes is damaged", async (size) => {
  const bytes = deflateRawSync(randomBytes(size));
  await expect(inflate(bytes.subarray(0, size / 2))).rejects.toThrow(DamagedPackageError);
});

test("an entry that grows beyond the limit is damaged", async () => {
  const bomb = deflateRawSync(Buffer.alloc(MOST_BYTES + 1));
  await expect(inflate(bomb)).rejects.toThrow(DamagedPackageError);
});
