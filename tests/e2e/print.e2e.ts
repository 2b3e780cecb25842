import type { Page } from "@playwright/test";
import { AREA_PAGES } from "../support/e2e-areas";
import { openPage, PAGES } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
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

/** On A4, nothing is cut off and nothing sticks out. */
async function expectToFitPaper(page: Page): Promise<void> {
  // Width of A4 between the page margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  const wide = await page
    .locator("table, pre, .bc-history")
    .evaluateAll(
      (all) =>
        all.filter((each) => each.getBoundingClientRect().right > innerWidth + 1).length,
    );
  expect(wide).toBe(0);
}

test("prints closed histories, the details of the Baseline box and URLs of other sites, and fits its paper", async ({
  page,
}) => {
  await openPage(page, PAGES.reference);
  const note = page.locator("td details dd").first();
  await expect(note).toBeHidden();
  await startPrinting(page);
  await expect(note).toBeVisible();
  // Print shows only the icon of a level, because words would break in a column of 30 px.
  const level = page.locator(".bc-table td > span").first();
  await expect(level).toHaveCSS("font-size", "0px");
  await expect(page.getByText("First versions with this feature:")).toBeVisible();
  await expect(page.locator(".bc-choice")).toBeHidden();
  expect
    .soft(await readAfter(page, '.prose a[href^="https:"]'), "shortened")
    .toMatch(/^" \([a-z]/);
  await expectToFitPaper(page);
});

test("divides words of tables on paper, but no code", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await startPrinting(page);
  const cell = page.locator(".prose .table-container td").first();
  await expect.soft(cell).toHaveCSS("hyphens", "auto");
  const code = page.locator(".prose .table-container :is(td, th) code").first();
  await expect.soft(code).toHaveCSS("hyphens", "manual");
  await expectToFitPaper(page);
});

test("prints no URL twice, none of the site, and fits its paper", async ({ page }) => {
  await openPage(page, PAGES.guide);
  await startPrinting(page);
  // The link's own text contains its URL.
  expect.soft(await readAfter(page, '.prose a[href^="https:"]')).toBe("none");
  expect.soft(await readAfter(page, '.prose a[href$="/Glossary/Viewport"]')).toBe("none");
  expect.soft(await readAfter(page, '.prose a[href^="#"]')).toBe("none");
  // Round corners would be covered by the white cells.
  const table = page.locator(".prose .table-container:has(> table)").first();
  await expect.soft(table).toHaveCSS("border-start-start-radius", "0px");
  await expectToFitPaper(page);
});

test("prints changes of browsers with their address, without what only a screen can do", async ({
  page,
}) => {
  await page.goto("/en-US/plus/updates");
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.locator("[data-print-address]")).toHaveText(
    /\/en-US\/plus\/updates$/,
  );
  await expect(main.locator("[data-print-address]")).toBeVisible();
  await expect(main.locator("details code").first()).toBeVisible();
  for (const text of ["Log in to filter", "Show browser compatibility", "Atom feeds"])
    await expect(main.getByText(text).first()).toBeHidden();
});

test("prints all tabs of a page", async ({ page }) => {
  await openPage(page, toOrigin(SHIPPED_SITE) + AREA_PAGES.about);
  const panels = page.locator("[data-tab-panel]");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await startPrinting(page);
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test("prints lists of pages without the forms that search them", async ({ page }) => {
  for (const path of ["/en-US/", "/en-US/search?q=heron", "/en-US/changes"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("search")).toHaveCount(0);
  }
  await expect(page.getByText("Sort by")).toBeHidden();
});

test("prints the whole code of the playground, without its controls", async ({
  page,
}) => {
  await openPage(page, "/en-US/play");
  const editor = page.getByRole("textbox", { name: "HTML code" });
  await expect(page.locator(".cm-editor")).toHaveCount(3);
  await editor.focus();
  await page.keyboard.insertText("<p>line\n".repeat(40));
  await startPrinting(page);
  const cut = () =>
    page
      .locator(".cm-scroller")
      .first()
      .evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(cut).toBe(0);
  await expect(page.getByRole("button", { name: "Format" })).toBeHidden();
  await expect(page.getByRole("separator").first()).toBeHidden();
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("prints histories and full URLs of other sites", async ({ page }) => {
    await page.goto(PAGES.reference);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("td details dd").first()).toBeVisible();
    expect(await readAfter(page, '.prose a[href^="https:"]')).toMatch(/^" \(https:/);
    expect(await readAfter(page, '.prose a[href^="/en-US/docs/"]')).toBe("none");
  });
});
