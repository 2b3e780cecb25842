import { expect, test, vi } from "vitest";
import type { Page } from "../core/page";
import { createNameIndex } from "./name-index";
import { createTestSite } from "./test-site";

const site = createTestSite([
  "Web/A",
  "Web/B",
  "Other/C",
  { slug: "Web/b", locale: "de" },
  { slug: "Web/D", locale: "fr" },
]);

test("gives a locale's own pages, then the en-US ones it lacks", () => {
  const listed: string[][] = [];
  const find = createNameIndex({
    prefix: "Web/",
    build(pages) {
      listed.push(pages.map(({ url }) => url));
      return pages;
    },
    find: () => null,
  });
  find(site, "de", "A");
  find(site, "en-US", "A");
  expect(listed).toEqual([
    ["/de/docs/Web/b", "/en-US/docs/Web/A"],
    ["/en-US/docs/Web/A", "/en-US/docs/Web/B"],
  ]);
});

test("builds once for each site and locale", () => {
  const build = vi.fn((pages: readonly Page[]) => pages);
  const find = createNameIndex({
    prefix: "Web/",
    build,
    find: (pages, name) => pages.find(({ slug }) => slug === name) ?? null,
  });
  const other = createTestSite([]);
  expect(find(site, "de", "Web/A")?.url).toBe("/en-US/docs/Web/A");
  expect(find(site, "de", "Web/b")?.url).toBe("/de/docs/Web/b");
  expect(find(other, "de", "Web/A")).toBeNull();
  expect(build).toHaveBeenCalledTimes(2);
});

test("records the name that is looked for, without its marks", () => {
  const asked: string[] = [];
  const find = createNameIndex({
    prefix: "Web/",
    build: (pages) => pages,
    find: () => null,
    toName: (written) => written.replace("()", ""),
  });
  find({ ...site, noteNameUse: (name) => void asked.push(name) }, "de", "calc()");
  expect(asked).toEqual(["calc"]);
});
