import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findNearName } from "./asset-folders";
import { createAssets } from "./assets";
import { createTestPage, createTestSite } from "../sections/test-job";

/** A GIF of one pixel. */
const GIF = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "base64",
);

const root = mkdtempSync(join(tmpdir(), "assets-"));
const de = join(root, "de");
const en = join(root, "en");
const page = createTestPage({ slug: "Web/Test", folder: de, fallbackFolder: en });
const moved = createTestPage({ slug: "Web/Moved", locale: "en-US" });
const other = createTestPage({ slug: "Web/Other", folder: en });
const english = createTestPage({ slug: "Web/English", locale: "en-US", folder: en });
const context = {
  page,
  site: createTestSite([page, other, moved, english], {
    "/en-us/docs/web/test": "/en-US/docs/Web/Moved",
  }),
};

beforeAll(() => {
  mkdirSync(join(de, "guide"), { recursive: true });
  mkdirSync(en);
  writeFileSync(join(de, "index.md"), "text");
  writeFileSync(join(de, "both.gif"), GIF);
  writeFileSync(join(de, "guide", "box.gif"), GIF);
  writeFileSync(join(de, "sound.mp3"), "");
  writeFileSync(join(de, "damaged.png"), "not an image");
  writeFileSync(join(de, "truncated.gif"), GIF.subarray(0, 6));
  writeFileSync(
    join(de, "sized.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="20"/>',
  );
  writeFileSync(
    join(de, "half.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="50" viewBox="0 0 10 20"/>',
  );
  writeFileSync(
    join(de, "box.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"/>',
  );
  writeFileSync(
    join(de, "commas.svg"),
    "\uFEFF<?xml version='1.0'?>\n<svg viewBox = '0,0 , 20\n,40'><svg viewBox='0 0 1 1'/></svg>",
  );
  writeFileSync(
    join(de, "comment.svg"),
    `<!-- <svg width="3" height="9"> ${"long ".repeat(300)}-->\n<svg aria-label="a > b" width="50" height="20"/>`,
  );
  writeFileSync(join(de, "open-tags.svg"), "<svg a ".repeat(200_000));
  writeFileSync(join(de, "only-comment.svg"), '<!-- <svg width="3" height="9">');
  writeFileSync(join(en, "both.gif"), GIF);
  writeFileSync(join(en, "only in english.gif"), GIF);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

const PIXEL = { width: 1, height: 1 };
const UNSIZED = { width: null, height: null };

test.each([
  [
    "/de/docs/Web/Test/truncated.gif",
    { url: "/de/docs/Web/Test/truncated.gif", ...UNSIZED },
  ],
  ["/de/docs/Web/Test/both.gif", { url: "/de/docs/Web/Test/both.gif", ...PIXEL }],
  ["/de/docs/Web/Test/BOTH.gif", { url: "/de/docs/Web/Test/both.gif", ...PIXEL }],
  [
    "/de/docs/Web/Test/Guide/box.gif",
    { url: "/de/docs/Web/Test/guide/box.gif", ...PIXEL },
  ],
  [
    "/de/docs/Web/Test/only in english.gif",
    { url: "/en-US/docs/Web/Moved/only%20in%20english.gif", ...PIXEL },
  ],
  ["/de/docs/Web/Other/both.gif", { url: "/de/docs/Web/Other/both.gif", ...PIXEL }],
  ["/de/docs/Web/Test/sound.mp3", { url: "/de/docs/Web/Test/sound.mp3", ...UNSIZED }],
  ["/de/docs/Web/Test/damaged.png", { url: "/de/docs/Web/Test/damaged.png", ...UNSIZED }],
  [
    "/de/docs/Web/Test/sized.svg",
    { url: "/de/docs/Web/Test/sized.svg", width: 50, height: 20 },
  ],
  [
    "/de/docs/Web/Test/half.svg",
    { url: "/de/docs/Web/Test/half.svg", width: 50, height: 100 },
  ],
  [
    "/de/docs/Web/Test/box.svg",
    { url: "/de/docs/Web/Test/box.svg", width: 300, height: 150 },
  ],
  [
    "/de/docs/Web/Test/commas.svg",
    { url: "/de/docs/Web/Test/commas.svg", width: 20, height: 40 },
  ],
  [
    "/de/docs/Web/Test/comment.svg",
    { url: "/de/docs/Web/Test/comment.svg", width: 50, height: 20 },
  ],
  [
    "/de/docs/Web/Test/only-comment.svg",
    { url: "/de/docs/Web/Test/only-comment.svg", ...UNSIZED },
  ],
  [
    "/de/docs/Web/Test/open-tags.svg",
    { url: "/de/docs/Web/Test/open-tags.svg", ...UNSIZED },
  ],
  [
    "/de/docs/Web/English/both.gif",
    { url: "/en-US/docs/Web/English/both.gif", ...PIXEL },
  ],
  ["/de/docs/Web/English/none.gif", null],
  ["/de/docs/Web/Test/none.gif", null],
  ["/de/docs/Web/Test/index.md", null],
  ["/de/docs/Web/Test/../en/both.gif", null],
  ["/elsewhere/both.gif", null],
])("finds %s as %j", (path, asset) => {
  expect(createAssets().find(path, context)).toEqual(asset);
});

test("suggests a file with a similar name from either folder", () => {
  const assets = createAssets();
  expect(assets.suggest("/de/docs/Web/Test/bothh.gif", context)).toBe("both.gif");
  expect(assets.suggest("/de/docs/Web/Test/only_in_english.gif", context)).toBe(
    "only in english.gif",
  );
});

test.each([
  ["a.png", ["b.svg", "a.webp"], "a.webp"],
  ["figure-1.png", ["figure-10.png", "figure_1.png"], "figure-10.png"],
  ["anything.png", ["unlike.png"], null],
  ["a.png", [], null],
])("takes for %s from %j the name %j", (name, candidates, expected) => {
  expect(findNearName(name, candidates)).toBe(expected);
});
