import { expect, test } from "vitest";
import { parse } from "yaml";
import { findFrontMatter, readField, setField, toScalar } from "./front-matter-text";

const TEXT =
  "---\ntitle: \"A: b\" # note\nslug: 'Web/Old'\nl10n:\n  sourceCommit: abc\n---\n\nslug: body\n";

test("sets a value in its quotes and leaves every other byte", () => {
  expect(setField(TEXT, "slug", "Web/It's")).toBe(
    TEXT.replace("'Web/Old'", "'Web/It''s'"),
  );
  expect(setField(TEXT, "title", 'x"y')).toBe(TEXT.replace('"A: b"', '"x\\"y"'));
});

test("keeps line ends of Windows and a byte order mark", () => {
  const text = `\uFEFF${TEXT.replaceAll("\n", "\r\n")}`;
  expect(setField(text, "slug", "N")).toBe(text.replace("'Web/Old'", "'N'"));
  expect(setField(text, "original_slug", "O", "slug")).toBe(
    text.replace("'Web/Old'\r\n", "'Web/Old'\r\noriginal_slug: O\r\n"),
  );
});

test("adds a key below another one, also below the last, or to the end", () => {
  expect(setField(TEXT, "new", "1 # 2", "slug")).toContain('\nnew: "1 # 2"\nl10n:');
  expect(setField(TEXT, "new", "x", "l10n")).toContain("abc\nnew: x\n---\n");
  expect(setField(TEXT, "new", "x")).toContain("abc\nnew: x\n---\n");
  expect(setField("---\n---\nbody", "new", "x")).toBe("---\nnew: x\n---\nbody");
});

test("fills in an empty value", () => {
  expect(setField("---\nslug:\n---\n", "slug", "A")).toBe("---\nslug: A\n---\n");
});

test.each(["no front matter", "---\nnever closed", "---\na: [\n---\n"])(
  "leaves %j as it is",
  (text) => {
    expect(setField(text, "slug", "x")).toBe(text);
    expect(readField(text, "slug")).toBeNull();
  },
);

test("reads numbers as they are written, and no lists", () => {
  expect(readField("---\ntitle: 404\nstatus: [a]\n---\n", "title")).toBe("404");
  expect(readField("---\nstatus: [a]\n---\n", "status")).toBeNull();
});

test.each(["a\nb", "a\n", "\u2028"])("writes %j as a text of one line", (text) => {
  const set = setField(TEXT, "title", text);
  expect(set.split("\n")).toHaveLength(TEXT.split("\n").length);
  for (const quote of [undefined, "'", '"'])
    expect(parse(`a: ${toScalar(text, quote)}\nb: c\n`)).toEqual({ a: text, b: "c" });
});

test("finds the YAML between the dashes", () => {
  const range = findFrontMatter("---\na: 1\n---\n");
  expect(range).toEqual({ start: 4, end: 9 });
});
