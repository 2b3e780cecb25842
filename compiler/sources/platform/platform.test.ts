import { expect, test } from "vitest";
import { loadPlatformData } from "./index";
import { memoize, memoizeByKey } from "../../core/memoize";
import { toAsciiJson } from "./read-package-data";

const data = loadPlatformData();

test("finds the table of a feature in the installed data", () => {
  const table = data.findCompatTable("css.properties.display");
  expect(table?.rows[0]).toMatchObject({
    key: "css.properties.display",
    docPath: "/docs/Web/CSS/Reference/Properties/display",
    support: { chrome: [{ added: "1" }] },
  });
  expect(table?.browsers.every((id) => data.browsers[id])).toBe(true);
  expect(data.findCompatTable("css.properties.no-such-thing")).toBeNull();
});

test("finds the Baseline of a feature in the installed data", () => {
  expect(data.findBaseline(["css.properties.display"])?.feature.status).toBe("high");
  expect(data.findBaseline([])).toBeNull();
});

test("lists specifications of the installed data with titles", () => {
  const [first] = data.listSpecifications(["css.properties.display"], []);
  expect(first?.bcdSpecificationURL).toContain("css-display");
  expect(first?.title).toMatch(/^CSS Display/);
});

test("reads which interface inherits from which", () => {
  expect(data.findParentInterface("HTMLDivElement")).toBe("HTMLElement");
  expect(data.listChildInterfaces("HTMLMediaElement")).toEqual(
    expect.arrayContaining(["HTMLAudioElement", "HTMLVideoElement"]),
  );
});

test("makes a value once", () => {
  let calls = 0;
  const get = memoize(() => ({ count: ++calls }));
  expect([get(), get()]).toEqual([{ count: 1 }, { count: 1 }]);
});

test("finds an answer once for each key, undefined too", () => {
  const asked: string[] = [];
  const find = memoizeByKey((key) => (asked.push(key), key === "a" ? 1 : undefined));
  expect([find("a"), find("b"), find("a"), find("b")]).toEqual([
    1,
    undefined,
    1,
    undefined,
  ]);
  expect(asked).toEqual(["a", "b"]);
});

test.each(["≤18", "é ü", "日本語", "plain", '😀 \\ " \n'])(
  "keeps %o through ASCII JSON",
  (text) => {
    const ascii = toAsciiJson(Buffer.from(JSON.stringify({ text })));
    expect(ascii).toMatch(/^[\x20-\x7e]*$/);
    expect(JSON.parse(ascii)).toEqual({ text });
  },
);
