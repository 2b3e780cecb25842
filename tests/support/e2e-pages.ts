import type { Locator, Page } from "@playwright/test";
import { HYDRATION_DATA_ID, STARTED_MARK } from "~/domain/site/hydration-data";

/** Pages of tests/fixtures/site that several tests open, by purpose. */
export const PAGES = {
  home: "/en-US/",
  landing: "/en-US/docs/Web/CSS",
  reference: "/en-US/docs/Web/CSS/Reference/Properties/user-select",
  marked: "/en-US/docs/Web/CSS/Reference/Properties/zoom-factor",
  guide: "/en-US/docs/Web/CSS/Guides/Constructs",
  nextGuide: "/en-US/docs/Web/CSS/Guides/Next_guide",
  german: "/de/docs/Web/CSS/Guides/Constructs",
  japanese: "/ja/docs/Web/CSS/Guides/Constructs",
  glossary: "/en-US/docs/Glossary/Viewport",
  notFound: "/en-US/docs/Web/CSS/Guides/Construct",
} as const;

export type PageName = keyof typeof PAGES;

/** One page of every kind, in the order of test reports. */
export const PAGE_NAMES = (Object.keys(PAGES) as PageName[]).filter(
  (name) => name !== "nextGuide",
);

/** Occurs once in the article of `PAGES.guide`, after its summary. */
export const UNIQUE_SENTENCE = "A warning that says what can go wrong.";

/** The browser's console message about the not-found page. */
export const NOT_FOUND_MESSAGE = /status of 404/;

/**
 * Waits until a page's behaviours have started, and its whole article is laid out. Triggers hydration by a key press
 * on pages with React, and waits until it has run its effects; the last one sets `history.scrollRestoration`.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await waitForStart(page);
  // Chromium reports each measurement of what it has not laid out.
  await page.waitForFunction(() => document.querySelector("[data-later]") === null);
}

async function waitForStart(page: Page): Promise<void> {
  await page.waitForLoadState();
  const start = page.locator(`body > script#${HYDRATION_DATA_ID}`);
  const isPlain = (await start.textContent())?.includes('"hydrate":"never"');
  if (isPlain) {
    await page.waitForFunction(
      (mark) => performance.getEntriesByName(mark).length > 0,
      STARTED_MARK,
    );
    return;
  }
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent("keydown")));
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  // Listeners of React's effects come after the next paint.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );
}

/** Opens a page and waits for its scripts. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForScripts(page);
}

/**
 * Holds up the requests of a page to the URLs that match.
 * @returns Lets them pass; later ones pass at once.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** The message over the page. Its text alone would not find it, because the page's live region has the same. */
export function getToast(page: Page): Locator {
  return page.getByRole("dialog").filter({ has: page.locator("form[method=dialog]") });
}

const WINDOW_MARK = "data-e2e-window";

/** Marks the window; a page load removes the mark. */
export async function markWindow(page: Page): Promise<void> {
  await page.evaluate((mark) => Object.assign(window, { [mark]: true }), WINDOW_MARK);
}

export async function hasWindowMark(page: Page): Promise<boolean> {
  return page.evaluate((mark) => mark in window, WINDOW_MARK);
}
