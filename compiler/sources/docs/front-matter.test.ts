import { describe, expect, test } from "vitest";
import { parseFrontMatter, splitSource } from "./front-matter";

describe("splitSource", () => {
  test("cuts front matter from body and returns the body's first line", () => {
    const split = splitSource("---\ntitle: A\nslug: B\n---\n\nText\n");
    expect(split).toEqual({
      frontMatter: "title: A\nslug: B\n",
      body: "\nText\n",
      firstLine: 5,
    });
  });

  test("takes a file without front matter as body", () => {
    expect(splitSource("Text")).toEqual({
      frontMatter: null,
      body: "Text",
      firstLine: 1,
    });
  });

  test("does not take a rule inside the text for the end of front matter", () => {
    expect(splitSource("---\ntitle: A\n").frontMatter).toBeNull();
    const body = "Text\n\n---\n\nMore\n\n---\n";
    expect(splitSource(body)).toEqual({ frontMatter: null, body, firstLine: 1 });
  });

  test("reads Windows line ends and drops a byte order mark", () => {
    expect(splitSource("\uFEFF---\r\ntitle: A\r\n---\r\nx\r\n")).toEqual({
      frontMatter: "title: A\n",
      body: "x\n",
      firstLine: 4,
    });
  });

  test("accepts blanks behind both lines", () => {
    expect(splitSource("--- \ntitle: A\n---\t\nx")).toEqual({
      frontMatter: "title: A\n",
      body: "x",
      firstLine: 4,
    });
  });

  test("accepts empty front matter", () => {
    expect(splitSource("---\n---\nx").body).toBe("x");
  });
});

