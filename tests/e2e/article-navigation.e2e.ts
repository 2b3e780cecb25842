import { chromium, type Page } from "@playwright/test";
import { PAGE_DELAY_MILLISECONDS } from "~/browser/article-navigation/follow-links";
import { READER_KEY } from "~/browser/whoami/reader-trace";
import { findBrowser } from "../../cli/test/find-browser.mjs";
import { hasWindowMark, holdRequests, markWindow, PAGES } from "../support/e2e-pages";
import { FIXTURE_SITE, toOrigin } from "../support/e2e-servers";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

test.use({ viewport: { width: 1280, height: 800 } });

/** Opens the guide, whose copy buttons tell that its behaviours have started; notes the requests. */
async function openGuide(page: Page, query = "") {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(PAGES.guide + query);
  await expect(page.locator(".copy-button").first()).toBeAttached();
  await markWindow(page);
  const sidebar = page.getByRole("navigation", { name: "Related Topics" });
  return { paths, sidebar, next: sidebar.getByRole("link", { name: "The next guide" }) };
}

test("shows a document of the sidebar in place, without React", async ({ page }) => {
  const { paths, sidebar, next } = await openGuide(page, "?from=here");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  const entries = await sidebar.locator("li").count();
  const before = paths.length;
  // A real press would first scroll to the link.
  await next.dispatchEvent("click");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  // No file whose imports the article would wait for.
  expect(paths.slice(before).filter((path) => path.endsWith(".js"))).toEqual([
    expect.stringMatching(/show-article-/),
  ]);
  await expect(page).toHaveURL(PAGES.nextGuide);
  await expect(page).toHaveTitle(/^The next guide - CSS \|/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.locator("[data-announcer]")).toHaveText(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The next guide");
  await expect(sidebar.locator("em")).toHaveCount(0);
  expect(await sidebar.locator("li").count()).toBe(entries);
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumbs.locator('[aria-current="page"]')).toHaveText("The next guide");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    new RegExp(`${PAGES.nextGuide}$`),
  );
  for (const [name, value] of [
    ["og:title", /^The next guide$/],
    ["og:url", new RegExp(`${PAGES.nextGuide}$`)],
    ["og:type", /^article$/],
  ] as const)
    await expect(page.locator(`meta[property='${name}']`)).toHaveAttribute(
      "content",
      value,
    );
  await expect(page.locator("[data-article-bar] [data-sidebar-toggle]")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  // Put in, or removed, after the paint.
  await expect(page.locator("[data-later], [data-leaving]")).toHaveCount(0);
  await expect(page.locator("main, h1")).toHaveCount(2);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  const address = encodeURIComponent(`${PAGES.guide}?from=here`);
  await expect(page.locator('header a[href*="?next="]').first()).toHaveAttribute(
    "href",
    new RegExp(`[?]next=${address}$`),
  );
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  expect(await hasWindowMark(page)).toBe(true);
  expect(paths.filter((path) => /libraries-|[.]data$|[.]sidebar$/.test(path))).toEqual(
    [],
  );
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByText("Thank you for your feedback!")).toBeFocused();
  await expect(page).toHaveURL(PAGES.nextGuide);
});

test("goes back from the end of a document to the place in a shorter one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const { next } = await openGuide(page);
  await page.evaluate(() => scrollTo({ top: 99_999, behavior: "instant" }));
  await next.dispatchEvent("click");
  await expect(page).toHaveURL(PAGES.nextGuide);
  await expect(page.locator("[data-later], [data-leaving]")).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 50, behavior: "instant" }));
  await page.locator(`#sidebar-body a[href="${PAGES.guide}"]`).dispatchEvent("click");
  await expect(page).toHaveURL(PAGES.guide);
  await expect(page.locator("[data-later], [data-leaving]")).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 99_999, behavior: "instant" }));
  await page.goBack();
  await expect(page).toHaveURL(PAGES.nextGuide);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  await expect(page.locator("body")).not.toHaveAttribute("style", /min-height/);
});

