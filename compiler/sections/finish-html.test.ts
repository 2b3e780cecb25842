import fc from "fast-check";
import { parseFragment } from "parse5";
import { expect, test } from "vitest";
import { runFinish } from "./test-job";
import { getAttribute, isElement, type Container } from "../core/tree";

const CODE =
  '<div class="code-example"><div class="example-header"><span>js</span></div>';
const PAGE = `<p>Intro with <a href="#x">link</a>.</p>
<h2>Syntax <code>a</code></h2>
${CODE}<pre class="brush: js"><code>let a;</code></pre></div>
<pre class="brush: js hidden"><code>secret</code></pre>
<h3>Wert</h3><dl><dt><code>b</code></dt><dd><p>c</p></dd></dl>
<h2>Kompatibilität</h2><div class="bc-data" data-query="css.a" data-multiple="false">soon</div>`;

/** Normalises white space as a search index does. */
function words(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

test("gives all facts of a page", () => {
  const page = runFinish(PAGE);
  expect(page.toc).toEqual([
    { id: "syntax_a", text: "Syntax <code>a</code>" },
    { id: "wert", text: "Wert", sub: true },
    { id: "kompatibilität", text: "Kompatibilität" },
  ]);
  expect(page.summary).toBe("Intro with link.");
  expect(words(page.text)).toBe(
    "Intro with link. Syntax a let a; Wert b c Kompatibilität",
  );
  expect(page.fragments).toEqual(["syntax_a", "wert", "kompatibilität", "b"]);
  expect(page.hasMathML).toBe(false);
  expect(page.quickLinksHtml).toBeNull();
});

test("gives no section for an empty page", () => {
  const { sections, toc, summary, text, fragments } = runFinish("");
  expect({ sections, toc, summary, text, fragments }).toEqual({
    sections: [],
    toc: [],
    summary: "",
    text: "",
    fragments: [],
  });
});

test("notices a formula of either kind", () => {
  expect(runFinish("<p><math><mi>x</mi></math></p>").hasMathML).toBe(true);
});

test("lifts an inline sidebar out, with its links finished", () => {
  const html =
    '<section id="Quick_links"><ol><li><a href="https://a.example/">x</a></li></ol></section><p>a</p>';
  const { quickLinksHtml, content, text, fragments } = runFinish(html);
  expect(quickLinksHtml).toContain(
    '<ol><li><a href="https://a.example/" class="external"',
  );
  expect([content, text.trim(), fragments]).toEqual(["<p>a</p>", "a", []]);
});

test("joins an inline sidebar that is written in parts", () => {
  const part = '<section id="Quick_links"><p>a</p></section>';
  const { quickLinksHtml, content } = runFinish(`${part}<p>b</p>${part}`);
  expect([quickLinksHtml, content]).toEqual(["<p>a</p><p>a</p>", "<p>b</p>"]);
});

test("puts the link of a group of an inline sidebar beside the group's toggle", () => {
  const group = `<details><summary><a href="https://a.example/"><code>a</code>"b"</a></summary><ol></ol></details>`;
  const { quickLinksHtml } = runFinish(`<section id="Quick_links">${group}</section>`);
  expect(quickLinksHtml).toMatch(
    /^<a [^>]*><code>a<\/code>"b"<\/a><details><summary aria-label="a&quot;b&quot;"><\/summary><ol>/,
  );
});

const PIECES = [
  "<h2>A</h2>",
  "<h2 data-macro>A</h2>",
  "<h3 id=a>",
  "<h4>A_2",
  "<dl><dt>A<dd>b</dl>",
  "<p>",
  "</p>",
  "<table>",
  "<tr><td>",
  "</table>",
  "<div class=note data-add-note>",
  "</div>",
  "<math display=block>",
  "</math>",
  "<svg><title>",
  "</svg>",
  "<a href=/de/docs/x>",
  "</a>",
  "<a href=..//?%E0>",
  "<origin>",
  "<b><i></b>",
  "<pre class='brush: js'>",
  "</pre>",
  "<img src=%FF.png>",
  "<script>",
  "</script>",
  "<section id=Quick_links>",
  "</section>",
  "<template><h2>",
  "</template>",
  "<!--",
  "-->",
  "<select>",
  "<div class=bc-data data-query=a data-multiple=true></div>",
  "<div class=bc-specs></div>",
  "&lt;",
  "\0",
  "<p id=a_2>",
  "<p id=A>",
  "<textarea>\n",
  "<form>",
  "<frameset>",
  "text",
  "\ud800",
];
const ANY_HTML = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string()), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(""));

test("survives any HTML and gives each id once", () => {
  fc.assert(
    fc.property(ANY_HTML, (html) => {
      const { sections, fragments } = runFinish(html);
      const ids = sections.flatMap(({ type, value }) => [
        ...(value.id === null ? [] : [value.id]),
        ...(type === "prose" ? listIds(parseFragment(value.content)) : []),
      ]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(fragments).toEqual(expect.arrayContaining(ids));
    }),
    { numRuns: 500 },
  );
});

test("writes HTML without anything that runs", () => {
  fc.assert(
    fc.property(
      ANY_HTML,
      fc.constantFrom("<script>", "<b onclick=x>", "<a href=javascript:x>"),
      (html, bad) => {
        const { content } = runFinish(html + bad);
        const tree = JSON.stringify(parseFragment(content), (key, value: unknown) =>
          key === "parentNode" ? undefined : value,
        );
        expect(tree).not.toMatch(
          /"tagName":"script"|"name":"onclick"|"value":"javascript:/,
        );
      },
    ),
  );
});

function listIds(container: Container): string[] {
  return container.childNodes.filter(isElement).flatMap((element) => {
    const id = getAttribute(element, "id");
    return [...(id === null ? [] : [id]), ...listIds(element)];
  });
}
