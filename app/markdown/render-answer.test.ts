import { parseFragment } from "parse5";
import { describe, expect, test } from "vitest";
import type { AnswerPatch } from "~/domain/ai-help/conversation";
import { parseCleanHtml } from "../../compiler/html/clean-html";
import { isElement, type Container } from "../../compiler/core/tree";
import { createAnswerStream } from "./answer-stream";
import { renderAnswer, type RenderAnswerOptions } from "./render-answer";

const OPTIONS: RenderAnswerOptions = {
  links: {
    sources: null,
    siteOrigin: "https://docs.example",
    externalLabel: "External link",
    describeSource: (number) => `Source ${number}`,
  },
  tableLabel: "Table",
};

function render(...lines: string[]): string {
  return renderAnswer(lines.join("\n"), OPTIONS).join("\n");
}

test("renders code as documents do, highlighted", () => {
  expect(render("```js", "let a;", "```")).toBe(
    '<div class="code-example"><div class="example-header"><span class="language-name">js</span>' +
      '</div><pre class="brush: js notranslate"><code><span class="token keyword">let</span> a' +
      '<span class="token punctuation">;</span>\n</code></pre></div>',
  );
});

test("cites a source by a numbered link to its section", () => {
  expect(render("It floats. [1](/en-US/docs/Web/CSS/float#syntax)")).toBe(
    '<p>It floats. <a href="/en-US/docs/Web/CSS/float#syntax" target="_blank" rel="noopener"' +
      ' class="citation" aria-label="Source 1">1</a></p>',
  );
  expect(render("It floats. [[12]](/de/docs/Web)")).toContain('aria-label="Source 12"');
});

test.each([
  ["https://docs.example/de/docs/Web?a=1#b", "/de/docs/Web?a=1#b"],
  ["https://developer.mozilla.org/en-US/docs/Web/CSS", "/en-US/docs/Web/CSS"],
  ["https://docs.example/en-US/plus/ai-help", "/en-US/plus/ai-help"],
  ["https://docs.example/en-US/blog/", "/en-US/blog/"],
  ["https://docs.example/en-US/blogs", "https://docs.example/en-US/blogs"],
  ["https://docs.example/en-US/search", "https://docs.example/en-US/search"],
  ["/en-US/play", "/en-US/play"],
])("links %s on this site", (written, href) => {
  expect(render(`[a](${written})`)).toBe(
    `<p><a href="${href}" target="_blank" rel="noopener">a</a></p>`,
  );
});

test.each([
  "https://a.example/x",
  "http://b.example/",
  "https://docs.example.evil.example/en-US/docs/",
])("marks %s as external", (url) => {
  expect(render(`[a](${url})`)).toBe(
    `<p><a href="${url}" target="_blank" rel="noopener nofollow" class="external"` +
      ` title="External link">a</a></p>`,
  );
});

test.each([
  "//evil.example/x",
  "/\\evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt&colon;alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "mailto:a@b.example",
  "https://user:secret@a.example/",
  "#content",
  "Web/CSS",
])("shows the link to %s as text", (url) => {
  expect(render(`[a](<${url}>) b`)).not.toContain("<a ");
});

test("shows images as their text, local and remote alike", () => {
  expect(render("a ![of a **cat**](https://spy.example/x.png) b ![](/y.png)")).toBe(
    "<p>a of a **cat** b </p>",
  );
});

test("keeps of a fence its language, and of a link its target", () => {
  expect(render("```html hidden example-good", "x", "```")).toContain(
    'class="brush: html notranslate"',
  );
  expect(render('[a](https://a.example "Our pages")')).not.toContain("Our pages");
});

test.each([
  ["# A\n\n#### B", ["h4", "h5"]],
  ["### A\n#### B\n## C\n### D", ["h4", "h5", "h4", "h5"]],
  ["- ## A\n\nB\n---\n\n> ### C", ["h4", "h4", "h5"]],
  ["# A\n## B\n### C\n#### D\n## E", ["h4", "h5", "h6", "h6", "h5"]],
])("puts headings below the page's without leaving a level out: %j", (text, levels) => {
  const html = render(text);
  expect(Array.from(html.matchAll(/<(h\d)>/g), ([, tag]) => tag)).toEqual(levels);
  expect(stream(text, 2)).toEqual(renderAnswer(text, OPTIONS));
});

test("lets wide tables scroll", () => {
  expect(render("| a |", "| - |", "| b |")).toMatch(
    /^<figure class="table-container" tabindex="0" aria-label="Table"><table>[^]*<\/table><\/figure>$/,
  );
});

