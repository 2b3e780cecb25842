import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { signIn } from "../support/e2e-sign-in";
import { getToast, holdRequests, waitForScripts } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

const UPDATES = "/en-US/plus/updates";

/** Readers of their own, because a reader has one feed. */
for (const [hasScripts, plan] of [
  [false, "mdn_plus_5y"],
  [true, "mdn_plus_10y"],
] as const)
  test.describe(hasScripts ? "JavaScript enabled" : "JavaScript disabled", () => {
    test.use({ javaScriptEnabled: hasScripts });

    test("filters by browser and keyword, links each release, and gives a reader a secret feed", async ({
      page,
      request,
    }) => {
      await signIn(page, plan, UPDATES);
      const main = page.getByRole("main");
      // There before its text, which would not be read out otherwise.
      await expect(main.getByRole("status")).toBeEmpty();
      await main.locator("summary", { hasText: "Browsers" }).click();
      await main.getByRole("checkbox", { name: "Firefox", exact: true }).click();
      // A script applies each choice at once.
      if (!hasScripts) await main.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(/browsers=firefox/);
      await expect(main.getByRole("status")).toHaveText(/^[\d,]+ updates$/);
      await main.getByRole("searchbox").fill("nothing like it");
      await main.getByRole("searchbox").press("Enter");
      await expect(main.getByRole("status")).toHaveText("No updates match your filters.");
      await main.getByRole("searchbox").fill("AbortController");
      await main.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(/q=AbortController/);
      const releases = main.getByRole("heading", { level: 2 });
      await expect(releases.first()).toContainText(/^Firefox [\d.]+$/);
      await releases.first().getByRole("link").click();
      await expect(page).toHaveURL(/\/plus\/updates\/firefox\/[\d.]+$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Firefox");

      await page.goto(`${UPDATES}/feed`);
      await page.getByRole("button", { name: "Create a feed" }).click();
      await expect(getToast(page)).toContainText("Your feed has a new address.");
      const address = page.getByLabel("Address of your feed");
      const url = await address.inputValue();
      expect((await request.get(url)).status()).toBe(200);
      if (hasScripts) expect.soft(await listViolationsInAllViews(page)).toEqual([]);
      await page.getByRole("button", { name: "Turn the feed off" }).click();
      await expect(page.getByText("You have no feed yet.")).toBeVisible();
      expect((await request.get(url)).status()).toBe(404);
    });
  });

test("keeps what is typed while a choice is answered, and follows Back", async ({
  page,
}) => {
  await signIn(page, "mdn_plus_5y", UPDATES);
  await waitForScripts(page);
  const main = page.getByRole("main");
  const search = main.getByRole("searchbox");
  const name = "Firefox";
  const firefox = main.getByRole("checkbox", { name, exact: true, includeHidden: true });
  const release = await holdRequests(page, "**/updates.data?browsers=*");
  await main.locator("summary", { hasText: "Browsers" }).click();
  await firefox.click();
  await search.fill("typed meanwhile");
  release();
  await expect(page).toHaveURL(/browsers=firefox$/);
  await expect(main.getByText("Browsers (1)")).toBeVisible();
  await expect(search).toHaveValue("typed meanwhile");
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(firefox).not.toBeChecked();
  await expect(search).toHaveValue("");
});

test("applies a choice that came before its code", async ({ page }) => {
  await signIn(page, "mdn_plus_5y");
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto(UPDATES, { waitUntil: "commit" });
  const main = page.getByRole("main");
  await main.locator("summary", { hasText: "Browsers" }).click();
  await main.getByRole("checkbox", { name: "Firefox", exact: true }).check();
  await main.getByRole("checkbox", { name: "Safari", exact: true }).check();
  await main.getByRole("searchbox").fill("fetch");
  release();
  await expect(page).toHaveURL(/\?browsers=firefox,safari&q=fetch$/);
  await expect(main.getByText("Browsers (2)")).toBeVisible();
});

test("asks for no list because of fields that the browser restores", async ({ page }) => {
  await signIn(page, "mdn_plus_5y");
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto(UPDATES, { waitUntil: "commit" });
  const main = page.getByRole("main");
  const sort = main.getByRole("combobox");
  const firefox = main.locator("[name=browsers][value=firefox]");
  await main.locator("summary", { hasText: "Browsers" }).click();
  await firefox.check();
  await sort.selectOption("asc");
  await page.goto("/en-US/", { waitUntil: "commit" });
  release();
  // Chromium refuses to go back while it changes pages.
  await page.waitForLoadState();
  await page.goBack();
  await expect(firefox).toBeChecked();
  await expect(sort).toHaveValue("asc");
  // An act that is no choice of its own.
  await main.locator("summary", { hasText: "Browsers" }).click();
  await waitForScripts(page);
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(/\/plus\/updates$/);
  await expect(firefox).toBeChecked();
});

test("is accessible and fits narrow windows, list and Baseline", async ({ page }) => {
  await page.goto(UPDATES);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Updates");
  await page.getByRole("main").locator("details summary").first().click();
  await page.getByText("Atom feeds", { exact: true }).click();
  expect.soft(await listViolationsInAllViews(page)).toEqual([]);
  await page.goto(`${UPDATES}?show=baseline`);
  expect(await listViolationsInAllViews(page, { widths: [320] })).toEqual([]);
});

test("opens the lists of its filters inside of a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, "core", "/es/plus/updates");
  for (const name of ["Navegadores", "Tecnologías"]) {
    const button = page.locator("summary").getByText(name, { exact: true });
    await button.click();
    const list = page.locator("details[open] > fieldset");
    const box = await list.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await button.click();
    await expect(list).toBeHidden();
  }
});