test("keeps style sheets and the sidebar's filter, and shows an article from its top for a malformed fragment", async ({
  page,
}) => {
  const { paths, sidebar, next } = await openGuide(page);
  const listSheets = () =>
    page.evaluate(() => [
      ...Array.from(document.styleSheets, ({ href }) => href),
      document.adoptedStyleSheets.length,
    ]);
  const before = await listSheets();
  expect(await page.locator("#content link[rel=stylesheet]").count()).toBeGreaterThan(0);
  paths.length = 0;
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await expect(page.locator("[data-later], [data-leaving]")).toHaveCount(0);
  expect(await listSheets()).toEqual(before);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await expect(page.locator("[data-later], [data-leaving]")).toHaveCount(0);
  expect(await listSheets()).toEqual(before);
  expect(paths.filter((path) => path.endsWith(".css"))).toEqual([]);

  await page.evaluate((path) => {
    const link = Object.assign(document.createElement("a"), { href: `${path}#%` });
    document.querySelector("main")?.append(link);
    link.click();
  }, PAGES.nextGuide);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");

  const field = sidebar.getByRole("textbox", { name: "Filter sidebar" });
  await field.fill("next");
  await expect(sidebar.locator("[data-sidebar-count]")).toHaveText("1 match");
  await next.click();
  await expect(page).toHaveTitle(/^The next guide/);
  await expect(field).toHaveValue("next");
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The next guide");
  await field.fill("");
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The next guide");
  expect(await hasWindowMark(page)).toBe(true);
});

test("leads to the fragment of a link, as the browser does", async ({ page }) => {
  await openGuide(page);
  const id = "what_it_eats";
  const link = page.locator(".prev-next .next a").first();
  await link.evaluate((each: HTMLAnchorElement, hash) => (each.hash = hash), id);
  const entries = await page.evaluate(() => history.length);
  await link.press("Enter");
  await expect(page).toHaveURL(`${PAGES.nextGuide}#${id}`);
  const target = page.locator(":target");
  await expect(target).toHaveAttribute("id", id);
  await expect(target).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(page.locator("[data-later], [data-leaving]")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(target.locator("a")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  expect(await hasWindowMark(page)).toBe(true);
});

test("keeps the document when a gateway times out", async ({ page, problems }) => {
  problems.allow(/status of 504/);
  const { next } = await openGuide(page);
  const answered = page.waitForResponse("**/*.part");
  await page.route("**/*.part", (route) => route.fulfill({ status: 504, body: "Slow" }));
  await next.click();
  expect((await answered).status()).toBe(504);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await page.unroute("**/*.part");
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  expect(await hasWindowMark(page)).toBe(true);
});

test("goes on showing progress when a document arrives that another has overtaken", async ({
  page,
}) => {
  const { next } = await openGuide(page);
  const release = await holdRequests(page, `**${PAGES.nextGuide}.part`);
  // Never answered.
  await page.route(`**${PAGES.marked}.part`, () => undefined);
  await next.dispatchEvent("click");
  await page
    .locator(`#sidebar-body a[href="${PAGES.marked}"]`)
    .first()
    .dispatchEvent("click");
  const line = page.locator("[data-loading-line]");
  await expect(line).toHaveText("Loading document...");
  const answer = page.waitForResponse(`**${PAGES.nextGuide}.part`);
  release();
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(line).toHaveText("Loading document...");
  await expect(line).toHaveAttribute("data-loading");
  await expect(page).toHaveTitle("Loading...");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
});

test("brings another sidebar beside its article", async ({ page }) => {
  await page.route("**/*.part", async (route) => {
    const response = await route.fetch();
    const part = await response.text();
    const body = part.replace(/ data-key="[^"]*"/, ' data-key="other"');
    await route.fulfill({ response, body });
  });
  const { paths, sidebar, next } = await openGuide(page);
  const entries = await sidebar.locator("li").count();
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await expect(page.locator("[data-key]")).toHaveAttribute("data-key", "other");
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The next guide");
  expect(await sidebar.locator("li").count()).toBe(entries);
  expect(paths).toContain(`${PAGES.nextGuide}.sidebar`);
  // Parts have none: it is the former sidebar's, for the new page, without its text.
  const field = sidebar.getByRole("textbox", { name: "Filter sidebar" });
  await expect(field).toHaveValue("");
  const form = page.locator("[data-sidebar-filter]");
  await expect(form).toHaveAttribute("action", PAGES.nextGuide);
  await field.fill("next");
  await expect(sidebar.locator("[data-sidebar-count]")).toHaveText("1 match");
  expect(await hasWindowMark(page)).toBe(true);
});

test("shows an article before its sidebar, and without it", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/);
  await page.route("**/*.part", async (route) => {
    const response = await route.fetch();
    const part = await response.text();
    const body = part.replace(/ data-key="[^"]*"/, ' data-key="other"');
    await route.fulfill({ response, body });
  });
  let failSidebar = () => undefined as unknown;
  const isAsked = new Promise<void>((resolve) => {
    void page.route("**/*.sidebar", (route) => {
      failSidebar = () => route.abort();
      resolve();
    });
  });
  const { sidebar, next } = await openGuide(page);
  const key = await page.locator("[data-key]").getAttribute("data-key");
  await next.click();
  await isAsked;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The next guide");
  failSidebar();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  await expect(page.locator("[data-key]")).toHaveAttribute("data-key", key ?? "");
  expect(await hasWindowMark(page)).toBe(true);
});

