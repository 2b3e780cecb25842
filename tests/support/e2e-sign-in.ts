import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "~/domain/accounts/demo-accounts";
import type { Plan } from "~/domain/accounts/plan";

/**
 * Signs in as the demo reader of a plan, with or without JavaScript, and returns to `next`. All
 * tests of a site share the demo readers, so their data needs unique names.
 */
export async function signIn(
  page: Page,
  plan: Plan = "core",
  next = "/en-US/",
): Promise<void> {
  const account = DEMO_ACCOUNTS.find((known) => known.plan === plan);
  await page.goto(`/users/fxa/login/authenticate/?next=${encodeURIComponent(next)}`);
  await page.locator(`button[value="${account?.uid ?? ""}"]`).click();
  await page.waitForURL((url) => url.pathname + url.search === next);
}
