import { expect, test } from "vitest";
import { markSidebar, toSidebarHref } from "./mark-sidebar";

const CSS = "/en-US/docs/Web/CSS";

test("marks the link to the page and wraps it in em", () => {
  const html = `<ol><li><a href="${CSS}/display"><code>display</code></a></li></ol>`;
  expect(markSidebar(html, `${CSS}/display`)).toBe(
    `<ol><li><em><a href="${CSS}/display" aria-current="page"><code>display</code></a></em></li></ol>`,
  );
});

test("opens every details around the link and no other", () => {
  const html =
    `<details><summary>a</summary><a href="/x">x</a></details>` +
    `<details><summary>b</summary><details><summary>c</summary><a href="/page">p</a></details></details>` +
    `<details><summary>d</summary></details>`;
  expect(markSidebar(html, "/page")).toBe(
    `<details><summary>a</summary><a href="/x">x</a></details>` +
      `<details open><summary>b</summary><details open><summary>c</summary><em><a href="/page" aria-current="page">p</a></em></details></details>` +
      `<details><summary>d</summary></details>`,
  );
});

test("opens the group that the link labels, past its badges", () => {
  const badge = ` <span class="icon"></span>`;
  const group = `<summary aria-label="p"></summary><ol><li><a href="/q">q</a></li></ol></details>`;
  expect(markSidebar(`<li><a href="/p">p</a>${badge}<details>${group}</li>`, "/p")).toBe(
    `<li><em><a href="/p" aria-current="page">p</a></em>${badge}<details open>${group}</li>`,
  );
});

test.each([
  `<li><a href="/p">p</a></li><li><details><summary>next</summary></details></li>`,
  `<li><a href="/p">p</a><ol><li><details><summary>below</summary></details></li></ol></li>`,
  `<details open><ol><li><a href="/p">p</a></li></ol></details><details></details>`,
])("opens no group of another entry after the link: %s", (html) => {
  expect(markSidebar(html, "/p")).toBe(
    html.replace(`<a href="/p">p</a>`, `<em><a href="/p" aria-current="page">p</a></em>`),
  );
});

test("keeps an open details unchanged", () => {
  expect(markSidebar(`<details open><a href="/p">p</a></details>`, "/p")).toBe(
    `<details open><em><a href="/p" aria-current="page">p</a></em></details>`,
  );
});

test("keeps the link's other attributes", () => {
  expect(markSidebar(`<a href="/p" class="only-in-en-us">p</a>`, "/p")).toBe(
    `<em><a href="/p" aria-current="page" class="only-in-en-us">p</a></em>`,
  );
});

test("returns the HTML unchanged when no link leads to the page", () => {
  const html = `<details><a href="/page-two">p</a><a href="/page#part">q</a></details>`;
  expect(markSidebar(html, "/page")).toBe(html);
});

test("marks only the first of several links to the page", () => {
  expect(markSidebar(`<a href="/p">1</a><a href="/p">2</a>`, "/p")).toBe(
    `<em><a href="/p" aria-current="page">1</a></em><a href="/p">2</a>`,
  );
});

test("finds percent-encoded and escaped hrefs", () => {
  const url = '/en-US/docs/A&B/"what"?/ü#';
  const href = "/en-US/docs/A&amp;B/%22what%22%3F/%C3%BC%23";
  expect(toSidebarHref(url)).toBe(href);
  expect(markSidebar(`<a href="${href}">x</a>`, url)).toContain(`aria-current="page"`);
});

test("keeps characters that slugs may contain", () => {
  const url =
    "/en-US/docs/Web/CSS/Reference/Selectors/::picker/@media/--*/yield*/for...of";
  expect(toSidebarHref(url)).toBe(url);
});
