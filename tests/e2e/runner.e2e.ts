import type { Browser, Page } from "@playwright/test";
import { listViolations } from "../support/e2e-accessibility";
import { openPage } from "../support/e2e-pages";
import { FIXTURE_SITE, toOrigin } from "../support/e2e-servers";
import { signIn } from "../support/e2e-sign-in";
import { expect, test } from "../support/e2e-test";

const PAGE = "/en-US/docs/Web/CSS/Guides/Running_code";
const SITE = toOrigin(FIXTURE_SITE);
/**
 * The same server by another name, where frames are not redirected to the runner's own
 * origin.
 */
const OTHER_NAME = SITE.replace("localhost", "127.0.0.1");

function getSample(page: Page, id: string) {
  return page.frameLocator(`#frame_${id}`);
}

/** Results of the sample's attempts to act on the site, by kind of attempt. */
async function readAttempts(page: Page): Promise<Record<string, string>> {
  await page.getByRole("banner").locator("input[name=q]").first().focus();
  await page.locator("#frame_hostile").scrollIntoViewIfNeeded();
  const output = getSample(page, "hostile").locator("pre");
  await expect(output).toContainText('"write"');
  return JSON.parse((await output.textContent()) ?? "") as Record<string, string>;
}

interface Visit {
  attempts: Record<string, string>;
  /** URL of the page after the attempts. */
  url: string;
  /** Element with the focus after the attempts. */
  focused: string | undefined;
}

/**
 * Results in the browser of a signed-in reader, on the runner's own origin and in a
 * sandbox.
 */
async function visitBoth(browser: Browser) {
  const context = await browser.newContext({ baseURL: SITE });
  const page = await context.newPage();
  await signIn(page, "core", "/en-US/");
  const visits: Visit[] = [];
  for (const origin of [SITE, OTHER_NAME]) {
    await page.goto(origin + PAGE);
    await page.evaluate(() => {
      document.cookie = "probe=1";
      localStorage.setItem("probe", "1");
    });
    const attempts = await readAttempts(page);
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    visits.push({ attempts, url: page.url(), focused });
  }
  const cookies = (await context.cookies()).map(({ name }) => name);
  await context.close();
  return { visits, cookies };
}

test("code of a sample does nothing in the reader's name", async ({ browser }) => {
  const { visits, cookies } = await visitBoth(browser);
  const attempts = visits.map((visit) => visit.attempts);

  await test.step("reads no cookies of the site", () => {
    expect.soft(attempts).toMatchObject([{ cookie: "" }, { cookie: "SecurityError" }]);
  });
  await test.step("reads no storage and no page of the site", () => {
    const denied = {
      parentStorage: "SecurityError",
      dom: "SecurityError",
      frame: "TypeError",
    };
    const [own, sandboxed] = attempts;
    expect.soft(own).toMatchObject(denied);
    // Empty, or denied where the browser blocks storage in third-party frames.
    expect.soft(["", "SecurityError"]).toContain(own?.["storage"]);
    expect.soft(sandboxed).toMatchObject({ ...denied, storage: "SecurityError" });
  });
  await test.step("does not navigate the page", () => {
    const denied = { top: "SecurityError", popup: "null" };
    expect.soft(attempts).toMatchObject([denied, denied]);
    const urls = visits.map(({ url }) => url);
    expect.soft(urls).toEqual([SITE + PAGE, OTHER_NAME + PAGE]);
  });
  await test.step("does not take the page's focus", () => {
    const left = { focus: "false true false" };
    expect.soft(attempts).toMatchObject([left, left]);
    expect.soft(visits.map(({ focused }) => focused)).toEqual(["INPUT", "INPUT"]);
  });
  await test.step("makes no requests", () => {
    expect.soft(attempts).toMatchObject([{ read: "TypeError" }, { read: "TypeError" }]);
    expect.soft(cookies).not.toContain("theme");
  });
});