describe("an answer of a model", () => {
  const sources = ["/en-US/docs/Web/map#a_(b)", "/de/docs/Übersicht"];
  const options = { ...OPTIONS, links: { ...OPTIONS.links, sources } };
  const renderModel = (text: string) => renderAnswer(text, options).join("\n");

  test.each([
    "[a [b] c](https://evil.example/)",
    "[x](https://evil.example/(a))",
    '[w](https://evil.example/5 "t(x)")',
    "[ref][r1]\n\n[r1]: https://evil.example/",
    "[ref]\n\n[ref]: https://evil.example/",
    "[r1]: https://evil.example/\n\n[ref][r1] [r1][] [r1]",
    "<https://evil.example/>",
    "<me@evil.example> me@evil.example",
    "https://evil.example/ www.evil.example",
    '<a href="https://evil.example/">x</a>',
    "[1](/en-US/docs/Web/made-up) [x](/en-US/play)",
    "[1](/en-US/docs/Web/map)",
    "[1](https://evil.example/en-US/docs/Web/map#a_(b))",
    "![a](/en-US/docs/Web/map#a_(b))",
  ])("has no link from %j, streamed or not", (text) => {
    const whole = renderModel(text);
    expect(whole).not.toMatch(/<a |<img/);
    expect(stream(text, 3, options).join("\n")).toBe(whole);
  });

  test.each([
    ["[[1]](/en-US/docs/Web/map#a_%28b%29)", "/en-US/docs/Web/map#a_%28b%29"],
    ["[[2]](/de/docs/Übersicht)", "/de/docs/%C3%9Cbersicht"],
    [
      "[1](https://docs.example/en-US/docs/Web/map#a_%28b%29)",
      "/en-US/docs/Web/map#a_%28b%29",
    ],
  ])("links to its source by %s", (text, href) => {
    expect(renderModel(text)).toContain(`<a href="${href}" target="_blank"`);
  });

  test("keeps the text of a link that is dropped", () => {
    expect(renderModel("See [*this* page](https://evil.example/).")).toBe(
      "<p>See <em>this</em> page.</p>",
    );
  });
});

const CLEAN = {
  report: () => undefined,
  locate: () => ({ line: null, column: null }),
};

const HOSTILE = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "a <b onclick=x>b</b> <iframe src=//e></iframe>",
  '[a](/x"onmouseover="alert(1))',
  '[a](/x "t\\" onclick=\\"x")',
  "[a]: javascript:alert(1)\n\n[a]",
  '<https://a.example/"onclick=x>',
  '```js"onclick=x\n</code></pre><script>x</script>\n```',
  "```<script>\nx\n```",
  '```js {1}" onclick="x\nx\n```',
  "- ".repeat(300) + "a",
  "> ".repeat(300) + "a",
  "[".repeat(300) + "](/x)".repeat(300),
  "\u0000\u202E\u00911\u0092 \uD800",
  "| <svg onload=x> |\n| - |\n| [x](vbscript:y) |",
  "<style>*{display:none}</style>\n<!-- a -->\n<base href=//e>",
  "&lt;script&gt; &#x6a;avascript: <form action=//e><button>",
];

/** Elements with their attributes, as a browser reads them. */
function listElements(parent: Container): string[] {
  return parent.childNodes.filter(isElement).flatMap((element) => {
    const attributes = element.attrs.map(({ name, value }) => `${name}=${value}`);
    return [[element.tagName, ...attributes].join(" "), ...listElements(element)];
  });
}

const ALLOWED =
  /^(?:p|a|div|span|pre|code|ul|ol|li|blockquote|figure|table|thead|tbody|tr|th|td|em|strong)(?: (?:class|href|target|rel|title|aria-label|tabindex)=.*)?$/s;

describe.each(HOSTILE)("%j", (text) => {
  test("gives nothing that the rules of documents would remove", () => {
    const html = render(text);
    const elements = listElements(parseFragment(html));
    for (const element of elements) expect(element).toMatch(ALLOWED);
    expect(html).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=/);
    const cleaned = parseCleanHtml(html, CLEAN);
    expect(listElements(cleaned)).toEqual(elements);
  });

  test("gives the same in pieces as in one", () => {
    expect(stream(text, 7)).toEqual(renderAnswer(text, OPTIONS));
  });
});

function stream(text: string, length: number, options = OPTIONS): string[] {
  const answer = createAnswerStream(options);
  let shown: string[] = [];
  const apply = ({ at, blocks }: AnswerPatch) => [...shown.slice(0, at), ...blocks];
  for (let at = 0; at < text.length; at += length)
    shown = apply(answer.push(text.slice(at, at + length)));
  return apply(answer.finish());
}

const LONG = [
  "To centre it, use `flex`. [1](/en-US/docs/Web/CSS/flex#a)",
  "",
  "1. One",
  "2. Two",
  "",
  "   more",
  "",
  "```css",
  "a {",
  "",
  "}",
  "```",
  "",
  "| a | b |",
  "| - | - |",
  "| c | d |",
  "",
  "Title",
  "-----",
  "> quoted",
  "> more",
].join("\n");

test.each([1, 2, 3, 5, 40])("streams an answer in pieces of %i characters", (length) => {
  expect(stream(LONG, length)).toEqual(renderAnswer(LONG, OPTIONS));
});

test("hides a link until all of it has come", () => {
  const { push } = createAnswerStream(OPTIONS);
  expect(push("a [1](/en-US/do").blocks).toEqual(["<p>a</p>"]);
  expect(push("cs/Web)").blocks[0]).toContain('aria-label="Source 1"');
});

test("hides no text that is longer than a link", () => {
  const text = `a [${"b ".repeat(600)}`;
  const { blocks } = createAnswerStream(OPTIONS).push(text);
  expect(blocks).toEqual([`<p>${text.trim()}</p>`]);
});

test("renders only the last block again", () => {
  const { push } = createAnswerStream(OPTIONS);
  push("One\n\nTwo\n\nThr");
  expect(push("ee")).toEqual({ at: 2, blocks: ["<p>Three</p>"] });
});
