import type { Page } from "@playwright/test";
import { listViolations } from "../support/e2e-accessibility";
import { openPage, PAGES, waitForScripts } from "../support/e2e-pages";
import { expect, test } from "../support/e2e-test";

const QUESTION = "Was this page helpful to you?";
const WHY = "Why was this page not helpful to you?";
const THANKS = "Thank you for your feedback!";
const FAILED = "Your vote could not be saved. Please try again in a moment.";

function getBox(page: Page) {
  return page.getByRole("region", { name: "Help improve MDN" });
}

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("thanks for a yes at the end of the page", async ({ page }) => {
    await page.goto(PAGES.guide);
    const box = getBox(page);
    await expect(box.getByRole("group", { name: QUESTION })).toBeVisible();
    await box.getByRole("button", { name: "Yes" }).click();
    await expect(page).toHaveURL(`${PAGES.guide}?feedback=thanks#feedback`);
    await expect(box.getByText(THANKS)).toBeInViewport();
    await expect(box.getByRole("button")).toHaveCount(0);
  });

  test("asks for the reason of a no, and then thanks", async ({ page }) => {
    await page.goto(PAGES.guide);
    const box = getBox(page);
    await box.getByRole("button", { name: "No" }).click();
    await expect(page).toHaveURL(`${PAGES.guide}?feedback=reason#feedback`);
    await expect(box.getByRole("radio")).toHaveCount(4);
    const submit = box.getByRole("button", { name: "Submit" });
    // The button looks disabled, and the browser asks for a reason.
    await expect(submit).toHaveCSS("opacity", "0.55");
    await submit.click();
    await expect(box.getByRole("group", { name: WHY })).toBeInViewport();
    await box.getByRole("radio", { name: "Missing information" }).check();
    await box.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL(`${PAGES.guide}?feedback=thanks#feedback`);
    await expect(box.getByText(THANKS)).toBeInViewport();
  });

  test("offers six reasons on a German page", async ({ page }) => {
    await page.goto(PAGES.german);
    await page.getByRole("button", { name: "Nein" }).click();
    await expect(page.getByRole("radio")).toHaveCount(6);
    await page.getByRole("radio", { name: "Unverständlich" }).check();
    await page.getByRole("button", { name: "Absenden" }).click();
    await expect(page.getByText("Vielen Dank für Ihre Rückmeldung!")).toBeInViewport();
  });

  test("shows a vote that was not stored again, as submitted", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    await page.goto(`${PAGES.guide}?feedback=reason#feedback`);
    // A value that an older version of the page might submit.
    await page
      .locator('input[value="other"]')
      .evaluate((input) => input.setAttribute("value", "gone"));
    await page.getByRole("radio", { name: "Other" }).check();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your vote was not saved",
    );
    await expect(page.getByRole("alert")).toHaveText("Please choose one of the reasons.");
    await page.getByRole("radio", { name: "Other" }).check();
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL(`${PAGES.guide}?feedback=thanks#feedback`);
  });
});

test("lets any reader vote again after a failure", async ({ page, problems }) => {
  problems.allow(/status of 400|ERR_FAILED/);
  // Submitted natively, because no script is loaded.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(PAGES.guide);
  await page
    .locator('button[value="yes"]')
    .evaluate((button) => button.setAttribute("value", "gone"));
  await getBox(page).getByRole("button", { name: "Yes" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please choose Yes or No.");
  expect(await listViolations(page)).toEqual([]);
});

test("moves through the steps in place, with the focus on each, and starts over on the next page", async ({
  page,
}) => {
  await openPage(page, PAGES.guide);
  const box = getBox(page);
  await box.getByRole("button", { name: "No" }).click();
  await expect(box.getByText(WHY)).toBeFocused();
  expect(await listViolations(page)).toEqual([]);
  const submit = box.getByRole("button", { name: "Submit" });
  await expect(submit).toBeDisabled();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(box.getByRole("radio", { name: "Content is out of date" })).toBeChecked();
  await expect(submit).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(box.getByText(THANKS)).toBeFocused();
  await expect(page).toHaveURL(PAGES.guide);

  await page.locator(".prev-next .next a").last().click();
  await expect(page).toHaveURL(PAGES.nextGuide);
  await expect(box.getByRole("group", { name: QUESTION })).toBeVisible();
  await box.getByRole("button", { name: "Yes" }).click();
  await expect(box.getByText(THANKS)).toBeVisible();
});

test("reports a network failure, and lets the reader try again", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await openPage(page, `${PAGES.guide}?feedback=reason`);
  await page.route("**/api/v1/feedback", (route) => route.abort());
  const box = getBox(page);
  await box.getByRole("radio", { name: "Other" }).check();
  await box.getByRole("button", { name: "Submit" }).click();
  await expect(box.getByRole("alert")).toHaveText(FAILED);
  await expect(box.getByRole("radio", { name: "Other" })).toBeChecked();
  await page.unroute("**/api/v1/feedback");
  await box.getByRole("button", { name: "Submit" }).click();
  await expect(box.getByText(THANKS)).toBeVisible();
  // A reload must not submit the vote again.
  await expect(page).toHaveURL(PAGES.guide);
});

test("keeps the page when the first vote finds no network", async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await openPage(page, PAGES.guide);
  await page.context().setOffline(true);
  const box = getBox(page);
  await box.getByRole("button", { name: "Yes" }).click();
  await expect(box.getByRole("alert")).toHaveText(FAILED);
  await page.context().setOffline(false);
  await expect(page).toHaveURL(PAGES.guide);
});

test("focuses the next step where a press does not focus a button", async ({ page }) => {
  await openPage(page, PAGES.guide);
  // Safari focuses what is around a pressed button and can have the focus, the article.
  await page.locator("#content").focus();
  const box = getBox(page);
  await box.getByRole("button", { name: "Yes" }).dispatchEvent("click");
  await expect(box.getByText(THANKS)).toBeFocused();
});

test("shows a refused vote again in place, in the language of the page", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 400/);
  await openPage(page, `${PAGES.german}?feedback=reason`);
  await page
    .locator('input[value="other"]')
    .evaluate((input) => input.setAttribute("value", "gone"));
  const box = page.locator("#feedback");
  await box.getByRole("radio", { name: "Sonstiges" }).check();
  await box.getByRole("button", { name: "Absenden" }).click();
  await expect(box.getByRole("alert")).toBeVisible();
  await expect(box.getByRole("radio")).toHaveCount(6);
  await expect(box.getByRole("button", { name: "Absenden" })).toBeDisabled();
  await expect(box.locator("legend")).toBeFocused();
  await box.getByRole("radio", { name: "Unverständlich" }).check();
  await box.getByRole("button", { name: "Absenden" }).click();
  await expect(box.getByText("Vielen Dank für Ihre Rückmeldung!")).toBeFocused();
  await expect(page).toHaveURL(PAGES.german);
});

test("leads to the step in the URL once scripts run", async ({ page }) => {
  await page.goto(`${PAGES.guide}?feedback=thanks#feedback`);
  await waitForScripts(page);
  await expect(getBox(page).getByText(THANKS)).toBeFocused();
});
