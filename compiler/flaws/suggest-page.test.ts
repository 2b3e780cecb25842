import { expect, test } from "vitest";
import { createTestPage, createTestSite } from "../sections/test-job";
import { suggestPage } from "./suggest-page";

const SITE = createTestSite([
  createTestPage({ slug: "Web/CSS/Guides/Grid" }),
  createTestPage({ slug: "Web/CSS/Reference/Properties/grid" }),
  createTestPage({ slug: "Web/CSS/Reference/Properties/grid", locale: "en-US" }),
  createTestPage({ slug: "Web/CSS/Reference/Values/flex", locale: "en-US" }),
  createTestPage({ slug: "Web/CSS/Reference/Values/only", locale: "fr" }),
]);

test.each([
  ["/de/docs/Web/CSS/Properties/GRID", "/de/docs/Web/CSS/Reference/Properties/grid"],
  ["/de/docs/Web/Guides/grid", "/de/docs/Web/CSS/Guides/Grid"],
  ["/en-US/docs/Web/CSS/grid", "/en-US/docs/Web/CSS/Reference/Properties/grid"],
  ["/de/docs/Web/CSS/flex", "/en-US/docs/Web/CSS/Reference/Values/flex"],
  ["/de/docs/Web/CSS/only", null],
  ["/de/docs/Web/CSS/nothing", null],
  ["/de/docs/Grid", null],
  ["/de/docs", null],
])("suggests for %s the page %s", (url, suggestion) => {
  expect(suggestPage(url, SITE)?.url ?? null).toBe(suggestion);
});
