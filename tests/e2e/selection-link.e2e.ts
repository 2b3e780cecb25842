import type { Locator, Page } from "@playwright/test";
import { openPage, PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

const SENTENCE = "A callout with a heading of its own.";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Selects all of the target, as by mouse. */
async function select(target: Locator): Promise<void> {
  await target.evaluate((element) => getSelection()?.selectAllChildren(element));
}

function getButton(page: Page): Locator {
  return page.getByRole("button", { name: "Copy link to selection" });
}

test("offers a link to the selected text as long as it is selected, copies it, and leads to the text", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  await select(page.getByText(SENTENCE));
  await expect(getButton(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(getButton(page)).toHaveCount(0);
  await select(page.locator("#article-body p").first());
  await expect(getButton(page)).toBeVisible();
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await expect(getButton(page)).toHaveCount(0);

  await select(page.getByText(SENTENCE));
  await getButton(page).click();
  await expect(page.locator(".selection-link")).toHaveText("Copied!");
  await expect(page.locator(".selection-link")).toHaveCount(0);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(SENTENCE);

  await page.evaluate(async () => {
    getSelection()?.removeAllRanges();
    await navigator.clipboard.writeText("");
  });
  await select(page.getByText(SENTENCE));
  // The Tab stop after the selection is its button.
  await expect(getButton(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(getButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".selection-link")).toHaveText("Copied!");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(decodeURIComponent(link)).toMatch(
    /\/Constructs#[^:]*:~:text=A callout with a heading of its own\.$/,
  );
  await expect(page.locator(".selection-link")).toHaveCount(0);

  await page.goto(PAGES.landing);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(link);
  await expect(page.getByText(SENTENCE)).toBeInViewport();
});
