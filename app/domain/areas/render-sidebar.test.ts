import { expect, test } from "vitest";
import { renderAreaSidebar } from "./render-sidebar";

const GROUP = {
  title: "Core modules",
  url: "/en-US/curriculum/core/",
  slug: "core",
  children: [
    { title: "1. HTML & more", url: "/en-US/curriculum/core/html/", slug: "core/html" },
  ],
};
const ABOUT = { title: "About", url: "/en-US/curriculum/about/", slug: "about" };

test("opens the current page's group and marks the page", () => {
  const html = renderAreaSidebar(
    { items: [ABOUT, GROUP] },
    "/en-US/curriculum/core/html/",
  );
  expect(html).toContain(
    '<details open><summary>Core modules</summary><ol><li><a href="/en-US/curriculum/core/">Core modules overview</a></li>',
  );
  expect(html).toContain(
    '<em><a href="/en-US/curriculum/core/html/" aria-current="page">1. HTML &amp; more</a></em>',
  );
});

test("keeps other groups closed", () => {
  const html = renderAreaSidebar({ items: [ABOUT, GROUP] }, ABOUT.url);
  expect(html).toContain("<details><summary>");
  expect(html).toContain(
    `<li><em><a href="${ABOUT.url}" aria-current="page">About</a></em></li>`,
  );
});

test("shows a heading and a last line where given", () => {
  const sidebar = {
    head: { title: "Plus", url: "/de/plus" },
    items: [],
    tail: { title: "Try it", href: "/de/plus#subscribe" },
  };
  expect(renderAreaSidebar(sidebar, "/")).toBe(
    '<ol lang="en-US"><li class="section"><a href="/de/plus">Plus</a></li><li><a href="/de/plus#subscribe">Try it</a></li></ol>',
  );
});

test("shows a heading without URL as text", () => {
  const sidebar = { head: { title: "A < B", url: null }, items: [] };
  expect(renderAreaSidebar(sidebar, "/")).toBe(
    '<ol lang="en-US"><li class="section">A &lt; B</li></ol>',
  );
});
