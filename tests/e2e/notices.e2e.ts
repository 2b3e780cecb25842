import type { Page } from "@playwright/test";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { startOwnSite, type OwnSite } from "../support/e2e-own-site";
import { hasWindowMark, markWindow, PAGES, waitForScripts } from "../support/e2e-pages";
import { expect, test, WHOLE_BROWSER } from "../support/e2e-test";

const FIXTURES = "tests/fixtures/notices";
const SPONSOR = "https://sponsor.example";
const SURVEY_HOST = "http://127.0.0.1:4545";
/** Survey that thanks, and says that it is done. */
const SURVEY_PAGE = `<!doctype html><title>Survey</title><p>Thank you<script>parent.postMessage("submit", "*")</script>`;
const GERMAN_START = "/de/docs/Web/CSS";

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite({
    ADS_CONFIG: `${FIXTURES}/ads.json`,
    SURVEYS_CONFIG: `${FIXTURES}/surveys.json`,
    ANNOUNCEMENTS_CONFIG: `${FIXTURES}/announcements.json`,
  });
});

test.afterAll(() => site.stop());

/** Sum of the shifts that the reader did not cause (CLS). */
function measureShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/** Waits until the notices' own code has run; before that, their forms are sent. */
async function waitForNoticesCode(page: Page): Promise<void> {
  const found = await page.waitForFunction(() => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return files.find((name) => /\/assets\/notices-\w+\.js/.test(name));
  });
  // Its arrival is noted before it has run; the import of a module waits for that.
  await page.evaluate((url) => import(url ?? ""), await found.jsonValue());
}

function readRecord(page: Page): Promise<Record<string, number>> {
  return page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("survey.DE_DOCS") ?? "{}") as Record<
        string,
        number
      >,
  );
}

const FILLS =
  "fills slots without a shift, counts what was seen, and leads to the sponsor";

