import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";

/** Collects a page's problems; an unexpected problem fails the test. */
export interface Problems {
  /** Allows problems that match, in tests that provoke a failure. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  problems: Problems;
}

/** The test function of all browser tests; fails on unexpected problems of the page. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const found = watchProblems(page, new URL(baseURL ?? "").origin, javaScriptEnabled);
      const allowed: RegExp[] = [];
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = found.filter((text) => !allowed.some((each) => each.test(text)));
      expect(unexpected, "problems in the page").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Details of tests that measure layout shifts: the headless shell paints before fonts have come, with
 * which a line may wrap anew.
 */
export const WHOLE_BROWSER = { tag: "@whole-browser" };

export { expect };

/**
 * Collects console errors (CSP violations included), uncaught errors, and failed same-origin
 * requests.
 */
function watchProblems(page: Page, origin: string, hasScripts = true): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") found.push(describeMessage(message));
  });
  page.on("pageerror", (error) => found.push(`thrown: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Browsers abort pending requests when a page is left.
    const isGivenUp = reason === "net::ERR_ABORTED";
    const isUnwanted = !hasScripts && request.resourceType() === "script";
    if (request.url().startsWith(origin) && !isGivenUp && !isUnwanted)
      found.push(`request: ${request.url()} ${reason}`);
  });
  return found;
}

function describeMessage(message: ConsoleMessage): string {
  return `console: ${message.text()} (${message.location().url})`;
}
