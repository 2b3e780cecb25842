import { expect, test } from "vitest";
import type { Asset } from "./assets";
import {
  createTestAssets,
  createTestPage,
  createTestSite,
  runFinish,
  type TestRun,
} from "../sections/test-job";

const URL = "/de/docs/Web/Test/a.png";

function runMedia(html: string, asset: Partial<Asset> | null = {}): TestRun {
  const file = { url: URL, width: 40, height: 30, ...asset };
  const assets = createTestAssets(asset ? { "/de/docs/web/test/a.png": file } : {});
  return runFinish(html, { assets });
}

const SIZED = `src="${URL}" width="40" height="30" loading="lazy"`;

test.each([
  ['src="a.png"', SIZED],
  ['src="./a.png"', SIZED],
  ['src="a.png" width="7"', `src="${URL}" width="7" loading="lazy"`],
  ['src="a.png" loading="eager"', `src="${URL}" loading="eager" width="40" height="30"`],
  [
    'src="/shared-assets/images/a.png"',
    'src="/shared-assets/images/a.png" loading="lazy"',
  ],
  ['src="/assets/a.png"', 'src="/assets/a.png" loading="lazy"'],
  ['src="data:image/gif;base64,R0"', 'src="data:image/gif;base64,R0" loading="lazy"'],
  ['alt="none"', 'alt="none" loading="lazy"'],
])("writes <img %s> as <img %s>", (written, expected) => {
  const { content, flaws } = runMedia(`<p><img ${written}></p>`);
  expect(content).toBe(`<p><img ${expected}></p>`);
  expect(flaws).toEqual([]);
});

test.each(["./A.PNG", "x/../a%2Epng", "/de/docs/Web/Test/a.png"])(
  "suggests the plain name for %s",
  (written) => {
    const { content, flaws } = runMedia(`<p><img src="${written}"></p>`);
    expect(content).toBe(`<p><img ${SIZED}></p>`);
    expect(flaws).toMatchObject([{ check: "image-path", suggestion: "a.png", line: 1 }]);
  },
);

test.each([
  ["./a.png", []],
  ["./A.PNG", [{ check: "image-path", suggestion: "a.png" }]],
])("judges %s by its name where the file is the English page's", (written, expected) => {
  const { flaws } = runMedia(`<p><img src="${written}"></p>`, {
    url: "/en-US/docs/Web/Test/a.png",
  });
  expect(flaws).toMatchObject(expected);
  expect(flaws).toHaveLength(expected.length);
});

test.each([
  ["a.png 2x", `${URL} 2x`],
  ["a.png", URL],
  ["./a.png 1x,a.png  2x", `${URL} 1x,${URL}  2x`],
  [
    " a.png 40w , https://a.example/b,c.png 80w,",
    ` ${URL} 40w , https://a.example/b,c.png 80w,`,
  ],
  ["/assets/a.png, a.png 1.5x", `/assets/a.png, ${URL} 1.5x`],
])("finds the files of the srcset %j", (written, expected) => {
  const { content, flaws } = runMedia(
    `<picture><source srcset="${written}"><img alt="" srcset="${written}"></picture>`,
  );
  expect(content).toBe(
    `<picture><source srcset="${expected}"><img alt="" srcset="${expected}" loading="lazy"></picture>`,
  );
  expect(flaws).toEqual([]);
});

test("reports a missing file of a srcset at its place", () => {
  const { flaws } = runMedia('<p><img alt="" srcset="a.png, b.png 2x"></p>');
  expect(flaws).toMatchObject([{ check: "missing-image", line: 1, column: 31 }]);
});

test("sets no size for a file without one", () => {
  const { content } = runMedia('<img src="a.png">', { width: null, height: null });
  expect(content).toBe(`<img src="${URL}" loading="lazy">`);
});

test("reports a missing image with a suggestion and keeps the tag", () => {
  const body = "Intro\n![Alt](b.png)";
  const { content, flaws } = runFinish('<p><img src="b.png" alt="Alt"></p>', {
    source: { body, firstLine: 4 },
    assets: { find: () => null, suggest: () => "c.png" },
  });
  expect(content).toBe('<p><img src="b.png" alt="Alt" loading="lazy"></p>');
  expect(flaws).toMatchObject([
    {
      check: "missing-image",
      severity: "warning",
      line: 5,
      column: 8,
      suggestion: "c.png",
    },
  ]);
});

test("tells to rename a file whose name has capitals, instead of suggesting that name", () => {
  const { flaws } = runFinish('<p><img src="Photo.PNG" alt="Alt"></p>', {
    source: { body: "![Alt](Photo.PNG)", firstLine: 4 },
    assets: { find: () => null, suggest: () => "Photo.PNG" },
  });
  expect(flaws).toMatchObject([
    {
      check: "file-name",
      line: 4,
      column: 8,
      suggestion: "rename the file to photo.png",
    },
  ]);
});

test("points audio, video, their sources and posters at the page's files", () => {
  const html =
    '<video src="a.png" poster="A.png"><source src="a.png"></video><audio src="a.png"></audio>';
  expect(runMedia(html).content).toBe(
    `<video src="${URL}" poster="${URL}"><source src="${URL}"></video><audio src="${URL}"></audio>`,
  );
});

test("loads frames late", () => {
  expect(runMedia('<iframe src="/x"></iframe>').content).toBe(
    '<iframe src="/x" loading="lazy"></iframe>',
  );
});

test("depends on the files of the page in the URL", () => {
  const page = createTestPage({ slug: "Web/Test" });
  const asked: string[] = [];
  runFinish('<img src="Guide/x.png"><img src="../Other/x.png">', {
    page,
    site: createTestSite([page]),
    assets: { find: (path) => (asked.push(path), null), suggest: () => null },
  });
  expect(asked).toEqual(["/de/docs/Web/Test/Guide/x.png", "/de/docs/Web/Other/x.png"]);
});
