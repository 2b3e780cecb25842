import { expect, test } from "vitest";
import { isFormOwner, readFormOwner, writeFormOwner } from "./form-owner";

const ADA = { formOwner: "hash-of-1", email: "ada@example.org" };
const BOB = { formOwner: "hash-of-2", email: "bob@example.org" };

test("carries the token and the email address", () => {
  expect(readFormOwner(writeFormOwner(ADA))).toEqual(ADA);
});

test("matches its reader after a change of address, and no other reader", () => {
  expect(isFormOwner(writeFormOwner(ADA), { ...ADA, email: "new@example.org" })).toBe(
    true,
  );
  expect(isFormOwner(writeFormOwner(ADA), BOB)).toBe(false);
});

test.each([null, "", " ", "ada@example.org", new Blob()])(
  "treats %o as a form without owner",
  (value) => {
    expect(isFormOwner(value, ADA)).toBe(false);
  },
);
