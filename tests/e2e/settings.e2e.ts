import type { Page } from "@playwright/test";
import { findViolationsInAllViews } from "../support/e2e-accessibility";
import { hasWindowMark, markWindow, waitForHydration } from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

// Each test has a reader of its own, who does not change the page of another's.
const SETTINGS = "/en-US/plus/settings";
const SAVED = "Saved.";

function findSwitch(page: Page, name: string) {
  return page.getByRole("switch", { name });
}

/** What the reader's browser asks of the API, as a script of another page would. */
function callNewsletter(page: Page, method: "POST" | "DELETE") {
  return page.request.fetch("/api/v1/plus/newsletter/", { method });
}

/** To the settings from the page that says that the newsletter ends. */
async function goByNewsletter(page: Page) {
  await page.goto("/en-US/newsletter");
  await page.getByRole("link", { name: "unsubscribe in your settings" }).click();
  await expect(page).toHaveURL(`${SETTINGS}#newsletter`);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("turns ads off and on again, and says so", async ({ page }) => {
    await signIn(page, "mdn_plus_5m", SETTINGS);
    const ads = findSwitch(page, "Ad-Free Experience");
    await expect(ads).not.toBeChecked();
    await ads.click();
    await expect(page).toHaveURL(SETTINGS);
    await expect(ads).toBeChecked();
    await expect(page.getByText(SAVED)).toBeVisible();
    await page.reload();
    await expect(page.getByText(SAVED)).toHaveCount(0);
    await ads.click();
    await expect(ads).not.toBeChecked();
  });

  test("lets a reader of the newsletter leave it, for good", async ({ page }) => {
    await signIn(page, "mdn_plus_10m", SETTINGS);
    expect((await callNewsletter(page, "POST")).status()).toBe(201);
    await goByNewsletter(page);
    await findSwitch(page, "MDN Plus Newsletter").click();
    await expect(page.getByText("You are not subscribed.")).toBeVisible();
    await expect(findSwitch(page, "MDN Plus Newsletter")).toHaveCount(0);
    expect((await callNewsletter(page, "POST")).status()).toBe(409);
  });

  test("says what is wrong with a form, and changes nothing", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    await signIn(page, "mdn_plus_5y", SETTINGS);
    // AI Help is not built yet: nobody sets anything of it.
    await expect(page.getByRole("heading", { name: "AI Help" })).toHaveCount(0);
    await page
      .locator('input[value="no_ads"]')
      .evaluate((input) => input.setAttribute("value", "gone"));
    await findSwitch(page, "Ad-Free Experience").click();
    await expect(page.getByRole("alert")).toHaveText(
      "This form could not be read. Nothing has been changed.",
    );
  });

  test("leads who is not signed in to sign-in and back", async ({ page }) => {
    await page.goto(SETTINGS);
    await expect(page).not.toHaveURL(SETTINGS);
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page).toHaveURL(SETTINGS);
  });
});

test("turns ads off in place, and says so", async ({ page }) => {
  await signIn(page, "mdn_plus_10y", SETTINGS);
  await waitForHydration(page);
  await markWindow(page);
  const ads = findSwitch(page, "Ad-Free Experience");
  await ads.press("Space");
  await expect(ads).toBeChecked();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await hasWindowMark(page)).toBe(true);
  await page.reload();
  await expect(ads).toBeChecked();
  await waitForHydration(page);
  await ads.click();
  await expect(ads).not.toBeChecked();
  await expect(page.getByText(SAVED)).toBeVisible();
});

test("turns back when the network fails, and says so", async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await signIn(page, "mdn_plus_10m", SETTINGS);
  await waitForHydration(page);
  await page.route("**/api/v1/plus/settings/", (route) => route.abort());
  const ads = findSwitch(page, "Ad-Free Experience");
  await ads.click();
  await expect(page.getByRole("alert")).toHaveText(
    "This could not be saved. Please try again in a moment.",
  );
  await expect(ads).not.toBeChecked();
  await page.unroute("**/api/v1/plus/settings/");
  await ads.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(ads).toBeChecked();
  await waitForHydration(page);
  await ads.click();
  await expect(page.getByText(SAVED)).toBeVisible();
});

test("takes the newsletter's switch away from who has left it", async ({ page }) => {
  await signIn(page, "mdn_plus_10y", SETTINGS);
  expect((await callNewsletter(page, "POST")).status()).toBe(201);
  await goByNewsletter(page);
  await waitForHydration(page);
  await findSwitch(page, "MDN Plus Newsletter").click();
  await expect(page.getByText("You are not subscribed.")).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(findSwitch(page, "MDN Plus Newsletter")).toHaveCount(0);
  expect((await callNewsletter(page, "POST")).status()).toBe(409);
});

test("tells a Core reader what is for subscribers, and forgets offline settings", async ({
  page,
}) => {
  await page.goto("/en-US/");
  await page.evaluate(() => {
    localStorage.setItem("MDNSettings", '{"offline":true}');
  });
  await signIn(page, "core", SETTINGS);
  await waitForHydration(page);
  await expect(findSwitch(page, "Ad-Free Experience")).toHaveCount(0);
  await expect(
    page.getByText("The ad-free experience is only for MDN Plus subscribers."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Upgrade Now" }).first()).toHaveAttribute(
    "href",
    "/en-US/plus?ref=nope_settings#subscribe",
  );
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("MDNSettings")))
    .toBeNull();
});

test("pings once a day for who is signed in", async ({ page }) => {
  const ping = page.waitForResponse("**/api/v1/ping");
  await signIn(page, "core", SETTINGS);
  expect((await ping).status()).toBe(201);
  const next = await page.evaluate(() => localStorage.getItem("next-ping"));
  expect(next).toMatch(/T00:00:00\.000Z$/);
});

test("has no accessibility violations, in any view", async ({ page }) => {
  await signIn(page, "mdn_plus_5m", SETTINGS);
  await waitForHydration(page);
  expect(await findViolationsInAllViews(page)).toEqual([]);
});
