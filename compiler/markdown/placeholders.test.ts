import { expect, test } from "vitest";
import { CALL, compact, lines, OTHER_CALL, render } from "./test-render";

test.each([
  ["text", `a ${CALL} b`, `<p>a ${CALL} b</p>`],
  ["inline code", `a \`${CALL}\``, `<p>a <code>${CALL}</code></p>`],
  [
    "raw HTML",
    `<div title="${CALL}">${CALL}</div>`,
    `<div title="${CALL}">${CALL}</div>`,
  ],
  ["inline HTML", `a <b title='${CALL}'>x</b>`, `<p>a <b title='${CALL}'>x</b></p>`],
  ["a link's text", `[${CALL}](/x)`, `<p><a href="/x">${CALL}</a></p>`],
  [
    "a link's destination",
    `[x](/a/${CALL}#${OTHER_CALL})`,
    `<p><a href="/a/${CALL}#${OTHER_CALL}">x</a></p>`,
  ],
  ["a destination in brackets", `[x](<a ${CALL}>)`, `<p><a href="a%20${CALL}">x</a></p>`],
  [
    "an angle link",
    `<https://x.org/${CALL}>`,
    `<p><a href="https://x.org/${CALL}">https://x.org/${CALL}</a></p>`,
  ],
  ["a link's title", `[x](/a "${CALL}")`, `<p><a href="/a" title="${CALL}">x</a></p>`],
  [
    "an image",
    `![${CALL}](${OTHER_CALL}.png)`,
    `<p><img src="${OTHER_CALL}.png" alt="${CALL}"></p>`,
  ],
  [
    "a reference",
    `[x][${CALL}]\n\n[${CALL}]: /${CALL}`,
    `<p><a href="/${CALL}">x</a></p>`,
  ],
  [
    "emphasis",
    `**${CALL}** a *${CALL}*`,
    `<p><strong>${CALL}</strong> a <em>${CALL}</em></p>`,
  ],
  ["a list item", `- ${CALL} a`, `<ul><li>${CALL} a</li></ul>`],
])("survives in %s", (_, text, html) => {
  expect(compact(render(text))).toBe(html);
});

test("survives in table cells and headings of columns", () => {
  const html = compact(
    render(lines(`| ${CALL} | b |`, "| - | - |", `| ${OTHER_CALL} x | \`${CALL}\` |`)),
  );
  expect(html).toContain(`<tr><th>${CALL}</th><th>b</th></tr>`);
  expect(html).toContain(
    `<tr><td>${OTHER_CALL} x</td><td><code>${CALL}</code></td></tr>`,
  );
});

test.each([
  ["one call", CALL],
  ["calls side by side", CALL + OTHER_CALL],
  ["calls on several lines", `${CALL} ${OTHER_CALL}\n${CALL}`],
])("a paragraph of nothing but %s loses its <p>", (_, text) => {
  expect(render(text)).toBe(text);
  expect(compact(render(`before\n\n${text}\n\n## after`))).toContain("<p>before</p>");
  expect(render(`before\n\n${text}\n\nafter`)).toBe(
    `<p>before</p>\n${text}\n<p>after</p>`,
  );
});

test.each([`${CALL} a`, `a ${CALL}`, `**${CALL}**`, `${CALL}.`, `${CALL}\na`])(
  "the paragraph %j keeps its <p>",
  (text) => {
    expect(render(text)).toMatch(/^<p>[^]*<\/p>$/);
  },
);

test("unwraps inside list items and quotes too", () => {
  expect(compact(render(`> ${CALL}`))).toBe(`<blockquote>${CALL}</blockquote>`);
  expect(render(`- a\n\n  ${CALL}`)).not.toContain(`<p>${CALL}`);
});

test("marks headings that contain a call, and no others", () => {
  expect(render(`## A ${CALL}`)).toBe(`<h2 data-macro="">A ${CALL}</h2>`);
  expect(render(`### \`${CALL}\``)).toBe(`<h3 data-macro=""><code>${CALL}</code></h3>`);
  expect(render(`${CALL}\n\n## A`)).toContain("<h2>A</h2>");
});

test.each([
  [`**Note:**${CALL}`, `<strong>Note:</strong>${CALL}`],
  [`${CALL}**(a)**`, `${CALL}<strong>(a)</strong>`],
  [`${CALL}_a_${CALL}`, `${CALL}<em>a</em>${CALL}`],
  [`**${CALL}**-Element`, `<strong>${CALL}</strong>-Element`],
  [`a_${CALL}_b`, `a_${CALL}_b`],
  ["**a**b", "<strong>a</strong>b"],
])("emphasis treats a call like the braces it was written with: %j", (text, html) => {
  expect(render(text)).toBe(`<p>${html}</p>`);
});
