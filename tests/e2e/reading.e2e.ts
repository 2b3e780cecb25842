import type { Locator, Page } from "@playwright/test";
import { PREFETCH_DELAY_MILLISECONDS } from "~/ui/client-links/use-client-links";
import { openPage, PAGES } from "../support/e2e-pages";
import { signIn } from "../support/e2e-sign-in";
import { expect, test, WHOLE_BROWSER } from "../support/e2e-test";

test.use({ viewport: { width: 1280, height: 800 } });

test("marks the current section, and copies the URLs of headings and terms by their anchors alone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PAGES.guide);
  const toc = page.getByRole("navigation", { name: "In this article" });
  const current = toc.locator("[aria-current]");
  await expect(current).toHaveCount(0);
  for (const id of ["tables", "terms_of_a_list", "notes"]) {
    await page.locator(`#${id}`).evaluate((heading) => {
      heading.scrollIntoView();
    });
    await expect(current).toHaveAttribute("href", `#${id}`);
  }
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await expect(current).toHaveAttribute("href", "#heading_with_code_more");
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(current).toHaveCount(0);

  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const announcer = page.locator("[data-announcer]");
  for (const [place, selector, id] of [
    ["a heading", "#tables > a", "tables"],
    ["a smaller heading", "#terms_of_a_list > a", "terms_of_a_list"],
    ["a term", "dt > a", "first_term"],
  ] as const)
    await test.step(`the URL of ${place}`, async () => {
      // The text of the one before would stay.
      await announcer.evaluate((region) => region.replaceChildren());
      const anchor = page.locator(selector).first();
      await anchor.click();
      await expect(page).toHaveURL(`${PAGES.guide}#${id}`);
      await expect(anchor).toHaveAttribute("data-copied", "Copied!");
      await expect(announcer).toHaveText("Copied!");
      expect(await readClipboard()).toBe(page.url());
      await expect(anchor).not.toHaveAttribute("data-copied");
    });

  await page.evaluate(() => navigator.clipboard.writeText("mine"));
  await toc.getByText("Tables").click();
  await expect(page).toHaveURL(/#tables$/);
  expect(await readClipboard()).toBe("mine");
});

test("loads no font but those of English text for a page with tables, icons and links to other sites", async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font")
      fonts.add(
        /([a-z-]+?)(?:-wght-normal)?-[\w-]{7,8}\.woff2$/.exec(request.url())?.[1] ?? "",
      );
  });
  await openPage(page, PAGES.reference);
  await expect(page.locator("article td a.external").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts].sort()).toEqual(["icons", "inter-text", "jetbrains-mono-text"]);
});

test("announces to assistive technology that code was copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PAGES.nextGuide);
  await page.locator(".copy-button").click();
  await expect(page.locator("[data-announcer]")).toHaveText("Copied!");
});

/** Adds a link to a document to the home page, which React runs, and rests on it. */
async function restOnDocument(
  page: Page,
  path: string = PAGES.nextGuide,
): Promise<Locator> {
  await openPage(page, PAGES.home);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: href });
    document.querySelector("main")?.prepend(link);
    link.dispatchEvent(new Event("pointerover", { bubbles: true }));
  }, path);
  return page.locator(`main > a[href="${path}"]`);
}

test("shows a document on whose link the pointer rests without requesting it again", async ({
  page,
}) => {
  const fetched = page.waitForResponse(`**${PAGES.nextGuide}.data*`);
  const link = await restOnDocument(page);
  await (await fetched).finished();
  await link.click();
  await expect(page).toHaveTitle(/^The next guide/);
  const readSizes = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType("resource");
      return entries
        .filter(({ name }) => name.includes("Next_guide.data"))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize);
    });
  // The browser notes a request some time after its answer.
  await expect.poll(readSizes).toEqual([expect.any(Number), 0]);
});

test("prefetches previous and next when they come into view, once", async ({ page }) => {
  const link = await restOnDocument(page, PAGES.guide);
  await link.click();
  await expect(page).toHaveTitle(/^Every construct/);
  await page.locator(".prev-next .next a").last().scrollIntoViewIfNeeded();
  const prefetches = page.locator(`link[rel=prefetch][href^="${PAGES.nextGuide}.data"]`);
  await expect(prefetches).toHaveCount(1);
});

test("prefetches nothing for a signed-in reader, whose pages no cache keeps", async ({
  page,
}) => {
  await signIn(page);
  const link = await restOnDocument(page);
  // Ends after the site's timer, because timers of one delay end in the order of their starts.
  await page.evaluate(
    (delay) => new Promise((resolve) => setTimeout(resolve, delay)),
    PREFETCH_DELAY_MILLISECONDS,
  );
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
  await link.click();
  await expect(page).toHaveTitle(/^The next guide/);
});

test("prefetches no page for a reader with data saver", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openPage(page, PAGES.guide);
  await page.locator(".prev-next .next a").first().hover();
  await page.locator("#tables").scrollIntoViewIfNeeded();
  await expect(page.locator("#tables")).toBeInViewport();
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
});

for (const path of [PAGES.guide, PAGES.german, `${PAGES.guide}?sidebar=user`]) {
  test(`has no layout shift while ${path} loads`, WHOLE_BROWSER, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift:
              (window as unknown as { shift: number }).shift +
              (entry as PerformanceEntry & { value: number }).value,
          });
      }).observe({ type: "layout-shift", buffered: true });
    });
    await openPage(page, path);
    await page.evaluate(() => document.fonts.ready);
    const shift = await page.evaluate(
      () => (window as unknown as { shift: number }).shift,
    );
    expect(shift).toBe(0);
  });
}

const NARROW = { width: 360, height: 800 };

test("lays out what is out of sight after the first paint, unless the reader begins there", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const last = "#article-body > section:last-of-type";
  await page.addInitScript((selector) => {
    addEventListener("DOMContentLoaded", () => {
      const section = document.querySelector(selector);
      Object.assign(window, {
        early: section && getComputedStyle(section).contentVisibility,
      });
    });
  }, last);
  const readEarly = () => page.evaluate(() => (window as { early?: unknown }).early);
  await openPage(page, PAGES.guide);
  expect(await readEarly()).toBe("auto");
  await expect(page.locator(last)).toHaveCSS("content-visibility", "visible");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("about:blank");
  await openPage(page, PAGES.guide);
  expect(await readEarly(), "in a wide window").toBe("visible");

  await page.setViewportSize(NARROW);
  await page.reload();
  expect(await readEarly(), "after a reload, which restores the position").toBe(
    "visible",
  );
  await page.goto("about:blank");
  await openPage(page, `${PAGES.guide}#tables`);
  expect(await readEarly(), "at a fragment").toBe("visible");
});

test("stays at the place of a link that is followed before what is above it is laid out", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  const readTop = async () =>
    (await page.locator("#tables").boundingBox())?.y ?? Number.NaN;
  await openPage(page, `${PAGES.guide}#tables`);
  const expected = await readTop();
  await page.goto("about:blank");
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => (location.hash = "tables"));
  });
  await openPage(page, PAGES.guide);
  await expect(page).toHaveURL(/#tables$/);
  await expect.poll(readTop).toBe(expected);
});

test("copies the URL of a row of the compatibility table", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, PAGES.reference);
  const anchor = page.locator("tr[id^=compat-] th a[href^='#']").first();
  await anchor.dispatchEvent("click");
  await expect(anchor).toHaveAttribute("data-copied", "Copied!");
  await expect(anchor).toHaveCSS("opacity", "1");
  await expect(page).toHaveURL(/#compat-/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
