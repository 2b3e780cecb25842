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

test("leaves a group without a link as it is", () => {
  const html = `<ol><li><details><summary>A</summary>${REST}`;
  expect(clean(html)).toBe(html);
});
