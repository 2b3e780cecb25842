import { expect, test } from "vitest";
import { renderExamples } from "./render-examples";

const FRAME =
  '<iframe class="sample-code-frame" title="Demo" src="about:blank" data-live-example="try_it">';

function block(language: string, words = "interactive-example"): string {
  return `<div class="code-example"><pre class="brush: ${language} ${words} notranslate"><code><b>${language}</b> code\n</code></pre></div>`;
}

/** A text with parts as in French. */
function translate(id: string, parts?: Record<string, string | number>): string {
  return parts ? Object.values(parts).join(" : ") : id;
}

function render(template: string, blocks: string): string {
  const html = `<p>Before</p><interactive-example name="Demo: a > b" data-live-id="try_it" data-template="${template}"><div class="interactive-example-code">${blocks}</div>${FRAME}</iframe></interactive-example><p>After</p>`;
  return renderExamples(html, translate);
}

const CHOICES = block("css", "interactive-example-choice").repeat(3) + block("html");

test("renders the values as radio buttons labelled with their code, the first checked", () => {
  const html = render("choice", CHOICES);
  expect(html.match(/<input [^>]*>/g)).toEqual([
    '<input type="radio" id="example-try_it-1" name="example-try_it" value="1" checked>',
    '<input type="radio" id="example-try_it-2" name="example-try_it" value="2">',
    '<input type="radio" id="example-try_it-3" name="example-try_it" value="3">',
  ]);
  expect(html).toContain(
    '<label class="example-value" for="example-try_it-1"><code><b>css</b> code</code></label>',
  );
});

test("renders a frame per value, and the shared code", () => {
  const html = render("choice", CHOICES);
  expect(html.match(/ data-live-choice="\d"><\/iframe>/g)).toHaveLength(3);
  expect(html.match(/<pre /g)).toHaveLength(1);
});

test.each([
  ["choice", CHOICES, ["example-reset", "example-values", "example-output"]],
  ["console", block("js"), ["example-run", "example-reset", "example-console"]],
  ["console", block("wat") + block("js"), ["example-run", "JavaScript", "WAT"]],
  [
    "tabbed",
    block("html") + block("css"),
    ["example-reset", "HTML", "CSS", "example-output", "example-hint"],
  ],
])("is complete as %s", (template, blocks, texts) => {
  const html = render(template, blocks);
  expect(html).toContain('<span class="example-name">Demo: a > b</span>');
  for (const text of texts) expect(html).toContain(`>${text}</`);
  expect(html).toMatch(/^<p>Before<\/p>.*<p>After<\/p>$/s);
});

test("names each editor after its language and the example, in the reader's punctuation", () => {
  const html = render("tabbed", block("css") + block("html"));
  expect(html).toContain(' data-name="CSS : Demo: a > b"');
});

test("selects the first tab, and groups blocks of one language in one tab", () => {
  const html = render("tabbed", block("css") + block("html") + block("css"));
  expect(html.match(/ role="tab" /g)).toHaveLength(2);
  expect(html).toMatch(
    /role="tab" id="example-try_it-tab-html"[^>]* aria-selected="true"/,
  );
  expect(html).toMatch(
    /<div class="example-editor" id="example-try_it-css".* role="tabpanel"[^>]* data-off><pre[^]*?<\/pre><pre/,
  );
});

test("renders no tabs for one language", () => {
  expect(render("console", block("js"))).not.toMatch(/role="tab|data-off/);
});

test("leaves an example without code unchanged", () => {
  const html = '<interactive-example name="Demo"></interactive-example>';
  expect(renderExamples(html, (id) => id)).toBe(html);
});
