import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import { openContentStore } from "~/content-store/reader.server";
import type { Flaw } from "~/domain/documents/flaw";
import { createAreasService } from "~/services/areas/index.server";
import {
  BlogPostSchema,
  CurriculumSchema,
  GenericSchema,
  SpotlightSchema,
} from "~/domain/api/area-pages";
import { API_OPERATIONS } from "~/domain/api/operations";
import { compileContent } from "../../compiler/pipeline/compile";
import { listContentRoots } from "../../cli/content/roots";

const SCHEMAS = {
  blog: BlogPostSchema,
  curriculum: CurriculumSchema,
  generic: GenericSchema,
  spotlight: SpotlightSchema,
};

let folder: string;
let store: ContentStore;
let flaws: Flaw[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "shipped-areas-"));
  const storeFile = join(folder, "content.sqlite");
  const roots = { ...listContentRoots({}), platformReference: false };
  ({ flaws } = await compileContent({ ...roots, storeFile, siteName: "Docs" }));
  store = openContentStore(storeFile);
}, 120_000);

afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

/** The platform reference is off, so that some link targets are missing. */
test("ships areas without flaws except links into the platform reference", () => {
  const own = flaws.filter(({ file }) =>
    /^(?:blog|curriculum|generic|spotlight)\//.test(file),
  );
  expect(own.filter(({ check }) => !/broken-link$/.test(check))).toEqual([]);
});

test("ships pages of every kind, each with JSON of its shape", () => {
  const areas = createAreasService({
    store: () => store,
    translate: () => (id) => id,
    siteName: "Docs",
    now: () => new Date("2100-01-01"),
  });
  for (const kind of ["blog", "curriculum", "generic", "spotlight"] as const) {
    const pages = store.listAreaPages(kind);
    expect(pages.length).toBeGreaterThan(0);
    for (const { url } of pages) {
      const { json = "null" } = areas.findAreaJson(url.replace(/\/$/, "")) ?? {};
      expect(SCHEMAS[kind].safeParse(JSON.parse(json)).error?.issues).toBeUndefined();
    }
  }
});

test("the description of the API has each single page, because its answer is no screen's", () => {
  const described = API_OPERATIONS.filter(({ answer }) => answer === "GenericPage").map(
    ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, ".+")}$`),
  );
  const urls = store.listAreaPages("generic").map(({ url }) => `${url}/index.json`);
  expect(urls.filter((url) => !described.some((path) => path.test(url)))).toEqual([]);
});
