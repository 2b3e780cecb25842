import type { Page } from "@playwright/test";
import type { Plan } from "~/domain/accounts/plan";
import { listViolationsInPassing } from "../support/e2e-accessibility";
import {
  getToast,
  hasWindowMark,
  holdRequests,
  markWindow,
  openPage,
  waitForScripts,
} from "../support/e2e-pages";
import { becomeReader } from "../support/e2e-reader";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

const SETTINGS = "/en-US/plus/settings";
const SAVED = "Saved.";

/** Opens the settings of a new reader, so that tests do not affect each other. */
async function openSettings(page: Page, plan: Plan): Promise<void> {
  await becomeReader(page.context(), { plan });
  await page.goto(SETTINGS);
}

function getSwitch(page: Page, name: string) {
  return page.getByRole("switch", { name });
}

/** A request of the reader's browser to the API, as by a script of another page. */
function callNewsletter(page: Page, method: "POST" | "DELETE") {
  return page.request.fetch("/api/v1/plus/newsletter/", { method });
}

/** Opens the settings from the page that announces the newsletter's end. */
async function goByNewsletter(page: Page) {
  await page.goto("/en-US/newsletter");
  await page.getByRole("link", { name: "unsubscribe in your settings" }).click();
  await expect(page).toHaveURL(`${SETTINGS}#newsletter`);
}

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("turns ads off and on again, with a message, and reports an invalid form", async ({
    page,
    problems,
  }) => {
    await openSettings(page, "mdn_plus_5m");
    const ads = getSwitch(page, "Ad-Free Experience");
    await expect(ads).not.toBeChecked();
    await ads.click();
    await expect(page).toHaveURL(`${SETTINGS}#ad-free`);
    await expect(ads).toBeChecked();
    await expect(page.getByText(SAVED)).toBeVisible();
    await page.reload();
    await expect(page.getByText(SAVED)).toHaveCount(0);
    await ads.click();
    await expect(ads).not.toBeChecked();

    problems.allow(/status of 400/);
    await page
      .locator('input[value="no_ads"]')
      .evaluate((input) => input.setAttribute("value", "gone"));
    await ads.click();
    await expect(page.getByRole("alert")).toHaveText(
      "This form could not be read. Nothing has been changed.",
    );
  });

  test("lets a reader of the newsletter unsubscribe permanently", async ({
    page,
    context,
  }) => {
    await becomeReader(context, { plan: "mdn_plus_10m" });
    expect((await callNewsletter(page, "POST")).status()).toBe(201);
    await goByNewsletter(page);
    await getSwitch(page, "MDN Plus Newsletter").click();
    await expect(page.getByText("You are not subscribed.")).toBeVisible();
    await expect(getSwitch(page, "MDN Plus Newsletter")).toHaveCount(0);
    expect((await callNewsletter(page, "POST")).status()).toBe(409);
  });

  test("redirects signed-out readers to sign-in and back", async ({ page }) => {
    await page.goto(SETTINGS);
    await expect(page).not.toHaveURL(SETTINGS);
    await page.getByRole("main").getByRole("button").first().click();
    await expect(page).toHaveURL(SETTINGS);
  });
});

