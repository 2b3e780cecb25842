import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";

/** Collects a page's problems; an unexpected problem fails the test. */
export interface Problems {
  /** Allows problems that match from now on. A pattern that nothing matches fails the test as well. */
  allow(pattern: RegExp): void;
  /** Allows them while this part of a test runs, so that the others stay strict. */
  allowIn(part: () => Promise<void>, pattern: RegExp): Promise<void>;
}

interface Allowance {
  pattern: RegExp;
  /** Place in the list of problems at which it began, and at which it ended. */
  from: number;
  to: number;
}

interface Fixtures {
  problems: Problems;
}

/** The test function of all browser tests; fails on unexpected problems of the page. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const found = watchProblems(page, new URL(baseURL ?? "").origin, javaScriptEnabled);
      const allowances: Allowance[] = [];
      const allow = (pattern: RegExp) => {
        const allowance = { pattern, from: found.length, to: Infinity };
        allowances.push(allowance);
        return allowance;
      };
      await use({
        allow,
        async allowIn(part, pattern) {
          const allowance = allow(pattern);
          await part();
          // Reports of the page come in order, so that all of this part's are there with the answer.
          await page.evaluate(() => null);
          allowance.to = found.length;
        },
      });
      const { unexpected, unused } = compareProblems(found, allowances);
      expect(unexpected, "problems in the page").toEqual([]);
      expect(unused, "allowed problems that did not come").toEqual([]);
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

function compareProblems(found: readonly string[], allowances: readonly Allowance[]) {
  const matches = ({ pattern, from, to }: Allowance, text: string, at: number) =>
    at >= from && at < to && pattern.test(text);
  return {
    unexpected: found.filter(
      (text, at) => !allowances.some((each) => matches(each, text, at)),
    ),
    unused: allowances
      .filter((each) => !found.some((text, at) => matches(each, text, at)))
      .map(({ pattern }) => String(pattern)),
  };
}

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
