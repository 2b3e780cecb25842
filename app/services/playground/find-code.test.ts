import { expect, test } from "vitest";
import type { ContentStore } from "~/content-store/content-store";
import type { InteractiveExample } from "~/domain/documents/sample";
import { findCode } from "./find-code";

const PAGE = "/en-US/docs/Web";
const EXAMPLE: InteractiveExample = {
  kind: "interactive",
  id: "try_it",
  template: "tabbed",
  name: "HTML Demo: x",
  height: null,
  html: "<p>",
  css: "p {}",
  js: "1",
  wat: "",
  choices: [],
};

function block(language: string, code: string, more = ""): string {
  return `<div class="example-header"><span class="language-name">${language}</span></div><pre class="brush: ${language}${more}"><code>${code}</code></pre>`;
}

function createStore(example = EXAMPLE, content = ""): Parameters<typeof findCode>[0] {
  const body = [
    { type: "prose", value: { id: null, title: null, isH3: false, content } },
  ];
  return {
    findLiveSample: (_page, id) =>
      id === "rows" ? { kind: "live", id, html: "<b>", css: "", js: "" } : null,
    findInteractiveExample: (_page, id) => (id === "try_it" ? example : null),
    findDocument: (url) =>
      url === PAGE
        ? ({ document: { body } } as ReturnType<ContentStore["findDocument"]>)
        : null,
    findAreaPage: () => null,
  };
}

test("returns a live sample with its page", () => {
  expect(findCode(createStore(), PAGE, { sample: "rows" })).toEqual({
    html: "<b>",
    css: "",
    js: "",
    src: PAGE,
  });
});

test("returns a sample that exists only as marked blocks", () => {
  const content =
    block("html", "&lt;i&gt;", " live-sample---old") +
    block("css", "x") +
    block("css", "y", " live-sample---old");
  expect(findCode(createStore(EXAMPLE, content), PAGE, { sample: "old" })).toEqual({
    html: "<i>",
    css: "y",
    js: "",
    src: PAGE,
  });
  expect(findCode(createStore(EXAMPLE, content), PAGE, { sample: "ol" })).toBeNull();
});

test("finds the blocks of a post too", () => {
  const content = block("css", "p {}", " live-sample---post");
  const body = [
    { type: "prose", value: { id: null, title: null, isH3: false, content } },
  ];
  const store: Parameters<typeof findCode>[0] = {
    ...createStore(),
    findAreaPage: ((kind: string, url: string) =>
      kind === "blog" && url === "/en-US/blog/a/"
        ? { doc: { body } }
        : null) as ContentStore["findAreaPage"],
  };
  expect(findCode(store, "/en-US/blog/a/", { sample: "post" })?.css).toBe("p {}");
  expect(findCode(store, "/en-US/blog/b/", { sample: "post" })).toBeNull();
});

test.each([
  [{}, "ix-tabbed"],
  [{ template: "choice" }, "ix-choice"],
  [{ template: "console", wat: "(module)" }, "ix-wat"],
  [{ template: "console" }, undefined],
] as const)("shows an example of kind %j in its own way", (kind, defaults) => {
  const store = createStore({ ...EXAMPLE, ...kind });
  expect(findCode(store, PAGE, { example: "try_it" })?.defaults).toBe(defaults);
});

test("joins queued blocks in page order", () => {
  const content =
    block("js", "a") + block("http", "no") + block("js", "b") + block("css", "c");
  const store = createStore(EXAMPLE, content);
  expect(findCode(store, PAGE, { keys: [1, 0] })).toMatchObject({ js: "a\nb", css: "" });
  expect(findCode(store, PAGE, { keys: [2, 2, 99] })).toMatchObject({ js: "", css: "c" });
  expect(findCode(store, PAGE, { keys: [7] })).toBeNull();
});

test.each([{ sample: "x" }, { example: "x" }, { keys: [0] }])(
  "returns null for %j on an unknown page",
  (source) => {
    expect(findCode(createStore(), "/en-US/docs/No", source)).toBeNull();
  },
);

test.each([
  [
    '<div id="example-element">x</div>',
    "1",
    '<div id="example-element" style="gap: 0">x</div>',
  ],
  [
    '<br class="a"\n id="example-element" />',
    "2",
    '<br class="a"\n id="example-element" style="a: &quot;&lt;$&amp;&quot;" />',
  ],
  ['<p style="b" id="example-element">', "1", '<p id="example-element" style="gap: 0">'],
  ['<p data-id="x"><p>', "1", '<p data-id="x"><p>'],
  ['<p id="example-element">', "3", '<p id="example-element">'],
  ['<p id="example-element">', "", '<p id="example-element">'],
])("applies a value to %s: choice %j", (html, choice, expected) => {
  const choices = ["gap: 0\n", 'a: "<$&"'];
  const store = createStore({ ...EXAMPLE, html, choices, template: "choice" });
  expect(findCode(store, PAGE, { example: "try_it", choice })?.html).toBe(expected);
});