test("scrolls what takes the focus above the queue", async ({ page, problems }) => {
  problems.allow(/sample=hostile/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, PAGE);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  for (const number of [1, 2, 3])
    await page.getByRole("checkbox", { name: `Queue: Example ${number}` }).check();
  const queue = page.getByRole("region", { name: "Queue" });
  await expect(queue.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  for (let steps = 0; steps < 20; steps += 1) {
    const focused = await page.locator(":focus").boundingBox();
    const panel = await queue.boundingBox();
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThan(panel?.y ?? 0);
    await page.keyboard.press("Shift+Tab");
  }
  for (const number of [1, 2, 3])
    await queue.getByRole("button", { name: `Remove Example ${number}` }).click();
  await expect.poll(height).toBe(before);
});

test("runs samples in the page's theme, and queues examples to play together", async ({
  page,
  problems,
}) => {
  // One sample of the page attempts forbidden actions.
  problems.allow(/sample=hostile/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, PAGE);
  const sample = getSample(page, "counter");
  await sample.getByRole("button", { name: "Count" }).click();
  await expect(sample.getByRole("status")).toHaveText("1");
  const scheme = () =>
    sample.locator("html").evaluate((root) => getComputedStyle(root).colorScheme);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await page.evaluate(() => {
    document.cookie = "theme=dark; path=/";
  });
  // This sample loads before the script of its page.
  await page.route(/entry\.client/, async (route) => {
    await sample.getByRole("button", { name: "Count" }).scrollIntoViewIfNeeded();
    await sample.locator("html").evaluate(
      () =>
        new Promise((resolve) => {
          if (document.readyState === "complete") resolve(null);
          else addEventListener("load", resolve);
        }),
    );
    await route.continue();
  });
  await page.reload();
  await expect.poll(scheme).toBe("dark");
  await page.unroute(/entry\.client/);

  const queue = page.getByRole("region", { name: "Queue" });
  await expect(queue).toBeHidden();
  await page.getByRole("checkbox", { name: "Queue: Example 3" }).check();
  await page.getByRole("checkbox", { name: "Queue: Example 1" }).check();
  await expect(queue.getByRole("listitem")).toHaveText(["Example 1html", "Example 3js"]);
  expect(await listViolations(page)).toEqual([]);
  const third = page.locator(".example-header", { hasText: "js" }).first();
  await queue.getByRole("button", { name: "Example 3", exact: true }).click();
  await expect(third).toHaveClass(/queue-highlight/);
  await expect
    .poll(() =>
      third.evaluate((header) => Math.abs(header.getBoundingClientRect().top - 130)),
    )
    .toBeLessThan(1);
  await queue.getByRole("button", { name: "Remove Example 1" }).click();
  await expect(
    page.getByRole("checkbox", { name: "Queue: Example 1" }),
  ).not.toBeChecked();
  await expect(queue.getByRole("listitem")).toHaveText(["Example 3js"]);

  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    queue.getByRole("button", { name: "Play", exact: true }).click(),
  ]);
  // An address of its own, because the reader's draft is at the one without a query.
  await expect(tab).toHaveURL(/\/en-US\/play\?given=\d+$/);
  const code = await page.evaluate(
    (query) => sessionStorage.getItem(`playground-session-code${query}`),
    new URL(tab.url()).search,
  );
  expect(JSON.parse(code ?? "")).toMatchObject({
    html: "",
    css: "",
    js: expect.stringContaining("addEventListener"),
    src: PAGE,
  });
  // On a phone, the result of a page's code stands above the editors.
  await tab.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => readTop(tab, "#play-result")).toBeGreaterThan(0);
  await expect
    .poll(
      async () =>
        (await readTop(tab, "#play-editors")) - (await readTop(tab, "#play-result")),
    )
    .toBeGreaterThan(0);
});

async function readTop(page: Page, selector: string): Promise<number> {
  return (await page.locator(selector).boundingBox())?.y ?? 0;
}

test.describe("JavaScript disabled on the site", () => {
  test.use({ javaScriptEnabled: false });

  test("frames have their documents, and the queue is a form", async ({ page }) => {
    await page.goto(PAGE);
    const frame = page.locator("#frame_counter");
    await expect(frame).toHaveAttribute("src", `${PAGE}/runner.html?sample=counter`);
    await expect(getSample(page, "counter").getByRole("button")).toBeVisible();
    await expect(page.locator(".play-link").first()).toHaveAttribute(
      "href",
      `/en-US/play?page=${PAGE}&sample=counter`,
    );
    await page.getByRole("checkbox", { name: "Queue: Example 2" }).check();
    const queue = page.getByRole("region", { name: "Queue" });
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      queue.getByRole("button", { name: "Play", exact: true }).click(),
    ]);
    await expect(tab.getByRole("textbox", { name: "CSS" })).toHaveValue(/font-weight/);
  });
});
