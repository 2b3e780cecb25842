import { expect, test } from "vitest";
import { needsAllTexts } from "./needs-all-texts";

const DOCUMENT = ["root", "routes/$locale", "routes/$locale.docs.$"];
const NOBODY = { user: null, isUserUnknown: false, maintenance: null };
const ROOT = { siteName: "Site", account: NOBODY, flash: null };

test("does with the frame's texts on a document's page", () => {
  expect(needsAllTexts(DOCUMENT, ROOT)).toBe(false);
  expect(needsAllTexts(["root", "routes/$"], null)).toBe(false);
});

test("needs all texts on any other page", () => {
  expect(needsAllTexts(["root", "routes/$locale.search"], ROOT)).toBe(true);
});

test.each([
  { account: { ...NOBODY, user: { email: "a@b.c" } } },
  { account: { ...NOBODY, isUserUnknown: true } },
  { account: { ...NOBODY, maintenance: "soon" } },
  { flash: { text: "x" } },
])("needs all texts on a document's page for a reader with %j", (own) => {
  expect(needsAllTexts(DOCUMENT, { ...ROOT, ...own })).toBe(true);
});
