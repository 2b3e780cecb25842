import { expect, test } from "vitest";
import { markSidebar } from "~/domain/documents/mark-sidebar";
import { cleanSidebar } from "./clean-sidebar";

const LINK = `<a href="/en-US/docs/Web/A">A</a>`;
const REST = `<ol><li><a href="/en-US/docs/Web/B">B</a></li></ol></details></li></ol>`;

function clean(html: string): string {
  return cleanSidebar(html, (flaw) => {
    throw new Error(flaw.message);
  });
}

test("writes a group with a link as the compiler does, whichever page was marked", () => {
  const wanted = `<ol><li>${LINK}<details><summary aria-label="A"></summary>${REST}`;
  const given = `<ol><li><details><summary>${LINK}</summary>${REST}`;
  expect(clean(given)).toBe(wanted);
  const marked = given
    .replace("<details>", "<details open>")
    .replace(LINK, `<em>${LINK.replace("<a", `<a aria-current="page"`)}</em>`);
  expect(clean(marked)).toBe(wanted);
  expect(markSidebar(wanted, "/en-US/docs/Web/A")).toContain("<details open>");
});

test("keeps open groups and emphasis that do not mark the current page", () => {
  const link = LINK.replace("<a", `<a aria-current="page"`);
  const other = `<ol><li><details open=""><summary>B</summary>${REST}`;
  expect(clean(other)).toBe(other);
  expect(clean(` <p><em>Now: ${link}</em> <em>${LINK}</em></p> `)).toBe(
    `<p><em>Now: ${LINK}</em> <em>${LINK}</em></p>`,
  );
  expect(clean(`<p><em> ${link} </em></p>`)).toBe(`<p> ${LINK} </p>`);
});

test("puts the address of a page first, and encodes it as markSidebar does", () => {
  expect(clean(`<a class="x" href="/de/docs/Web/größe%3f?a#b">A</a>`)).toBe(
    `<a href="/de/docs/Web/gr%C3%B6%C3%9Fe%3F?a#b" class="x">A</a>`,
  );
  const others = `<a class="x" href="https://example.org/größe">A</a><p id="y"><a id="z">A</a></p>`;
  expect(clean(others)).toBe(others);
});

test("leaves a group without a link as it is", () => {
  const html = `<ol><li><details><summary>A</summary>${REST}`;
  expect(clean(html)).toBe(html);
});
