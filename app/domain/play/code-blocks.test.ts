import { expect, test } from "vitest";
import { addToQueueableHeaders, listCodeBlocks } from "./code-blocks";

function block(
  name: string,
  code: string,
  classes = `brush: ${name} notranslate`,
): string {
  return `<div class="code-example"><div class="example-header"><span class="language-name">${name}</span></div><pre class="${classes}"><code>${code}</code></pre></div>`;
}

const BARE = `<div class="code-example"><pre class="brush: css interactive-example notranslate"><code>b {}</code></pre></div>`;

test("reads the code of highlighted blocks", () => {
  const html = block("html", `<span class="token tag">&lt;b</span>&gt;&amp;lt;&nbsp;`);
  expect(listCodeBlocks(`<p>x</p>${html}`)).toEqual([
    {
      language: "html",
      classes: ["brush:", "html", "notranslate"],
      text: "<b>&lt;\u00a0",
      isQueueable: true,
    },
  ]);
});

test("finds runnable blocks that have a header", () => {
  const html = block("JavaScript", "1", "brush: js") + block("json", "2") + BARE;
  expect(listCodeBlocks(html).map(({ isQueueable }) => isQueueable)).toEqual([
    true,
    false,
    false,
  ]);
});

test("adds only to the headers of runnable blocks, and counts them", () => {
  const html = block("css", "a") + BARE + block("http", "b") + block("javascript", "$&");
  const added = addToQueueableHeaders(
    html,
    (key, classes) => `[${key} ${classes.join(" ")}]`,
  );
  expect(added.count).toBe(2);
  expect(added.html.match(/<\/span>\[[^\]]*\]<\/div><pre/g)).toEqual([
    "</span>[0 brush: css notranslate]</div><pre",
    "</span>[1 brush: javascript notranslate]</div><pre",
  ]);
  expect(added.html.replace(/\[\d [^\]]+\]/g, "")).toBe(html);
});

test("returns an article without code unchanged", () => {
  expect(addToQueueableHeaders("<p>a</p>", () => "x")).toEqual({
    html: "<p>a</p>",
    count: 0,
  });
});
