import { expect, test } from "vitest";
import { findFirstParagraph, readFirstText } from "./read-summary";

test("finds the first paragraph after banners, headings and notes", () => {
  const body = [
    '{{APIRef("DOM")}}{{SeeCompatTable}}',
    "",
    "> [!NOTE]",
    "> Not this.",
    "",
    "## Heading",
    "",
    "- a list",
    "",
    "The `first`",
    "paragraph.",
    "",
    "The second.",
  ].join("\n");
  expect(findFirstParagraph(body)).toBe("The `first`\nparagraph.");
});

test("drops the lines of macros that stand right above the paragraph", () => {
  expect(findFirstParagraph("{{CSSRef}}\n{{SVGElement('g')}} groups.\n")).toBe(
    "{{SVGElement('g')}} groups.",
  );
});

test("takes a paragraph that begins with inline HTML, and no block of HTML", () => {
  expect(findFirstParagraph("<div>\nx\n</div>\n\n<em>Text</em> here")).toBe(
    "<em>Text</em> here",
  );
});

test("finds none in a body without paragraphs, and none behind code", () => {
  expect(findFirstParagraph("# A\n\n{{Compat}}\n")).toBeNull();
  expect(findFirstParagraph("```js\na\n\nb\n```\n\nAfter")).toBeNull();
});

test("reads the first text of a page made from data", () => {
  const html = "<div>x</div><p> </p><p>One <code>&lt;a&gt;</code>\n two.</p><p>Three</p>";
  expect(readFirstText(html)).toBe("One <a> two.");
  expect(readFirstText("<h2>No</h2>")).toBe("");
});