test(FILLS, WHOLE_BROWSER, async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // A visit that brings the fonts: where they come late, letters move by themselves, some by 3 pixels.
  await page.goto(site.origin + PAGES.guide);
  await page.evaluate(() => document.fonts.ready);
  await page.goto("about:blank");
  const viewed = page.waitForRequest((request) => request.url().includes("/pong/viewed"));
  await page.goto(site.origin + PAGES.guide);
  const top = page.locator("[data-slot=top]");
  const side = page.locator("[data-slot=side]");
  await expect(top.getByRole("link", { name: /^Deploy your site/ })).toBeVisible();
  await expect(side.getByRole("link", { name: /Sponsor's tools/ })).toBeVisible();
  await expect(side.getByRole("img", { name: "A brown square" })).toBeVisible();
  expect((await viewed).method()).toBe("POST");
  // A campaign for Germany alone leaves its slot empty, or closes it out of sight.
  await expect(page.locator("[data-slot=bottom] .placement-box")).toHaveAttribute(
    "data-state",
    /empty|closed/,
  );
  expect(await measureShifts(page)).toBe(0);
  expect(await listViolationsInAllViews(page)).toEqual([]);

  // Not before, because a route would keep the browser from using its cache.
  await context.route(`${SPONSOR}/**`, (route) => route.fulfill({ body: "Sponsor" }));
  await page.setViewportSize({ width: 1280, height: 800 });
  const [sponsor] = await Promise.all([
    context.waitForEvent("page"),
    top.getByRole("link", { name: /^Deploy your site/ }).click(),
  ]);
  await expect(sponsor).toHaveURL(`${SPONSOR}/banner?from=docs`);
  expect(await sponsor.evaluate(() => document.referrer)).toBe("");
  await sponsor.close();

  // A client navigation asks again, for the slots of the other page.
  await waitForScripts(page);
  const asked = page.waitForRequest((request) => request.url().endsWith("/pong/get"));
  await page.locator(`[data-article-bar] a[href="${PAGES.landing}"]`).click();
  expect((await asked).postDataJSON()).toMatchObject({
    pongs: ["top", "side", "bottom"],
  });
  await expect(top.getByRole("link", { name: /^Deploy your site/ })).toBeVisible();
  await expect(side.getByRole("link", { name: /Sponsor's tools/ })).toBeVisible();

  await page.evaluate(() => localStorage.setItem("nop", "yes"));
  await page.goto(site.origin + PAGES.home);
  await expect(page.locator("html")).toHaveAttribute("data-nop", "");
  await expect(page.locator("[data-slot=hpTop]")).toBeHidden();
  await expect(page.locator("[data-slot=hpMain]")).toBeHidden();
});

/** The offers to switch advertisements off that are in the page. */
function getOffers(page: Page, slot: string) {
  return page.locator(`[data-slot=${slot}] .placement-hide`);
}

test("offers to switch advertisements off in two slots, where plans are sold", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.origin + PAGES.home);
  await expect(page.locator("[data-slot=hpTop] .placement-link")).toBeVisible();
  for (const slot of ["hpTop", "hpMain"])
    await expect(getOffers(page, slot)).toBeHidden();
  await page.goto(site.origin + PAGES.guide);
  for (const slot of ["top", "side"]) await expect(getOffers(page, slot)).toBeVisible();
  // The kept page is for readers of all countries; the answer for its other slots tells where they are.
  await page.setExtraHTTPHeaders({ "CloudFront-Viewer-Country": "BR" });
  await page.reload();
  await expect(page.locator("[data-slot=side] .placement-link")).toBeVisible();
  await expect(page.locator(".placement-hide")).toHaveCount(0);
});

test("keeps a compatibility table beside the advertisement", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.origin + PAGES.reference);
  const side = page.locator("[data-slot=side] .placement-box");
  await expect(side).toBeVisible();
  const table = page.locator(".bc-table").first();
  await table.evaluate((element) => element.scrollIntoView());
  const [tableBox, sideBox] = [await table.boundingBox(), await side.boundingBox()];
  expect(tableBox).not.toBeNull();
  expect((tableBox?.x ?? 0) + (tableBox?.width ?? 0)).toBeLessThanOrEqual(
    sideBox?.x ?? 0,
  );
});

test("asks readers of German documents, and hides what a reader does not want", async ({
  page,
}) => {
  await page.route(`${SURVEY_HOST}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: SURVEY_PAGE }),
  );
  const survey = page.getByRole("region", { name: "Umfrage" });
  await page.goto(site.origin + PAGES.german);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(survey).toBeHidden();
  const referer = site.origin + GERMAN_START;
  await page.goto(site.origin + PAGES.german, { referer });
  await expect(survey).toBeVisible();
  expect(await measureShifts(page)).toBe(0);
  await expect.poll(() => readRecord(page)).toHaveProperty("seen_at");
  await expect(page.locator("iframe[src*='/survey']")).toHaveCount(0);
  expect(await listViolationsInAllViews(page)).toEqual([]);
  await survey.getByText("Wie gut ist diese Seite übersetzt?").click();
  await expect(
    page.frameLocator("iframe[title=Umfrage]").getByText("Thank you"),
  ).toBeVisible();
  await expect.poll(() => readRecord(page)).toHaveProperty("submitted_at");
  expect(await readRecord(page)).toHaveProperty("opened_at");

  await page.goto(site.origin + PAGES.german, { referer });
  await expect(survey).toBeHidden();
  await page.goto("about:blank");
  await page.goto(`${site.origin}${PAGES.german}#FORCE_SURVEY=DE_DOCS`);
  await waitForNoticesCode(page);
  await survey.getByRole("button", { name: "Diese Umfrage ausblenden" }).click();
  await expect(survey).toBeHidden();
  await expect.poll(() => readRecord(page)).toHaveProperty("dismissed_at");

  const announcement = page.getByRole("complementary", { name: "Mitteilung" });
  await expect(announcement).toContainText("Die Website zieht am Sonntag um.");
  await announcement
    .getByRole("button", { name: "Diese Mitteilung ausblenden" })
    .press("Enter");
  await expect(announcement).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(announcement).toBeHidden();
});

test("asks readers who open documents in place of the first", async ({ page }) => {
  await page.route(`${SURVEY_HOST}/**`, (route) => route.fulfill({ body: "Survey" }));
  await page.setViewportSize({ width: 1280, height: 800 });
  const survey = page.locator("[data-survey]");
  const sidebar = page.locator("#sidebar-body");
  await page.goto(site.origin + GERMAN_START);
  await waitForScripts(page);
  // Code that loads later knows no document before the second one.
  await waitForNoticesCode(page);
  await markWindow(page);
  await expect(survey).toBeHidden();
  await sidebar.locator("summary").first().click();
  await sidebar.locator(`a[href="${PAGES.german}"]`).click();
  await expect(page).toHaveURL(site.origin + PAGES.german);
  await expect(survey).toBeVisible();
  await survey.locator("summary").click();
  await expect(survey.locator("iframe")).toHaveCount(1);
  await survey.evaluate((box) => {
    const facts = JSON.parse(box.dataset["survey"] ?? "") as object;
    box.dataset["survey"] = JSON.stringify({ ...facts, page: "/de/docs/Learn" });
  });
  await page.locator(`[data-article-bar] a[href="${GERMAN_START}"]`).click();
  await expect(page).toHaveURL(site.origin + GERMAN_START);
  await expect(survey).toBeHidden();
  await expect(survey.locator("iframe, details[open]")).toHaveCount(0);
  expect(await hasWindowMark(page)).toBe(true);
});

const FALLS_BACK = "shows the partner in the banner while the ad server is away";

test(FALLS_BACK, WHOLE_BROWSER, async ({ page }) => {
  const away = await startOwnSite({ ADS_CONFIG: `${FIXTURES}/ad-server-away.json` });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(away.origin + PAGES.guide);
  const banner = page.locator("[data-slot=top] .placement-box");
  await expect(banner).toHaveAttribute("data-state", "fallback");
  await expect(banner.getByRole("link", { name: "Find out more" })).toBeVisible();
  await expect(banner.getByText("Ad", { exact: true })).toBeHidden();
  expect(await measureShifts(page)).toBe(0);
  await page.emulateMedia({ media: "print" });
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto("about:blank");
  await away.stop();
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("shows campaigns for everybody, links the survey, and hides notices by forms", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.origin + PAGES.german);
    await expect(page.locator("[data-slot=top]").getByRole("link").first()).toBeVisible();
    await expect(page.locator("[data-slot=side]")).toBeHidden();
    const survey = page.getByRole("region", { name: "Umfrage" });
    await expect(survey.getByRole("link", { name: /^An der Umfrage/ })).toBeVisible();
    await expect(survey.getByRole("group")).toBeHidden();
    await survey.getByRole("button", { name: "Diese Umfrage ausblenden" }).click();
    await expect(page).toHaveURL(site.origin + PAGES.german);
    await expect(survey).toHaveCount(0);
    const announcement = page.getByRole("complementary", { name: "Mitteilung" });
    await announcement.getByRole("button").click();
    await expect(announcement).toHaveCount(0);
    await expect(survey).toHaveCount(0);
  });
});
