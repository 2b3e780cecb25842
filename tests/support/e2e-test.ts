import { test as base, expect, type ConsoleMessage, type Page } from "@playwright/test";

/** What a page complained about; a test must expect every complaint, or it fails. */
export interface Problems {
  /** Lets complaints of this kind pass, in tests that bring about a failure. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  problems: Problems;
}

/** The runner of all browser tests: a page may not complain behind the test's back. */
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

export { expect };

/** Console errors (policy violations are some), thrown errors, failed requests of our own. */
function watchProblems(page: Page, origin: string, hasScripts = true): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") found.push(describeMessage(message));
  });
  page.on("pageerror", (error) => found.push(`thrown: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser gives up what it no longer needs when a page is left.
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
