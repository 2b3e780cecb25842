import { expect, test } from "vitest";
import { findRedirect } from "./find-redirect";

const PAGES = ["/en-US/docs/Target", "/de/docs/Target", "/en-US/docs/Kept"];
const REDIRECTS: Readonly<Record<string, string>> = {
  "/en-US/docs/Old": "/en-US/docs/target#Part",
  "/en-US/docs/Home": "/en-US/",
  "/en-US/docs/Kept": "/en-US/docs/Target",
  "/de/docs/Own": "/de/docs/TARGET#Teil",
  "/en-US/docs/Gone": "https://example.com/docs/#Part",
};

function find(url: string): string | null {
  return findRedirect(url, {
    findOwn: (from) => REDIRECTS[from] ?? null,
    findCanonicalUrl: (path) =>
      PAGES.find((page) => page.toLowerCase() === path.toLowerCase()) ?? null,
  });
}

test.each([
  ["in the case of the target's page", "/en-US/docs/Old", "/en-US/docs/Target#Part"],
  ["in a locale too", "/de/docs/Own", "/de/docs/Target#Teil"],
  ["of en-US, to the locale's page", "/de/docs/Old", "/de/docs/Target#Part"],
  ["of en-US, to its page", "/fr/docs/Old", "/en-US/docs/Target#Part"],
  ["of en-US, to the locale's home page", "/de/docs/Home", "/de/"],
  ["to another site", "/de/docs/Gone", "https://example.com/docs/#Part"],
])("finds a redirect %s", (_, from, to) => {
  expect(find(from)).toBe(to);
});

test("leads nobody away from a page that exists in en-US", () => {
  expect(find("/de/docs/Kept")).toBeNull();
});

test("finds none for any other path", () => {
  expect(find("/de/docs/None")).toBeNull();
  expect(find("/xx/docs/Old")).toBeNull();
});
