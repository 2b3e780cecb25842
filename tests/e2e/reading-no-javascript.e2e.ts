import { PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";
import { becomeReader } from "../support/e2e-reader";

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

test("filters the sidebar by its form", async ({ page }) => {
  await page.goto(PAGES.guide);
  const sidebar = page.locator("#sidebar-quicklinks");
  const field = sidebar.getByRole("textbox", { name: "Filter sidebar" });
  await field.fill("user");
  await sidebar.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(`${PAGES.guide}?sidebar=user`);
  await expect(sidebar).toContainText("1 match");
  await expect(sidebar.getByRole("link", { name: "user-select" })).toBeVisible();
  await expect(sidebar.locator("mark")).toHaveText("user");
  await expect(sidebar.getByRole("link", { name: "The next guide" })).toBeHidden();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${PAGES.guide}$`),
  );

  await sidebar.getByRole("link", { name: "Clear filter input" }).click();
  await expect(page).toHaveURL(PAGES.guide);
  await expect(field).toHaveValue("");
  await expect(sidebar.getByRole("link", { name: "The next guide" })).toBeVisible();
});

test("keeps the filter of the sidebar after a form of the page", async ({ page }) => {
  const filtered = `${PAGES.german}?sidebar=user`;
  await page.goto(filtered);
  await page.locator("#languages-switcher-button").click();
  await page.getByRole("button", { name: "Sprache merken" }).click();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByText("1 Treffer")).toBeVisible();
  await page.getByRole("button", { name: "Ja", exact: true }).click();
  await expect(page).toHaveURL(/\?feedback=thanks&sidebar=user#feedback$/);
});

test("keeps the filter of the sidebar after a save", async ({ page, context }) => {
  await becomeReader(context);
  await page.goto(`${PAGES.guide}?sidebar=user`);
  await page.getByRole("link", { name: "Save" }).click();
  await page.getByRole("main").getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`${PAGES.guide}?sidebar=user`);
  await expect(page.getByRole("link", { name: "Saved" })).toBeVisible();
});

test("shows a text in the URL as text", async ({ page }) => {
  const typed = `"><img src=x onerror=alert(1)>`;
  await page.goto(`${PAGES.guide}?sidebar=${encodeURIComponent(typed)}`);
  const sidebar = page.locator("#sidebar-quicklinks");
  await expect(sidebar.getByRole("textbox")).toHaveValue(typed);
  await expect(sidebar).toContainText("No matches");
  await expect(sidebar.locator("img")).toHaveCount(0);
});

test("offers no buttons that need a script", async ({ page }) => {
  await page.goto(PAGES.guide);
  await expect(page.locator("[data-sidebar-toggle]")).toBeHidden();
  await page.locator("#languages-switcher-button").click();
  await expect(page.getByRole("switch")).toBeHidden();
  await expect(page.locator(".code-example")).not.toHaveCount(0);
  await expect(page.locator(".copy-button, .code-options")).toHaveCount(0);
});

test("remembers and forgets the language by buttons", async ({ page }) => {
  await page.goto(PAGES.german);
  await page.locator("#languages-switcher-button").click();
  await page.getByRole("button", { name: "Sprache merken" }).click();
  await expect(page).toHaveURL(PAGES.german);
  await page.goto(PAGES.guide);
  await expect(page).toHaveURL(PAGES.german);

  await page.locator("#languages-switcher-button").click();
  await page.getByRole("button", { name: "Gemerkte Sprache vergessen" }).click();
  await page.goto(PAGES.guide);
  await expect(page).toHaveURL(PAGES.guide);
});

test("lets a reader choose another language than the remembered one", async ({
  page,
}) => {
  await page.goto(PAGES.german);
  await page.locator("#languages-switcher-button").click();
  await page.getByRole("button", { name: "Sprache merken" }).click();
  await page.getByRole("main").locator('a[hreflang="en-US"]').click();
  await expect(page).toHaveURL(PAGES.guide);
  await page.locator("#languages-switcher-button").click();
  await page.getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(PAGES.japanese);
});

test("switches to English permanently from a translation", async ({ page }) => {
  await page.goto(PAGES.german);
  await page.getByRole("button", { name: "Immer zu Englisch wechseln" }).click();
  await expect(page).toHaveURL(PAGES.guide);
  await page.goto(PAGES.japanese);
  await expect(page).toHaveURL(PAGES.guide);
});

for (const [place, selector, id] of [
  ["a heading", "#tables > a", "tables"],
  ["a term", "dt > a", "first_term"],
] as const) {
  test(`links ${place} to itself`, async ({ page }) => {
    await page.goto(PAGES.guide);
    await page.locator(selector).first().click();
    await expect(page).toHaveURL(`${PAGES.guide}#${id}`);
  });
}
