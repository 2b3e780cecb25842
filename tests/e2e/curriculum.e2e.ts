import { AREA_PAGES } from "../support/e2e-areas";
import { openPage, waitForScripts } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

test.use({ baseURL: toOrigin(SHIPPED_SITE) });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "JavaScript enabled" : "JavaScript disabled", () => {
    test.use({ javaScriptEnabled });

    test("shows one group of modules, the second one first, chosen by keyboard or pointer", async ({
      page,
    }) => {
      await page.goto(AREA_PAGES.curriculum);
      if (javaScriptEnabled) await waitForScripts(page);
      const main = page.getByRole("main");
      const getModule = (name: string) => main.getByRole("link", { name, exact: true });
      await expect(page.getByRole("radio", { name: "Core" })).toBeChecked();
      await expect(getModule("1. Web standards")).toBeVisible();
      await expect(getModule("1. Soft skills")).toBeHidden();
      await page.getByRole("radio", { name: "Core" }).focus();
      await page.keyboard.press("ArrowLeft");
      await expect(page.getByRole("radio", { name: "Getting started" })).toBeChecked();
      await expect(getModule("1. Soft skills").first()).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("radio", { name: "Core" })).toBeChecked();
      await expect(getModule("1. Soft skills")).toBeHidden();
      await page.getByText("Getting started", { exact: true }).click();
      await expect(getModule("1. Soft skills")).toBeVisible();
      await expect(getModule("1. Web standards")).toBeHidden();
      await main.getByRole("link", { name: /^Let's begin/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("1. Soft skills");
    });

    test("moves through the modules by sidebar and buttons", async ({ page }) => {
      await page.goto(AREA_PAGES.overview);
      const sidebar = page.getByRole("navigation", { name: "Related Topics" });
      const current = sidebar.getByRole("link", { name: "Core modules overview" });
      await expect(current).toHaveAttribute("aria-current", "page");
      await expect(sidebar.getByRole("link", { name: "1. Soft skills" })).toBeHidden();
      await expect(page.getByRole("heading", { name: "Module list" })).toBeVisible();
      await page.getByRole("link", { name: "Next: 1. Web standards" }).click();
      await page.getByRole("link", { name: "Next: 2. Semantic HTML" }).click();
      const previous = page.getByRole("link", { name: "Previous: 1. Web standards" });
      await expect(previous).toBeVisible();
      const toc = page.getByRole("navigation", { name: "In this module" });
      await expect(toc.first().getByRole("link", { name: "2.5 Forms" })).toBeAttached();
      if (javaScriptEnabled) return;
      await expect(page).toHaveURL(AREA_PAGES.module);
      await expect(page.getByLabel("I've finished this module")).toBeHidden();
    });
  });
}

test("stores finished modules in the browser", async ({ page }) => {
  await openPage(page, AREA_PAGES.module);
  await page.getByLabel("I've finished this module").check();
  await openPage(page, AREA_PAGES.overview);
  await expect(page.getByText("1 of 8 modules done")).toBeVisible();
  await expect(page.getByLabel("Done: 2. Semantic HTML")).toBeChecked();
  await page.getByLabel("Done: 2. Semantic HTML").uncheck();
  await expect(page.getByText("0 of 8 modules done")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Done: 2. Semantic HTML")).not.toBeChecked();
});

test("loads a screencast from another site only on request", async ({ page }) => {
  const lesson = "https://v2.scrimba.com/a~1";
  const asked: string[] = [];
  await page.route("https://v2.scrimba.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<p>Lesson</p>" });
  });
  // The shipped curriculum has no screencast, so one is inserted as the compiler writes
  // it.
  await page.route(`**${AREA_PAGES.module}`, async (route) => {
    const response = await route.fetch();
    const scrim = `<scrim-inline url="${lesson}" scrimtitle="Basics"><a href="${lesson}">Basics</a></scrim-inline>`;
    const html = await response.text();
    const body = html.replace(/id="article-body"[^>]*>/, (tag) => tag + scrim);
    await route.fulfill({ response, body });
  });
  await openPage(page, AREA_PAGES.module);
  await expect(page.getByRole("link", { name: "Basics" })).toBeVisible();
  const load = page.getByRole("button", { name: "Load the screencast: Basics" });
  await expect(load).toBeVisible();
  await expect(page.getByText(/content of another site: v2.scrimba.com/)).toBeVisible();
  expect(asked).toEqual([]);
  await load.click();
  const frame = page.frameLocator('iframe[title="Basics"]');
  await expect(frame.getByText("Lesson")).toBeVisible();
  await expect(load).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Toggle fullscreen" })).toBeVisible();
});
