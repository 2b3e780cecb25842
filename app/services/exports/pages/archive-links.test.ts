import { expect, test } from "vitest";
import { createArchiveLinks } from "./archive-links";
import type { PageEntry } from "./scope";

const ORIGIN = "https://docs.example";

function createPage(url: string, path: string): PageEntry {
  return { kind: "document", url, path, title: url, modified: null };
}

const page = createPage("/en-US/docs/A", "A.html");
const { resolve } = createArchiveLinks([page, createPage("/en-US/docs/B", "B.html")], {
  store: {
    findAsset: () => null,
    findRedirect: (url) => (url === "/en-US/docs/Old" ? "/en-US/docs/B#new" : null),
  },
  siteOrigin: ORIGIN,
});

test.each([
  ["#part", "A.html", "#part"],
  ["/en-US/docs/b#part", "B.html", "#part"],
  [`${ORIGIN}/en-US/docs/B`, "B.html", ""],
  ["/en-US/docs/Old", "B.html", "#new"],
  ["/en-US/docs/Old#part", "B.html", "#part"],
])("leads %s to a page of the archive", (href, path, hash) => {
  expect(resolve(href, page)).toEqual({ kind: "page", path, hash });
});

test.each([
  ["/en-US/docs/C", `${ORIGIN}/en-US/docs/C`],
  ["/en-US/docs/B?x=1", `${ORIGIN}/en-US/docs/B?x=1`],
  ["https://other.example/en-US/docs/B", "https://other.example/en-US/docs/B"],
])("leads %s out of the archive", (href, url) => {
  expect(resolve(href, page)).toEqual({ kind: "outside", url });
});
