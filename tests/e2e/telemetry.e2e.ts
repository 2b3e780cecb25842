import type { Page } from "@playwright/test";
import { DEBOUNCE_MILLISECONDS } from "~/browser/telemetry/scroll-depth";
import { listViolationsInAllViews } from "../support/e2e-accessibility";
import { startOwnSite, type OwnSite } from "../support/e2e-own-site";
import { PAGES } from "../support/e2e-pages";
import { watchPings } from "../support/e2e-pings";
import { expect, test } from "../support/e2e-test";

const PRIVACY = "/en-US/privacy";

let site: OwnSite;

test.beforeAll(async () => {
  site = await startOwnSite({ TELEMETRY_ENABLED: "on", RATE_LIMITS: "off" });
});

test.afterAll(() => site.stop());

test("reports pages and acts after idle, and asks for deletion when switched off", async ({
  page,
}) => {
  const { pings, statuses, listSources } = await watchPings(page);
  await page.goto(`${site.origin}${PAGES.guide}?utm_source=mail&state=secret#x`);
  await expect.poll(() => pings.map(({ name }) => name)).toContain("page");
  const shown = pings.find(({ name }) => name === "page")?.payload.metrics;
  expect(shown).toMatchObject({
    url: { "page.path": `${site.origin}${PAGES.guide}?utm_source=mail` },
    quantity: { "page.http_status": 200 },
    labeled_string: { "page.utm": { source: "mail" } },
    string: {
      "navigator.subscription_type": "anonymous",
      "navigator.viewport_breakpoint": "xl",
    },
  });
  const times = await page.evaluate(() => {
    const [load] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const loaded = performance.getEntriesByType("resource");
    const telemetry = loaded.filter(({ name }) => /telemetry-|chunk-/.test(name));
    return telemetry.map(
      ({ startTime }) => startTime >= (load?.loadEventStart ?? Infinity),
    );
  });
  expect(times.length).toBeGreaterThan(1);
  expect(times).not.toContain(false);

  await page.evaluate(() => {
    // Follows no link, so that the page and its listeners stay; before listeners that show one in place.
    addEventListener("click", (event) => event.preventDefault(), { capture: true });
    const click = (selector: string) =>
      document.querySelector<HTMLElement>(selector)?.click();
    click("[data-toc] a");
    click('[typeof="BreadcrumbList"] a');
    click("#sidebar-body a");
    click("#main-menu details a");
    click("#footer a[title]");
    click('ul[data-chrome] a[href="#content"]');
    document.body.insertAdjacentHTML(
      "beforeend",
      '<b id="own" data-glean="own: act">.</b>',
    );
    click("#own");
  });
  await expect
    .poll(listSources)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^toc_click: #/),
        expect.stringMatching(/^breadcrumb_click: 1\/\d$/),
        expect.stringMatching(/^sidebar_click: \S* ?\/en-US\//),
        expect.stringMatching(/^menu_click_submenu: \S.* -> \//),
        expect.stringMatching(/^footer: social -> https:/),
        "a11y_menu: click #content",
        "own: act",
      ]),
    );

  await page.goto(`${site.origin}${PRIVACY}`);
  expect(await listViolationsInAllViews(page, { widths: [1280, 360] })).toEqual([]);
  await page.getByRole("button", { name: "Switch telemetry off" }).click();
  await expect(page.getByText("because you switched it off")).toBeVisible();
  await expect.poll(() => pings.at(-1)?.name).toBe("deletion-request");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("userLifetimeMetrics")))
    .toBeNull();
  const before = pings.length;
  await page.goto(`${site.origin}${PAGES.landing}`);
  await page.waitForLoadState("networkidle");
  expect([pings.length, new Set(statuses)]).toEqual([before, new Set([200])]);
});

test("reports each quarter of a page once, also from before analytics load", async ({
  page,
}) => {
  const { pings } = await watchPings(page);
  const listDepths = () =>
    pings
      .flatMap(({ payload }) => payload.events ?? [])
      .flatMap(({ name, extra }) =>
        name === "scrolled" ? [`${extra?.["percent"]} ${extra?.["path"]}`] : [],
      );
  let release = (): void => undefined;
  const loaded = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/record-telemetry-*.js", async (route) => {
    await loaded;
    await route.fallback();
  });
  await page.goto(`${site.origin}${PAGES.guide}`);
  await scrollTo(page, 0.6);
  release();
  const expected = [25, 50, 75].map((percent) => `${percent} ${PAGES.guide}`);
  await expect.poll(listDepths).toEqual(expected.slice(0, 2));
  await scrollTo(page, 0);
  await scrollTo(page, 1);
  await expect.poll(listDepths).toEqual(expected);
});

/** Scrolls to a share of the page, and waits until its depth is read, which is when scrolling pauses. */
async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate(
    async ({ share, delay }) => {
      const ended = new Promise((resolve) => {
        addEventListener("scrollend", resolve, { once: true });
      });
      window.scrollTo(0, (document.body.scrollHeight - innerHeight) * share);
      await ended;
      // Ends after the site's timer, because timers of one delay end in the order of their starts.
      await new Promise((resolve) => setTimeout(resolve, delay));
    },
    { share, delay: DEBOUNCE_MILLISECONDS },
  );
}

test("loads nothing of it in a browser that says no", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}${PAGES.landing}`);
  await expect
    .poll(() => asked.filter((path) => /assets\/telemetry-/.test(path)))
    .toHaveLength(1);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /record-telemetry|^\/submit/.test(path))).toEqual([]);
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("switches telemetry off and on", async ({ page }) => {
    await page.goto(`${site.origin}${PAGES.landing}`);
    await page
      .locator("#footer")
      .getByRole("link", { name: "Privacy and telemetry" })
      .click();
    await page.getByRole("button", { name: "Switch telemetry off" }).click();
    await expect(page).toHaveURL(`${site.origin}${PRIVACY}#choice`);
    await expect(page.getByText("because you switched it off")).toBeVisible();
    await page.getByRole("button", { name: "Switch telemetry on" }).click();
    await expect(page.getByText("Telemetry is on in this browser.")).toBeVisible();
  });
});