test("turns ads off in place, with a message, and is accessible in any view", async ({
  page,
}) => {
  await openSettings(page, "mdn_plus_10y");
  await waitForScripts(page);
  expect(await listViolationsInPassing(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
  await markWindow(page);
  const ads = getSwitch(page, "Ad-Free Experience");
  const release = await holdRequests(page, "**/api/v1/plus/settings/");
  await ads.press("Space");
  await expect(ads).toBeChecked();
  // Has no effect before the first press is stored.
  await ads.press("Space");
  release();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await hasWindowMark(page)).toBe(true);
  // The banner of this page, and slots of documents that open in its place.
  await expect(page.locator("html")).toHaveAttribute("data-nop", "");
  await page.reload();
  await expect(ads).toBeChecked();
  await waitForScripts(page);
  await ads.click();
  await expect(ads).not.toBeChecked();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-nop");
});

test("leads to a setting by its address, and back to it from a cancelled question", async ({
  page,
  context,
}) => {
  await becomeReader(context, { plan: "mdn_plus_5m" });
  await openPage(page, `${SETTINGS}?#ai-help--history-enable`);
  const row = page.locator("#ai-help--history-enable");
  await expect(row).not.toHaveCSS("box-shadow", "none");
  // There before its text, which would not be read out otherwise.
  await expect(row.getByRole("status")).toBeEmpty();
  const ask = page.getByRole("link", { name: "Delete History" });
  const tab = context.waitForEvent("page");
  await ask.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(ask).toBeVisible();
  await ask.press("Enter");
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(ask).toBeFocused();
});

test("reverts the switch when the network fails or the session is over, and says so", async ({
  page,
  context,
  problems,
}) => {
  await openSettings(page, "mdn_plus_10m");
  await waitForScripts(page);
  const ads = getSwitch(page, "Ad-Free Experience");
  await problems.allowIn(async () => {
    await page.route("**/api/v1/plus/settings/", (route) => route.abort());
    await ads.click();
    await expect(page.getByRole("alert")).toHaveText(
      "This could not be saved. Please try again in a moment.",
    );
    await expect(ads).not.toBeChecked();
    await page.unroute("**/api/v1/plus/settings/");
  }, /ERR_FAILED/);
  await ads.click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(ads).toBeChecked();
  await waitForScripts(page);
  await ads.click();
  await expect(page.getByText(SAVED)).toBeVisible();

  await page.route("**/api/v1/whoami", () => undefined);
  problems.allow(/status of 40[01]/);
  await context.clearCookies();
  const isOn = (await ads.getAttribute("aria-checked")) === "true";
  await ads.click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("You have been signed out.");
  await expect(alert.getByRole("link", { name: "Log in" })).toHaveAttribute(
    "href",
    "/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%2Fsettings",
  );
  await expect(ads).toBeChecked({ checked: isOn });
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("asks before a switch of one reader changes the settings of another", async ({
  page,
  context,
  problems,
}) => {
  await openSettings(page, "mdn_plus_10m");
  await waitForScripts(page);
  await page.route("**/api/v1/whoami", () => undefined);
  problems.allow(/status of 409/);
  // Another tab signs in.
  await becomeReader(context);
  await getSwitch(page, "Ad-Free Experience").click();
  const title = "This form belongs to another account";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("button", { name: /^Send it as / })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("says that the session is over when it leaves the page, with the way back", async ({
  page,
  context,
  problems,
}) => {
  await signIn(page, "mdn_plus_10m", SETTINGS);
  // A move of the pointer over the new page may ask who is signed in before the session is over.
  const release = await holdRequests(page, "**/api/v1/whoami");
  await page.reload();
  await waitForScripts(page);
  problems.allow(/status of 40[01]/);
  await context.clearCookies();
  await getSwitch(page, "Ad-Free Experience").press("Space");
  release();
  const main = page.getByRole("main");
  await expect(main.getByText(/^Your session is over/)).toBeVisible();
  await main.getByRole("link", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Tara Ten" }).click();
  await expect(page).toHaveURL(SETTINGS);
});

test("removes the newsletter's switch after unsubscribing", async ({ page, context }) => {
  await becomeReader(context, { plan: "mdn_plus_10y" });
  expect((await callNewsletter(page, "POST")).status()).toBe(201);
  await goByNewsletter(page);
  await waitForScripts(page);
  await getSwitch(page, "MDN Plus Newsletter").click();
  await expect(page.getByText("You are not subscribed.")).toBeVisible();
  await expect(getToast(page)).toContainText(SAVED);
  await expect(getSwitch(page, "MDN Plus Newsletter")).toHaveCount(0);
  expect((await callNewsletter(page, "POST")).status()).toBe(409);
});

test("marks settings for subscribers to a Core reader, deletes offline settings, and pings once a day", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem("MDNSettings", '{"offline":true}'));
  const ping = page.waitForResponse("**/api/v1/ping");
  await becomeReader(context);
  await page.goto(SETTINGS);
  expect((await ping).status()).toBe(201);
  await waitForScripts(page);
  await expect(getSwitch(page, "Ad-Free Experience")).toHaveCount(0);
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
  const next = await page.evaluate(() => localStorage.getItem("next-ping"));
  expect(next).toMatch(/T00:00:00\.000Z$/);
});
