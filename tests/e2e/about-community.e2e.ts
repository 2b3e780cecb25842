import { AREA_PAGES } from "../support/e2e-areas";
import { openPage } from "../support/e2e-pages";
import { SHIPPED_SITE, toOrigin } from "../support/e2e-servers";
import { expect, test } from "../support/e2e-test";

test.use({ baseURL: toOrigin(SHIPPED_SITE) });

test("shows one tab, chosen by the fragment", async ({ page }) => {
  await openPage(page, AREA_PAGES.about);
  await expect(page.getByRole("tab", { name: "What we offer" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("tab", { name: "Our team" }).click();
  await expect(page).toHaveURL(/#our_team$/);
  await expect(page.getByRole("tabpanel", { name: "Our team" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = "our_partners_of_old";
  });
  const partners = page.getByRole("tabpanel", { name: "Our partners" });
  await expect(partners).toBeVisible();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("hashchange", resolve);
        location.hash = "content";
      }),
  );
  await expect(partners, "which no other tab has").toBeVisible();
  const isSelected = await page.getByRole("tab", { name: "Our team" }).evaluate((tab) => {
    // Prevented in the end, because the browser would save the page.
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    tab.dispatchEvent(
      new MouseEvent("click", { altKey: true, bubbles: true, cancelable: true }),
    );
    return tab.ariaSelected;
  });
  expect(isSelected, "to save the page of the link").toBe("false");
});

test("moves between tabs by arrow keys, with wrap-around", async ({ page }) => {
  await openPage(page, `${AREA_PAGES.about}#our_partners`);
  const last = page.getByRole("tab", { name: "Our partners" });
  await expect(last).toHaveAttribute("aria-selected", "true");
  await last.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "What we offer" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "What we offer" })).toBeVisible();
});

test.describe("JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  test("stacks the panels instead of tabs", async ({ page }) => {
    await page.goto(AREA_PAGES.about);
    for (const name of ["What we offer", "Our team", "Our partners"])
      await expect(page.getByRole("heading", { name, level: 3 })).toBeVisible();
    await page.getByRole("link", { name: "Our partners" }).click();
    const heading = page.getByRole("heading", { name: "Our partners", level: 3 });
    await expect(heading).toBeInViewport();
  });

  test("shows a profile, linked from the home page, and lists open issues, marked as samples", async ({
    page,
  }) => {
    await page.goto("/en-US/");
    await page.getByRole("link", { name: "Robin Example" }).click();
    await expect(page).toHaveTitle(
      "Contributor Spotlight - Robin Example - MDN Web Docs",
    );
    await expect(page.getByText("Robin doesn't exist.")).toBeVisible();
    const image = page.getByRole("img", { name: "A drawing of a robin on a branch." });
    await expect(image).toHaveAttribute("width", "200");
    await page.getByRole("link", { name: "Get Involved →" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Community");
    await expect(page).toHaveURL(AREA_PAGES.community);
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText(["Title", "Repository"]);
    await expect(table.getByRole("row")).toHaveCount(4);
    await expect(page.getByText("These are samples")).toBeVisible();
  });

  test("tells advertisers the figures of the default theme, and where to write", async ({
    page,
  }) => {
    await page.goto(AREA_PAGES.advertising);
    await expect(page).toHaveTitle("Advertise with us | MDN");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell it better");
    await expect(page.getByText("at most two static ads")).toBeVisible();
    const figures = page.getByRole("main").getByRole("listitem");
    await expect(figures).toHaveText([
      "17Munique monthly users",
      "80M+page views per month",
      "17years of trust",
      "Worldwidedistribution",
    ]);
    await expect(page.getByText("90% of them are satisfied")).toBeVisible();
    const contact = page.getByRole("link", { name: "Get in touch" });
    await expect(contact).toHaveAttribute("href", /^https:/);
  });

  test("announces the end of the newsletter, without a link to settings", async ({
    page,
  }) => {
    await page.goto(AREA_PAGES.newsletter);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Stay Informed with MDN",
    );
    await expect(page.locator('main a[href*="settings"]')).toHaveCount(0);
  });

  test("offers Plus at the end of its sidebar", async ({ page }) => {
    await page.goto(AREA_PAGES.plusDocs);
    const links = page
      .getByRole("navigation", { name: "Related Topics" })
      .locator("li a");
    await expect(links).toHaveText([
      "MDN Plus",
      "Overview",
      "AI Help",
      "Playground",
      "Updates",
      "Collections",
      "Frequently asked questions",
      "Try MDN Plus",
    ]);
  });
});
