import { openDatabase } from "~/database/open-database.server";
import { PAGES, waitForScripts } from "../support/e2e-pages";
import { startOwnSite, type OwnSite } from "../support/e2e-own-site";
import { expect, test } from "../support/e2e-test";

/** No server listens there. */
const NOWHERE = "127.0.0.1:1";
const API_DOWN = "The API is down for maintenance.";

let site: OwnSite;

test.describe("accounts unavailable", () => {
  test.beforeAll(async () => {
    site = await startOwnSite({
      ACCOUNTS_ISSUER: `http://${NOWHERE}`,
      ACCOUNTS_CLIENT_ID: "docs",
      DATABASE_URL: `postgres://user@${NOWHERE}/none`,
      SESSION_SECRET: "a secret of at least 32 characters",
    });
  });
  test.afterAll(() => site.stop());

  test("serves pages, and reports that sign-in is unavailable", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 503/);
    await page.goto(site.origin + PAGES.guide);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const answer = page.waitForResponse(/authenticate/);
    await page.getByRole("link", { name: "Log in" }).locator("visible=true").click();
    expect((await answer).status()).toBe(503);
    await expect(page.getByRole("alert")).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: "Go on without logging in" })
      .click();
    await expect(page).toHaveURL(site.origin + PAGES.guide);
  });

  test("shows a notice and the tab's last reader when the session cannot be looked up", async ({
    page,
  }) => {
    const { hostname: domain } = new URL(site.origin);
    const value = Buffer.from(JSON.stringify("x".repeat(43))).toString("base64");
    await page.context().addCookies([{ name: "session", value, domain, path: "/" }]);
    const copy = JSON.stringify({ email: "ada@example.org" });
    await page.addInitScript((user) => sessionStorage.setItem("whoami", user), copy);
    await page.goto(site.origin + PAGES.guide);
    await expect(page.getByRole("status").filter({ hasText: API_DOWN })).toBeVisible();
    const notice = page.locator("[data-account] details:visible");
    await notice.locator("summary").click();
    await expect(notice).toContainText("Maintenance ongoing");
    await expect(notice.getByText("ada@example.org")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("a part of the database that fails", () => {
  test.beforeAll(async () => {
    site = await startOwnSite({});
    const database = openDatabase({
      url: undefined,
      dataDir: site.dataDir,
      onError: console.error,
    });
    await database.migrate();
    await database.query((db) => db.schema.dropTable("observatory_scans").execute());
    await database.close();
  });
  test.afterAll(() => site.stop());

  test("gives a number to report, before and after React, and for this page alone", async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 500/);
    const failed = `${site.origin}/en-US/observatory/analyze?host=example.com`;
    const answer = await (await page.goto(failed))?.text();
    const [incident = ""] =
      /(?<=class="message-incident">)[^<]+/.exec(answer ?? "") ?? [];
    expect(incident).toMatch(/[\da-f]{8}-/);
    await waitForScripts(page);
    await expect(page.getByRole("alert")).toContainText(incident);
    await page.locator("footer").getByRole("link", { name: "About" }).first().click();
    await expect(page.locator("[data-incident]")).toHaveCount(0);
  });
});

test.describe("maintenance mode", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeAll(async () => {
    site = await startOwnSite({ MAINTENANCE: "Back at noon" });
  });
  test.afterAll(() => site.stop());

  test("replaces the account by the operator's message", async ({ page }) => {
    await page.goto(site.origin + PAGES.guide);
    const notice = page.locator("[data-account] details:visible");
    await notice.locator("summary").click();
    await expect(notice).toContainText("Maintenance ongoing");
    await expect(notice).toContainText("Back at noon");
    await expect(page.getByRole("link", { name: "Log in" })).toHaveCount(0);
  });
});
