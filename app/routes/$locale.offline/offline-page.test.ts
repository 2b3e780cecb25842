import { expect, test } from "vitest";
import type { PublicConfig } from "~/domain/site/public-config";
import { renderOfflinePage } from "./offline-page.server";

const config = { siteName: "Docs" } as Partial<PublicConfig> as PublicConfig;
const contentPackage = {
  locale: "en-US",
  area: "all",
  date: "2026-12-01T00:00:00Z",
} as const;

/** Sentences of the page about what a browser without a package has, and hasn't. */
const SEEN_ALONE = ["These are the pages", "Search and forms need a network"];

/** The page without what is hidden. */
function render(facts: Partial<Parameters<typeof renderOfflinePage>[1]>): string {
  return renderOfflinePage("en-US", { config, ...facts }).replace(
    /<(\w+)[^>]* hidden="[^>]*>.*?<\/\1>/g,
    "",
  );
}

test("tells what seen pages can't do", () => {
  const html = render({});
  for (const sentence of SEEN_ALONE) expect(html).toContain(sentence);
});

test("leads to the content of a package, which has a search, and may be all that is kept", () => {
  const html = render({ contentPackage });
  for (const sentence of SEEN_ALONE) expect(html).not.toContain(sentence);
  expect(html).toContain('<a href="/en-US/" lang="en-US">English (US)</a>');
  expect(html.indexOf("Offline Storage")).toBeLessThan(html.indexOf("data-kept-pages"));
});
