import { expect, test } from "vitest";
import { listPageNames } from "./page-names";

const JS = "/en-US/docs/Web/JavaScript/Reference/Global_Objects";
const CSS = "/en-US/docs/Web/CSS/Reference";

test.each([
  [
    "Array.prototype.map()",
    `${JS}/Array/map`,
    ["Array.prototype.map", "map", "Array.map", "Array.map()", "map()"],
  ],
  [":has()", `${CSS}/Selectors/:has`, [":has"]],
  [
    "<input>: The HTML Input element",
    "/en-US/docs/Web/HTML/Reference/Elements/input",
    ["<input>", "input"],
  ],
  [
    "Custom properties (--*): CSS variables",
    `${CSS}/Properties/--*`,
    ["--*", "Custom properties (--*)"],
  ],
  [
    "Content-Type header",
    "/en-US/docs/Web/HTTP/Reference/Headers/Content-Type",
    ["Content-Type"],
  ],
  [
    "Window: fetch() method",
    "/en-US/docs/Web/API/Window/fetch",
    ["fetch()", "fetch", "Window.fetch"],
  ],
  ["Fenster: fetch() Methode", "/de/docs/Web/API/Window/fetch", ["fetch()"]],
  [
    "Strict equality (===)",
    `${JS}/Operators/Strict_equality`,
    ["===", "Strict_equality", "Strict equality"],
  ],
  ["@media CSS at-rule", `${CSS}/At-rules/@media`, ["@media"]],
])("finds other names of %s", (title, url, names) => {
  const found = listPageNames(title, url).map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining([title, ...names]));
});

test("ranks the title above its short form, its place and its parts", () => {
  const names = listPageNames("Array.prototype.map()", `${JS}/Array/map`);
  const ranks = new Map(names.map(({ name, rank }) => [name, rank]));
  expect(ranks.get("Array.prototype.map()")).toBe(4);
  expect(ranks.get("Array.prototype.map")).toBe(3);
  expect(ranks.get("map")).toBe(2);
  expect(ranks.get("map()")).toBe(1);
  expect(ranks.size).toBe(names.length);
});

test("does not use an error's type as a name of all its pages", () => {
  const names = listPageNames(
    "TypeError: x is not a function",
    `${JS}/Errors/Not_a_function`,
  );
  expect(names.map(({ name }) => name)).not.toContain("TypeError");
});

test.each(["(".repeat(300_000), `(${"-".repeat(300_000)}`, "(a:".repeat(200_000)])(
  "reads a title of many odd characters once",
  (title) => {
    expect(listPageNames(title, "/en-US/docs/a")).toHaveLength(2);
  },
);
