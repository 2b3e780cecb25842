import { listViolationsInAllViews, measureOverflow } from "../support/e2e-accessibility";
import { openPage } from "../support/e2e-pages";
import { FIXTURE_SITE } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

/** The server scans itself: it may, by its configuration. */
const HOST = `localhost:${FIXTURE_SITE.port}`;
/** A page that no other test scans: its result is new. */
const REPORT = `/en-US/observatory/analyze?host=${encodeURIComponent(`${HOST}/fr/`)}`;

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("scans a site, shows its report by links, and scans again", async ({ page }) => {
    await page.goto("/en-US/observatory");
    await page.getByLabel("Domain name or URL").fill(`http://${HOST}/`);
    await page.getByRole("button", { name: "Scan", exact: true }).click();
    await expect(page).toHaveURL(/analyze\?host=localhost%3A\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "HTTP Observatory report",
    );
    // Plain HTTP on one machine: no redirect, no HSTS, and so no good grade.
    await expect(page.getByText("/ 100")).toBeVisible();
    // Its styles are of parts that browsers have no code for.
    await expect(page.locator("p[data-grade]")).toHaveCSS("border-top-width", "2px");
    const scoring = page.locator("#scoring-panel");
    await expect(scoring.getByRole("row", { name: /Redirection/ })).toContainText(
      "The way ends on plain HTTP.",
    );
    await page.getByRole("link", { name: "Raw server headers" }).click();
    await expect(scoring).toBeHidden();
    await expect(page.locator("#headers-panel")).toContainText("nosniff");
    await page.getByRole("button", { name: "Rescan" }).click();
    await expect(page).toHaveURL(/analyze\?host=localhost%3A\d+$/);
  });

  test("shows the example of its field in the colour of the site's other fields", async ({
    page,
  }) => {
    await page.goto("/en-US/observatory");
    const readColor = (field: string) =>
      page
        .locator(field)
        .evaluate((element) => getComputedStyle(element, "::placeholder").color);
    const [own, other] = await Promise.all(
      ["#scan-host", "#top-nav-search-input"].map(readColor),
    );
    expect(own).toBe(other);
  });

  test("grades pasted headers, and compares two sites", async ({ page }) => {
    await page.goto("/de/observatory/paste");
    const headers = "HTTP/2 200\nX-Frame-Options: DENY\nSet-Cookie: sessionid=1; Secure";
    await page.getByLabel("Header der Antwort").fill(headers);
    await page.getByRole("button", { name: "Bewerten" }).click();
    const result = page.getByRole("region", { name: "Ergebnis" });
    await expect(result).toContainText("Skripte können ein Sitzungscookie lesen");
    await page.goto(`/en-US/observatory/compare?a=${HOST}&b=${HOST}/de/`);
    await expect(page.getByRole("columnheader", { name: `${HOST}/de/` })).toBeVisible();
  });
});

test("has tabs that the address names, and counts down to the next scan", async ({
  page,
}) => {
  await openPage(page, `${REPORT}#csp`);
  await expect(page.getByRole("tab", { name: "CSP analysis" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.locator("#csp-panel")).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^Wait \d+ s to rescan$/ }),
  ).toBeDisabled();
  await page.keyboard.press("Tab");
  await page.getByRole("tab", { name: "CSP analysis" }).press("ArrowRight");
  await expect(page).toHaveURL(/#cookies$/);
  await expect(page.getByText("No cookies detected")).toBeVisible();
  const tabs = page.getByRole("tab");
  for (const [key, tab] of [
    ["End", tabs.last()],
    ["Home", tabs.first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute("aria-selected", "true");
  }
  await expect(page.locator("[role=tab][aria-current]")).toHaveCount(0);
  await page.getByRole("tab", { name: "Cookies" }).click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#headers-panel")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("#headers-panel")).toBeHidden();
  expect(await listViolationsInAllViews(page)).toEqual([]);
});

test("tells what is wrong with a name, on a page without faults", async ({
  page,
  problems,
}) => {
  problems.allow(/status of 422/);
  await openPage(page, "/en-US/observatory/analyze?host=a%20b.com");
  await expect(page.getByRole("alert")).toContainText("not the name of a site");
  await expect(page.getByRole("textbox", { name: "Domain name" })).toBeFocused();
  expect(await listViolationsInAllViews(page)).toEqual([]);
});

test("leads to the field that was refused", async ({ page, problems }) => {
  problems.allow(/status of 4\d\d/);
  await page.goto(`/en-US/observatory/compare?a=${HOST}&b=a%20b.com`);
  await expect(page.getByRole("textbox", { name: "Second site" })).toBeFocused();
  await page.goto("/en-US/observatory/paste");
  const headers = page.getByRole("textbox", { name: "Response headers" });
  await headers.fill("none");
  await page.getByRole("button", { name: "Grade" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(headers).toBeFocused();
});

test("fits the long name of a site that can't be scanned", async ({ page, problems }) => {
  problems.allow(/status of 422/);
  await page.setViewportSize({ width: 320, height: 800 });
  const host = `${"a".repeat(60)}.`.repeat(3);
  const wide: string[] = [];
  for (const path of [
    "/en-US/observatory/analyze?host=",
    "/en-US/observatory/compare?a=",
  ]) {
    await page.goto(path + host);
    await expect(page.getByRole("main")).toContainText(host);
    if ((await measureOverflow(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
});

test("explains every result below the page about the tests", async ({ page }) => {
  await openPage(page, "/fr/observatory/docs/tests_and_scoring");
  await expect(page.locator("#matrix-cookies ~ div table")).toBeVisible();
  await expect(page.getByText("hsts-preloaded", { exact: true })).toBeVisible();
  const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
