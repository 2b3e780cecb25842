import { expect, test } from "vitest";
import { isFormOwner, readFormOwner, writeFormOwner } from "./form-owner";

const ADA = { formOwner: "hash-of-1", email: "ada@example.org" };
const BOB = { formOwner: "hash-of-2", email: "bob@example.org" };

test("tells whom a form was made for", () => {
  expect(readFormOwner(writeFormOwner(ADA))).toEqual(ADA);
});

test("is one's own under a new address too, and never another's", () => {
  expect(isFormOwner(writeFormOwner(ADA), { ...ADA, email: "new@example.org" })).toBe(
    true,
  );
  expect(isFormOwner(writeFormOwner(ADA), BOB)).toBe(false);
});

test.each([null, "", " ", "ada@example.org", new Blob()])(
  "takes %o for nobody's form",
  (value) => {
    expect(isFormOwner(value, ADA)).toBe(false);
  },
);
