import { PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

test.use({ javaScriptEnabled: false });

test("submits the header's form to the site search", async ({ page }) => {
  await page.goto(PAGES.german);
  await page.locator("#top-nav-search-input").fill("ein & zwei");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/search?q=ein+%26+zwei");
});

test("submits the home page's form to the site search", async ({ page }) => {
  await page.goto(PAGES.home);
  const form = page.getByRole("main").getByRole("search");
  await form.getByPlaceholder("What are you looking for?").fill("grid");
  await form.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/en-US/search?q=grid");
});

test("does not submit nothing, or spaces", async ({ page }) => {
  await page.goto(PAGES.home);
  const input = page.locator("#hp-search-input");
  for (const typed of ["", "  "]) {
    await input.fill(typed);
    await page.keyboard.press("Enter");
    await expect(page.locator("#hp-search-input:invalid")).toHaveCount(1);
    await expect(page).toHaveURL(PAGES.home);
  }
});

test("opens the form as a sheet on narrow screens, and closes it by its button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PAGES.guide);
  const input = page.locator("#top-nav-search-input");
  await expect(input).toBeHidden();
  const open = page.getByRole("button", { name: "Search the site" });
  await open.click();
  await page.getByRole("button", { name: "Close search" }).click();
  await expect(input).toBeHidden();
  await open.click();
  await input.fill("grid");
  await page
    .locator("#top-nav-search")
    .getByRole("button", { name: "Search", exact: true })
    .click();
  await expect(page).toHaveURL("/en-US/search?q=grid");
});
