import type { Page } from "@playwright/test";
import { openPage, PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

function readAfter(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element, "::after").content);
}

async function startPrinting(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
}

test("shows closed histories and the Baseline box's details on paper", async ({
  page,
}) => {
  await openPage(page, PAGES.reference);
  const note = page.locator("td details dd").first();
  await expect(note).toBeHidden();
  await startPrinting(page);
  await expect(note).toBeVisible();
  // A level is its icon on paper: words would break in a column of 30 px.
  const level = page.locator(".bc-table td > span").first();
  await expect(level).toHaveCSS("text-indent", /[1-9]/);
  await expect(page.getByText("First versions with this feature:")).toBeVisible();
  await expect(page.locator(".bc-choice")).toBeHidden();
});

test("prints where links to other sites lead, once and short", async ({ page }) => {
  await openPage(page, PAGES.reference);
  await startPrinting(page);
  expect(await readAfter(page, '.prose a[href^="https:"]')).toMatch(/^" \([a-z]/);
  await openPage(page, PAGES.guide);
  await startPrinting(page);
  // Its own text tells where it leads.
  expect(await readAfter(page, '.prose a[href^="https:"]')).toBe("none");
  expect(await readAfter(page, '.prose a[href$="/Glossary/Viewport"]')).toBe("none");
  expect(await readAfter(page, '.prose a[href^="#"]')).toBe("none");
});

test("cuts no wide table and lets nothing stick out", async ({ page }) => {
  // The width of A4 between our margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  for (const path of [PAGES.guide, PAGES.reference]) {
    await openPage(page, path);
    await startPrinting(page);
    const wide = await page
      .locator("table, pre, .bc-history")
      .evaluateAll(
        (all) =>
          all.filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
            .length,
      );
    expect(wide, path).toBe(0);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("prints histories and full addresses of other sites", async ({ page }) => {
    await page.goto(PAGES.reference);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("td details dd").first()).toBeVisible();
    expect(await readAfter(page, '.prose a[href^="https:"]')).toMatch(/^" \(https:/);
    expect(await readAfter(page, '.prose a[href^="/en-US/docs/"]')).toBe("none");
  });
});
