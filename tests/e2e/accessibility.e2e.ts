import type { Page } from "@playwright/test";
import { listViolationsInAllViews, measureOverflow } from "../support/e2e-accessibility";
import {
  NOT_FOUND_MESSAGE,
  openPage,
  PAGE_NAMES,
  PAGES,
  type PageName,
} from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

/** Widths beside those tested by axe: on both sides of each breakpoint. */
const MORE_WIDTHS = [360, 768, 769, 992, 1600];

/** Opens what a page has closed at first. */
const OPENERS: Partial<Record<PageName, (page: Page) => Promise<void>>> = {
  reference: async (page) => {
    await page.locator("article header summary").click();
    await page.locator("td details summary").first().click();
    // The click scrolled links half below the bar.
    await page.evaluate(() => scrollTo(0, 0));
  },
  guide: (page) => page.locator("#languages-switcher-button").click(),
};

for (const name of PAGE_NAMES) {
  const open = OPENERS[name];
  const also = open ? ", with everything open too" : "";
  test(`is accessible and fits every window: the ${name} page${also}`, async ({
    page,
    problems,
  }) => {
    if (name === "notFound") problems.allow(NOT_FOUND_MESSAGE);
    await openPage(page, PAGES[name]);
    expect.soft(await listViolationsInAllViews(page)).toEqual([]);
    for (const width of MORE_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await measureOverflow(page), `${width} px wide`).toBe(0);
    }
    if (!open) return;
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page);
    expect(await listViolationsInAllViews(page, { widths: [1280] })).toEqual([]);
  });
}

test("is accessible with menu, sidebar and actions open on a narrow page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, PAGES.guide);
  for (const name of ["Open main menu", "Expand sidebar", "Article actions"]) {
    await page.getByRole("button", { name }).click();
    expect
      .soft(await listViolationsInAllViews(page, { widths: [320] }), name)
      .toEqual([]);
    await page.keyboard.press("Escape");
  }
});

/**
 * A form posted to a page without an action; the response is the server's error screen.
 */
test("is accessible on the error screen of a thrown response", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 405/);
  // The form's own document doesn't matter, so it is one that costs nothing to show.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/en-US/search";
    document.body.append(form);
    form.submit();
  });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unhandled Thrown Response!");
  await expect(page.getByText("405 Method Not Allowed")).toBeVisible();
  expect(await listViolationsInAllViews(page)).toEqual([]);
});