/**
 * Lets parts arrive in two chunks, cut in the article's first section. The returned function sends the
 * second one, of later parts too, or ends the response with an error.
 */
async function cutParts(page: Page) {
  await page.addInitScript(() => {
    const load = window.fetch.bind(window);
    let isOver = false;
    addEventListener("end-part", (event) => {
      isOver = (event as CustomEvent).detail === true;
    });
    window.fetch = async (input, init) => {
      const response = await load(input, init);
      if (!response.url.endsWith(".part")) return response;
      const html = await response.text();
      // In the first section, at whose start the top ends.
      const cut = html.indexOf("<h2", html.indexOf('id="article-body"'));
      const [top, rest] = [html.slice(0, cut), html.slice(cut)];
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const end = () => {
            controller.enqueue(encoder.encode(rest));
            controller.close();
          };
          controller.enqueue(encoder.encode(top));
          if (isOver) end();
          addEventListener("end-part", () => {
            if (isOver) end();
            else controller.error(new TypeError("network lost"));
          });
        },
      });
      return new Response(body, response);
    };
  });
  return (isWhole: boolean) =>
    page.evaluate(
      (detail) => dispatchEvent(new CustomEvent("end-part", { detail })),
      isWhole,
    );
}

test("shows the top of an article before the rest is there", async ({ page }) => {
  const endPart = await cutParts(page);
  const { next, sidebar } = await openGuide(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await next.dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await expect(page).toHaveTitle(/^The next guide - CSS \|/);
  await expect(page).toHaveURL(PAGES.nextGuide);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The next guide");
  await expect(page.locator("#article-body section, #feedback")).toHaveCount(0);
  await expect(page.locator("[data-toc-column] nav")).toBeHidden();
  await expect(page.locator("body > footer")).not.toBeInViewport();
  await expect(page).toHaveTitle("Loading...");

  await endPart(true);
  await expect(page).toHaveTitle(/^The next guide - CSS \|/);
  await expect(page.locator("#feedback")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  await expect(page.locator("[data-arriving], [data-leaving], [data-end]")).toHaveCount(
    0,
  );
  expect(await hasWindowMark(page)).toBe(true);
  const inPlace = await page.locator("#content").innerText();
  const toc = await page.locator("[data-toc-column]").innerText();
  await page.reload();
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(1);
  expect(await page.locator("#content").innerText()).toBe(inPlace);
  expect(await page.locator("[data-toc-column]").innerText()).toBe(toc);
});

test("loads the page when the network is lost after the top of its article", async ({
  page,
}) => {
  const endPart = await cutParts(page);
  const { next } = await openGuide(page);
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  const isLoaded = page.waitForEvent("load");
  await endPart(false);
  await isLoaded;
  await expect(page).toHaveURL(PAGES.nextGuide);
  expect(await hasWindowMark(page)).toBe(false);
  await page.goBack();
  await endPart(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
});

test("loads the page to which a reader goes back before the scripts of a reloaded one", async ({
  page,
}) => {
  const { next } = await openGuide(page);
  await next.click();
  await expect(page).toHaveURL(PAGES.nextGuide);
  const release = await holdRequests(page, /\/assets\/entry\.client-/);
  await page.reload({ waitUntil: "commit" });
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("The next guide");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(PAGES.guide);
  release();
  await expect(title).toHaveText("Every construct");
});

test("leaves an article that has only its top for another one", async ({ page }) => {
  const endParts = await cutParts(page);
  const { next, sidebar } = await openGuide(page);
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  await page.goBack();
  await endParts(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("Every construct");
  await expect(page.locator("[data-arriving], [data-leaving]")).toHaveCount(0);
});

test("loads the page where its article can't be loaded, and in older browsers", async ({
  page,
  problems,
}) => {
  problems.allow(/net::ERR_FAILED/);
  await page.route("**/*.part", (route) => route.abort());
  const { next } = await openGuide(page);
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  expect(await hasWindowMark(page)).toBe(false);
  await page.unroute("**/*.part");
  await page.addInitScript("delete window.navigation");
  await (await openGuide(page)).next.click();
  await expect(page).toHaveURL(PAGES.nextGuide);
  expect(await hasWindowMark(page)).toBe(false);
});

test("asks whether a session has ended, and loads the next page after it", async ({
  page,
}) => {
  const listKeys = () => page.evaluate(() => Object.keys(localStorage));
  const visits = "frequently-viewed-documents-v2";
  // Any document of the site: its storage is all that is needed.
  await page.goto("/robots.txt");
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, "of a former reader");
    },
    [READER_KEY, visits],
  );
  const { paths, next } = await openGuide(page);
  await next.hover();
  await expect.poll(listKeys).not.toContain(READER_KEY);
  expect(await listKeys()).not.toContain(visits);
  expect(paths).toContain("/api/v1/whoami");
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next guide");
  expect(await hasWindowMark(page)).toBe(false);
});

/** Adds a link with this address to the article, and rests on it until its page may be loaded ahead. */
async function restOnLink(page: Page, href: string): Promise<void> {
  await page.evaluate(
    async ({ href, delay }) => {
      const link = Object.assign(document.createElement("a"), {
        href,
        textContent: href,
      });
      document.querySelector("#content")?.prepend(link);
      link.dispatchEvent(new Event("pointerover", { bubbles: true }));
      // Ends after the site's timer, because timers of one delay end in the order of their starts.
      await new Promise((resolve) => setTimeout(resolve, delay));
    },
    { href, delay: PAGE_DELAY_MILLISECONDS },
  );
}

const hints = (page: Page) => page.locator("head > link[rel=prefetch]");

test("loads ahead the page of a link that it can't show in place", async ({ page }) => {
  await openGuide(page);
  const ahead = page.waitForResponse(`**${PAGES.glossary}`);
  await restOnLink(page, PAGES.glossary);
  await (await ahead).finished();
  await restOnLink(page, `${PAGES.glossary}#again`);
  await expect(hints(page)).toHaveCount(1);
  await page.locator(`#content a[href="${PAGES.glossary}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Viewport");
  const [sent] = await page.evaluate(() =>
    performance
      .getEntriesByType("navigation")
      .map((entry) => (entry as PerformanceNavigationTiming).transferSize),
  );
  expect(sent).toBe(0);
});

test("loads no page ahead that is personal, a file or of another site", async ({
  page,
}) => {
  await openGuide(page);
  for (const href of [
    "/en-US/search?q=a",
    "/en-US/plus/collections",
    `${PAGES.glossary}?theme=dark`,
    `${PAGES.guide}#tables`,
    "/en-US/docs/Web/CSS/archive.zip",
    "https://other.example/en-US/docs/Web",
  ])
    await restOnLink(page, href);
  await page.evaluate((key) => localStorage.setItem(key, "owner"), READER_KEY);
  await restOnLink(page, PAGES.glossary);
  await expect(hints(page)).toHaveCount(0);
});

test("comes back from the back/forward cache, and shows a reader who has signed in meanwhile", async () => {
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    ...findBrowser(),
  });
  const page = await browser.newPage({ baseURL: toOrigin(FIXTURE_SITE) });
  await openGuide(page);
  await page.goto(PAGES.home);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  expect(await hasWindowMark(page)).toBe(true);
  await signIn(page, "core", PAGES.home);
  await page.waitForFunction((key) => localStorage.getItem(key), READER_KEY);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Every construct");
  await expect(page.getByRole("banner").getByText("User menu").first()).toBeAttached();
  await browser.close();
});
