import { expect, test } from "vitest";
import { createPublicIds } from "./public-ids.server";

test("encodes each number uniquely and decodes it", () => {
  const ids = createPublicIds("key");
  const numbers = [1, 2, 3, 1000, 2 ** 40];
  const encoded = numbers.map((each) => ids.encode(each));
  expect(new Set(encoded).size).toBe(numbers.length);
  expect(encoded.map((each) => ids.decode(each))).toEqual(numbers);
});

test("returns null for ids that it never gave, or gave with another key", () => {
  const ids = createPublicIds("key");
  expect(ids.decode("")).toBeNull();
  expect(ids.decode("!!!!")).toBeNull();
  expect(ids.decode("save")).toBeNull();
  expect(createPublicIds("other").encode(1)).not.toBe(ids.encode(1));
});
