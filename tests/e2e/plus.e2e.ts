import type { Page } from "@playwright/test";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { hasWindowMark, markWindow, openPage } from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

const PLUS = "/en-US/plus";
/** The test server has no payments provider. */
const NOT_SOLD = "Paid plans can’t be bought on this site.";
const YEARLY = "Pay yearly and get 2 months for free";

function getCard(page: Page, name: string) {
  return page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
}

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("offers signed-out readers to start with each plan, linked from the hero, with yearly prices", async ({
    page,
  }) => {
    await page.goto(PLUS);
    for (const name of ["Core", "Plus 5", "Supporter 10"])
      await expect(
        page.getByRole("link", { name: `Start with ${name}` }),
      ).toHaveAttribute("href", /\/users\/fxa\/login\/authenticate\//);
    for (const [name, isSold] of [
      ["Core", true],
      ["MDN Plus 5", false],
      ["MDN Supporter 10", false],
    ] as const)
      await expect(getCard(page, name).getByText(NOT_SOLD)).toHaveCount(isSold ? 0 : 1);
    await expect(page.getByRole("link", { name: "or log in" })).toBeVisible();

    await page.getByRole("link", { name: "Get started", exact: true }).click();
    await expect(page).toHaveURL(`${PLUS}#subscribe`);
    const card = getCard(page, "MDN Plus 5");
    await expect(card).toBeInViewport();
    await expect(card).toContainText("$5/month");
    await expect(card).toContainText("Billed monthly");
    await page.getByRole("link", { name: YEARLY }).click();
    await expect(page).toHaveURL(`${PLUS}?period=year#subscribe`);
    await expect(card).toContainText("$4.17/month");
    await expect(card).toContainText("Billed annually");
    await page.getByRole("link", { name: YEARLY }).click();
    await expect(page).toHaveURL(`${PLUS}?period=month#subscribe`);
    await expect(card).toContainText("$5/month");
  });

  test("shows the free plan only where the others are not sold", async ({ page }) => {
    await page.setExtraHTTPHeaders({ "CloudFront-Viewer-Country": "BR" });
    await page.goto(PLUS);
    await expect(getCard(page, "Core")).toBeVisible();
    await expect(getCard(page, "MDN Plus 5")).toHaveCount(0);
    await expect(page.getByText("Paid plans are not available")).toBeVisible();
    await expect(page.getByRole("link", { name: YEARLY })).toHaveCount(0);
  });
});

test("switches to yearly prices in place and back, accessible at every width", async ({
  page,
}) => {
  await openPage(page, PLUS);
  await markWindow(page);
  const period = page.getByRole("switch", { name: YEARLY });
  await expect(period).not.toBeChecked();
  const tab = page.context().waitForEvent("page");
  await period.click({ modifiers: ["ControlOrMeta"] });
  await (await tab).close();
  await expect(period).not.toBeChecked();
  await period.click();
  await expect(period).toBeChecked();
  await expect(page).toHaveURL(`${PLUS}?period=year`);
  await expect(getCard(page, "MDN Supporter 10")).toContainText("$8.33/month");
  await period.press("Space");
  await expect(period).not.toBeChecked();
  await expect(getCard(page, "MDN Supporter 10")).toContainText("$10/month");
  expect(await hasWindowMark(page)).toBe(true);
  expect(await listViolationsInAllViews(page)).toEqual([]);
});

test("shows a subscriber's own plan, by its billing period", async ({ page }) => {
  await signIn(page, "mdn_plus_5y", PLUS);
  await expect(page.getByRole("switch", { name: YEARLY })).toBeChecked();
  await expect(getCard(page, "MDN Plus 5")).toContainText("Current plan");
  await expect(getCard(page, "MDN Supporter 10")).toContainText(NOT_SOLD);
  const gone = getCard(page, "Core").getByRole("link", { name: "Not available" });
  await expect(gone).toHaveAttribute("href", /^\/en-US\/plus\/docs\/faq#/);
  await expect(page.getByRole("link", { name: "or log in" })).toHaveCount(0);
});

test("shows a Core reader that the free plan is theirs", async ({ page }) => {
  await signIn(page, "core", PLUS);
  await expect(getCard(page, "Core")).toContainText("Current plan");
  await expect(getCard(page, "MDN Plus 5")).toContainText(NOT_SOLD);
});