describe("parseFrontMatter", () => {
  test("turns single values into lists", () => {
    const { data, flaws } = parseFrontMatter(
      "title: A\nslug: B\nbrowser-compat: css.a\nspec-urls: [https://a.example/, https://b.example/]\nstatus: [experimental]\n",
    );
    expect(flaws).toEqual([]);
    expect(data).toMatchObject({
      "browser-compat": ["css.a"],
      "spec-urls": ["https://a.example/", "https://b.example/"],
      status: ["experimental"],
    });
  });

  test.each([
    ["sidebar: CSSRef", [{ name: "cssref", args: [] }]],
    [
      "sidebar: [a, b]",
      [
        { name: "a", args: [] },
        { name: "b", args: [] },
      ],
    ],
    ["sidebar:\n  - APIRef: [DOM]", [{ name: "apiref", args: ["DOM"] }]],
    ["sidebar:\n  apiref: DOM", [{ name: "apiref", args: ["DOM"] }]],
  ])("reads the sidebar form %j", (line, expected) => {
    expect(parseFrontMatter(`title: A\nslug: B\n${line}\n`).data.sidebar).toEqual(
      expected,
    );
  });

  test("asks for each key of empty front matter, at the beginning of the file", () => {
    const place = { line: 1, column: 1 };
    expect(parseFrontMatter("").flaws).toMatchObject([
      { message: 'front matter "title": is missing', ...place },
      { message: 'front matter "slug": is missing', ...place },
    ]);
  });

  test.each(["404", "3.10", "1.0", "1e3", "0755", "0x1F"])(
    "keeps the texts %s that YAML reads as a number",
    (text) => {
      const { data, flaws } = parseFrontMatter(
        `title: ${text}\nshort-title: ${text}\nslug: ${text}\nsidebar:\n  - APIRef: [${text}]\n`,
      );
      expect(flaws).toEqual([]);
      expect(data).toEqual({
        title: text,
        "short-title": text,
        slug: text,
        sidebar: [{ name: "apiref", args: [text] }],
      });
    },
  );

  test("reports invalid YAML with line and column of the file", () => {
    const { flaws } = parseFrontMatter('title: "A\nslug: B\n');
    expect(flaws).toHaveLength(1);
    expect(flaws[0]).toMatchObject({ check: "front-matter", severity: "error" });
    expect(flaws[0]?.line).toBeGreaterThan(1);
  });

  test.each([
    ['title: "A\nslug: B\npage-type: x\n', { title: "A", slug: "B", "page-type": "x" }],
    ["title: A: b # c\nslug: B # d\n", { title: "A: b", slug: "B" }],
    ["title: A\ntitle: C\nslug: \"B'\n", { title: "A", slug: "B" }],
    ["title: >-\n  A\nslug: :b\nstatus: [a\n", { slug: ":b" }],
    ["title: 'A\nslug: /B\nstatus: new\n", { title: "A" }],
    ["a: *nowhere\nslug: B\n", { slug: "B" }],
  ])("keeps the fields of one line of the invalid %j", (yaml, data) => {
    const parsed = parseFrontMatter(yaml);
    expect(parsed.flaws).toHaveLength(1);
    expect(parsed.data).toEqual(data);
  });

  test.each([
    ["slug: B", 'front matter "title": is missing'],
    ["title: [a]\nslug: B", 'front matter "title": is no text'],
    ["title: A\nslug: B\nbrowser-compat: 1", "is neither a text nor a list of texts"],
    ["title: A\nslug: B\nsidebar: 3", "is neither a name nor a list of names"],
    ["title: A\nslug: ''", 'front matter "slug": is empty'],
    ["title: A\nslug: /Web/B", 'front matter "slug": has a slash at its start or end'],
    ["title: A\nslug: Web/B/", 'front matter "slug": has a slash at its start or end'],
    ["title: A\nslug: Web//B", "or two in a row"],
    ["title: A\nslug: B\nstatus:", 'front matter "status": has no value'],
    ["title: A\nslug: B\npage-type: 4", 'front matter "page-type": is no text'],
    [
      "title: A\nslug: B\nstatus: new",
      "is none of experimental, non-standard, deprecated",
    ],
    ["- title", "front matter is no list of keys and values"],
    ["title: A\nstatus:\n\t- x", "YAML: Tabs are not allowed as indentation"],
  ])("says in words what is wrong with %j", (yaml, message) => {
    const [flaw] = parseFrontMatter(`${yaml}\n`).flaws;
    expect(flaw?.message).toContain(message);
    expect(flaw?.message).not.toMatch(/line \d/);
  });

  test("reports a key of the wrong type at its line and keeps the others", () => {
    const { data, flaws } = parseFrontMatter("title: A\nslug: B\nstatus: 1\n");
    expect(flaws).toMatchObject([{ line: 4, column: 1, check: "front-matter" }]);
    expect(data).toEqual({ title: "A", slug: "B" });
  });

  test("reports each wrong item of a list at its place and keeps the others", () => {
    const lists = `status: [new, deprecated, old]
spec-urls:
  - https://a.example/
  - ftp://b.example/
browser-compat:
  - "css.a "
  - ""
  - 7
sidebar: [a, [b]]`;
    const { data, flaws } = parseFrontMatter(`title: A\nslug: B\n${lists}\n`);
    expect(flaws.map(({ line, column }) => [line, column])).toEqual([
      [4, 10],
      [4, 27],
      [10, 5],
      [11, 5],
      [7, 5],
      [12, 14],
    ]);
    expect(data).toMatchObject({
      status: ["deprecated"],
      "spec-urls": ["https://a.example/"],
      "browser-compat": ["css.a"],
      sidebar: [{ name: "a", args: [] }],
    });
  });

  test("says what to do about a colon in a text", () => {
    expect(parseFrontMatter("title: CSS: colours\nslug: B\n").flaws).toMatchObject([
      { line: 2, column: 8, suggestion: "put the value in quotes" },
    ]);
  });

  test("reports the first of very many wrong items", () => {
    const { flaws } = parseFrontMatter(
      `title: A\nslug: B\nstatus: [${"1, ".repeat(50_000)}1]\n`,
    );
    expect(flaws).toHaveLength(20);
  });

  test.each(["javascript:alert(1)//", "data:text/html,x", "//evil.example/"])(
    "refuses %s as the address of a specification",
    (url) => {
      const { data, flaws } = parseFrontMatter(
        `title: A\nslug: B\nspec-urls: "${url}"\n`,
      );
      expect(data["spec-urls"]).toBeUndefined();
      expect(flaws).toMatchObject([{ line: 4, check: "front-matter" }]);
    },
  );

  test.each([
    ["an alias that leads nowhere", "a: *nowhere"],
    ["aliases that multiply", multiplyAliases()],
    ["nesting without end", `a: ${"[".repeat(10_000)}`],
    ["a tag of another language", "title: !!js/function x"],
    ["the names of built-in properties", "__proto__: 1\nconstructor: 2\nstatus: 3"],
  ])("turns %s into flaws", (_name, yaml) => {
    expect(parseFrontMatter(`${yaml}\n`).flaws).not.toEqual([]);
  });

  test.each([
    `a: ${"[".repeat(5_000)}`,
    "{".repeat(5_000),
    "- ".repeat(5_000),
    "? &a ".repeat(5_000),
    "a: ".repeat(15_000),
  ])("gives no parser a text whose nesting would fill the stack", (yaml) => {
    expect(parseFrontMatter(`${yaml}\n`).flaws).toMatchObject([
      { line: 2, message: expect.stringContaining("nested too deeply") as string },
    ]);
  });

  test("reports required and missing arguments", () => {
    expect(parseFrontMatter("title: A\n").flaws[0]?.message).toContain('"slug"');
    expect(parseFrontMatter(null).flaws).toHaveLength(1);
    expect(parseFrontMatter("- a\n- b\n").flaws).not.toEqual([]);
  });
});

/** Builds an alias bomb. */
function multiplyAliases(): string {
  const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
  for (let level = 1; level < 8; level++) {
    const alias = `*a${level - 1}`;
    lines.push(
      `a${level}: &a${level} [${Array.from({ length: 9 }, () => alias).join(", ")}]`,
    );
  }
  return lines.join("\n");
}
