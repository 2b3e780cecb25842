import { openPage, PAGES } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

test("lowers a fragment with capitals that matches no element", async ({ page }) => {
  await openPage(page, `${PAGES.guide}#Long_Words`);
  await expect(page).toHaveURL(/#long_words$/);
  await expect(page.getByRole("heading", { name: "Long words" })).toBeInViewport();
});

test("scrolls to the section of a link to another document", async ({ page }) => {
  await openPage(page, PAGES.nextGuide);
  await page.getByRole("link", { name: "link with capitals" }).click();
  await expect(page).toHaveURL(`${PAGES.guide}#long_words`);
  await expect(page.getByRole("heading", { name: "Long words" })).toBeInViewport();
});

test("scrolls within a document without loading it again", async ({ page }) => {
  await openPage(page, PAGES.guide);
  let requests = 0;
  page.on("request", (request) => {
    if (["document", "fetch"].includes(request.resourceType())) requests += 1;
  });
  const toc = page.getByRole("navigation", { name: "In this article" });
  await toc.getByRole("link", { name: "Tables" }).click();
  await expect(page).toHaveURL(/#tables$/);
  await expect(page.getByRole("heading", { name: "Tables" })).toBeInViewport();
  expect(requests).toBe(0);
});

test("draws formulas as boxes in browsers without MathML", async ({ page }) => {
  const fraction = page.locator("mfrac").first();
  await openPage(page, PAGES.guide);
  await expect(fraction).not.toHaveCSS("display", "inline-flex");
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "MathMLElement");
  });
  await openPage(page, PAGES.guide);
  await expect(fraction).toHaveCSS("display", "inline-flex");
});

test("copies a block of code, or the page as Markdown, and announces it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PAGES.nextGuide);
  const button = page.locator(".copy-button");
  await button.click();
  await expect(button).toHaveText("Copied!");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(".otter {\n  display: flow-root;\n}");
  await expect(button).toHaveText("Copy");
  const footer = page.locator('[data-static="article-footer"] aside');
  await expect(footer).toHaveCSS("border-top-style", "solid");
  const link = page.locator("a[data-copy-page]");
  await expect(link).toHaveAccessibleName("Copy page as Markdown");
  await link.click();
  await expect(link).toHaveText("Copied!");
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain("```css\n.otter {\n  display: flow-root;\n}\n```");
  await expect(link).toHaveText("Copy page as Markdown");
});

test("shows the label of the link again after copying the page twice", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PAGES.nextGuide);
  await page.clock.install();
  const link = page.locator("a[data-copy-page]");
  const announcer = page.locator("[data-announcer]");
  for (let copies = 0; copies < 2; copies++) {
    await announcer.evaluate((region) => (region.textContent = ""));
    await link.click();
    await expect(announcer).toHaveText("Copied!");
  }
  await page.clock.runFor(5000);
  await expect(link).toHaveText("Copy page as Markdown");
});

test("keeps the page that it can't copy without a network, and says so", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PAGES.nextGuide);
  const link = page.locator("a[data-copy-page]");
  await context.setOffline(true);
  await link.click();
  await expect(link).toHaveText("Error trying to copy to clipboard!");
  await expect(link).toHaveText("Copy page as Markdown");
  await context.setOffline(false);
});

test("reports a failed copy when the browser forbids it", async ({ page }) => {
  await openPage(page, PAGES.nextGuide);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("forbidden"));
  });
  await page.locator(".copy-button").click();
  await expect(page.locator(".copy-button")).toHaveText(
    "Error trying to copy to clipboard!",
  );
});

test("closes a menu by a press elsewhere", async ({ page }) => {
  await openPage(page, PAGES.guide);
  const menu = page.locator("details[data-menu]").first();
  await menu.locator("summary").click();
  await expect(menu).toHaveAttribute("open");
  await page
    .getByRole("heading", { level: 1 })
    .click({ position: { x: 2, y: 2 }, force: true });
  await expect(menu).not.toHaveAttribute("open");
});

test("keeps a menu open when its own text is pressed", async ({ page }) => {
  await openPage(page, PAGES.reference);
  const menu = page.locator(".bc-choice");
  await menu.locator("summary").click();
  await menu.locator("p").first().click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(menu).toHaveAttribute("open");
});

test("closes the menu after its link is followed", async ({ page }) => {
  await openPage(page, PAGES.guide);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByText("References").click();
  await menu.getByRole("link", { name: /^CSS/ }).first().click();
  await expect(page).toHaveTitle(/^CSS: Cascading/);
  await expect(menu.locator("details[open]")).toHaveCount(0);
});

test("closes the drawer after a document is chosen in it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, PAGES.guide);
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  const drawer = page.locator("#sidebar-quicklinks");
  await drawer.getByRole("link", { name: "The next guide" }).click();
  await expect(page).toHaveTitle(/^The next guide/);
  await expect(drawer).toBeHidden();
});
