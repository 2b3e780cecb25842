import { expect, test } from "vitest";
import type { NewPage } from "~/content-store/content-store";
import { writeNewPages } from "./write-new-pages";

test("lists pages by creation, without moved ones and those of unknown date", () => {
  let written: readonly NewPage[] = [];
  const past = (created?: string) => ({
    modified: null,
    hash: null,
    contributors: [],
    created,
  });
  writeNewPages(
    { setNewPages: (pages) => void (written = pages) },
    {
      docs: {
        pages: ["old", "new", "moved", "unknown"].map((name) => ({
          url: `/en-US/docs/${name}`,
          path: `en-us/${name}/index.md`,
        })),
        redirects: [{ to: "/en-US/docs/Moved" }],
      },
      history: new Map([
        ["en-us/old/index.md", past("2026-01-01T00:00:00.000Z")],
        ["en-us/new/index.md", past("2026-02-01T00:00:00.000Z")],
        ["en-us/moved/index.md", past("2026-03-01T00:00:00.000Z")],
        ["en-us/unknown/index.md", past()],
      ]),
    },
  );
  expect(written.map(({ url }) => url)).toEqual(["/en-US/docs/new", "/en-US/docs/old"]);
});

test("keeps the newest pages alone, as many as a store lists", () => {
  let written: readonly NewPage[] = [];
  const created = "2026-01-01T00:00:00.000Z";
  const pages = Array.from({ length: 2_001 }, (_, at) => ({
    url: `/en-US/docs/p${at}`,
    path: `en-us/p${at}/index.md`,
  }));
  const fact = { modified: null, hash: null, contributors: [], created };
  const history = new Map(pages.map(({ path }) => [path, fact]));
  history.set("en-us/p2000/index.md", { ...fact, created: "2026-02-01T00:00:00.000Z" });
  writeNewPages(
    { setNewPages: (list) => void (written = list) },
    { docs: { pages, redirects: [] }, history },
  );
  expect(written).toHaveLength(2_000);
  expect(written[0]?.url).toBe("/en-US/docs/p2000");
});
