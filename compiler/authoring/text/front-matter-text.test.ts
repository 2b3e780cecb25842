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

test("fills in an empty value after a space, and front matter of white space", () => {
  expect(setField("---\nslug: \n---\n", "slug", "A")).toMatch(/^---\nslug: A ?\n---\n$/);
  expect(setField("---\n\n---\n", "slug", "A")).toBe("---\n\nslug: A\n---\n");
});

test("ends a new key as the front matter's lines end, whatever the body's do", () => {
  const body = "\r\n".repeat(9);
  expect(setField(`---\na: 1\n---\n${body}`, "b", "2")).toContain('a: 1\nb: "2"\n---\n');
});

test.each([
  "no front matter",
  "---\nnever closed",
  "---\na: [\n---\n",
  "---\n- slug\n---\n",
  "---\nslug: [a]\n---\n",
  "---\nslug:\n  a: b\n---\n",
])("leaves %j as it is", (text) => {
  expect(setField(text, "slug", "x")).toBe(text);
  expect(readField(text, "slug")).toBeNull();
});

test.each([
  ["---\nslug: Web/A\ntitle: B\n---\n", "Web/A"],
  ["---\r\ntitle: B\r\noriginal_slug: Web/C\r\nslug:  Web/A \r\n---\r\n", "Web/A"],
  ["---\nslug: Web/A # note\n---\n", "Web/A"],
  ["---\nslug: Web/A\n  /B\n---\n", "Web/A /B"],
  ["---\ntitle: B\n---\nslug: Web/Body\n", null],
  ["---\nslug:\n---\n", null],
])("reads a path of %j", (text, slug) => {
  expect(readField(text, "slug")).toBe(slug);
});

test("sets a plain path beside a line that is no YAML, where it is read too", () => {
  const text = "---\ntitle: A: b\nslug: Web/Old \n---\nslug: Web/Old\n";
  expect(readField(text, "slug")).toBe("Web/Old");
  expect(setField(text, "slug", "Web/New")).toBe(text.replace("Web/Old", "Web/New"));
});

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
