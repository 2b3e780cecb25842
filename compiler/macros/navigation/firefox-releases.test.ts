import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext, createTestPage, createTestSite } from "../test-site";

const RELEASES = "Mozilla/Firefox/Releases";
const SITE = createTestSite([
  ...Array.from({ length: 40 }, (_, index) => `${RELEASES}/${String(index + 1)}`),
  `${RELEASES}/3.6`,
  `${RELEASES}/3/Updating`,
]);

function listVersions(slug: string): string[] {
  const context = createTestContext({ site: SITE, page: createTestPage(slug) });
  const html = renderTestCall("Firefox_for_developers", [], context);
  return [...html.matchAll(/Releases\/([^"]*)"/g)].map(([, version = ""]) => version);
}

test("lists the releases before the page's own, newest first", () => {
  expect(listVersions(`${RELEASES}/5`)).toEqual(["4", "3.6", "3", "2", "1"]);
});

test("lists the thirty newest on any other page", () => {
  const versions = listVersions("Mozilla/Firefox");
  expect(versions).toHaveLength(30);
  expect(versions[0]).toBe("40");
});

test("shows nothing on a site without releases", () => {
  expect(renderTestCall("firefox_for_developers")).toBe("");
});
