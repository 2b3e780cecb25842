import { expect, test } from "vitest";
import { openJournal } from "../changes/journal";
import type { Content } from "../pages/content-roots";
import { createContent, pageText, type TestContent } from "../test-content";
import type { Plan } from "./plan";
import { planSync } from "./plan-sync";

function apply(site: TestContent, { changes, label }: Plan): Record<string, string> {
  openJournal(site.data, [site.root]).apply(changes, label);
  return site.readAll();
}

const SYNCED = {
  "/en-US/docs/Web": "w",
  "/en-US/docs/Web/API": "a",
  "/en-US/docs/Web/API/One": "1",
  "/en-US/docs/Web/API/OtherMoved": "om",
  "/es/docs/Web": "w",
  "/es/docs/Web/API": "a",
  "/es/docs/Web/API/One": "1",
};

test("case 50: refuses no locale and en-US", () => {
  const { content } = createContent(SYNCED);
  expect(() => planSync(content, [])).toThrow("at least one");
  expect(() => planSync(content, ["en-US", "es"])).toThrow("en-US");
});

test("case 51: leaves translations that have their English page", () => {
  const { content } = createContent(SYNCED);
  const { plan, counts } = planSync(content, ["es"]);
  expect(plan.changes).toEqual([]);
  expect(counts.get("es")).toEqual({
    total: 3,
    moved: 0,
    followed: 0,
    renamed: 0,
    conflicting: 0,
    orphaned: 0,
  });
});

test("case 52: parks a translation without an English page", () => {
  const site = createContent({
    ...SYNCED,
    "/es/docs/Web/API/Other": "o",
    "es/_wikihistory.json":
      '{"Web/API/Other":{"contributors":[]},"Web":{"contributors":[]}}',
  });
  const { plan, counts } = planSync(site.content, ["es"]);
  expect(counts.get("es")).toMatchObject({
    orphaned: 1,
    moved: 1,
    followed: 0,
    renamed: 0,
  });
  const after = apply(site, plan);
  expect(after["es/web/api/other/index.md"]).toBeUndefined();
  expect(after["es/orphaned/web/api/other/index.md"]).toContain(
    "slug: orphaned/Web/API/Other\noriginal_slug: Web/API/Other\n",
  );
  expect(after["es/_redirects.txt"]).toContain(
    "/es/docs/Web/API/Other\t/es/docs/orphaned/Web/API/Other",
  );
  expect(Object.keys(JSON.parse(after["es/_wikihistory.json"] ?? "") as object)).toEqual([
    "orphaned/Web/API/Other",
    "Web",
  ]);
  expect(planSync(site.content, ["es"]).plan.changes).toEqual([]);
});

test("cases 53 and 54: follows the English page with its files, and takes no other key", () => {
  const site = createContent({
    ...SYNCED,
    "en-us/_redirects.txt": "/en-US/docs/Web/API/Other\t/en-US/docs/Web/API/OtherMoved\n",
    "/es/docs/Web/API/Other": "o",
    "es/web/api/other/asset.txt": "asset",
  });
  const { plan, counts } = planSync(site.content, ["es"]);
  expect(counts.get("es")).toEqual({
    total: 4,
    moved: 1,
    followed: 1,
    renamed: 1,
    conflicting: 0,
    orphaned: 0,
  });
  const after = apply(site, plan);
  expect(after["es/web/api/other/asset.txt"]).toBeUndefined();
  expect(after["es/web/api/othermoved/asset.txt"]).toBe("asset");
  expect(after["es/web/api/othermoved/index.md"]).toBe(
    pageText("Web/API/Other", "o").replace(
      "slug: Web/API/Other",
      "slug: Web/API/OtherMoved\noriginal_slug: Web/API/Other",
    ),
  );
});

test("parks a translation whose new place is taken, also twice", () => {
  const site = createContent({
    ...SYNCED,
    "en-us/_redirects.txt":
      "/en-US/docs/Web/API/Other\t/en-US/docs/Web/API/One\n/en-US/docs/Web/API/Third\t/en-US/docs/Web/API/One\n",
    "/es/docs/Web/API/Other": "o",
    "/es/docs/Web/API/Third": "t",
  });
  const { plan, counts } = planSync(site.content, ["es"]);
  expect(counts.get("es")).toMatchObject({ conflicting: 2, moved: 2 });
  expect(plan.moved.map(({ to }) => to.replace(/_[0-9a-f]{64}$/, "_HASH"))).toEqual([
    "/es/docs/conflicting/Web/API/One",
    "/es/docs/conflicting/Web/API/One_HASH",
  ]);
});

test("leaves the translation of an English page that is made from data", () => {
  const site = createContent({ ...SYNCED, "/es/docs/Web/API/made": "m" });
  const content: Content = {
    ...site.content,
    findGenerated: (url) =>
      url.toLowerCase() === "/en-us/docs/web/api/made"
        ? "/en-US/docs/Web/API/Made"
        : null,
  };
  const { counts } = planSync(content, ["es"]);
  expect(counts.get("es")).toMatchObject({ orphaned: 0, moved: 0, renamed: 1 });
});

test("leaves the translation of an English page that a forgotten redirect leads from", () => {
  const { content } = createContent({
    ...SYNCED,
    "en-us/_redirects.txt": "/en-US/docs/Web/API/One\t/en-US/docs/Web/API/OtherMoved\n",
  });
  const { plan, counts } = planSync(content, ["es"]);
  expect(plan.changes).toEqual([]);
  expect(counts.get("es")).toMatchObject({ total: 3, moved: 0, conflicting: 0 });
});
