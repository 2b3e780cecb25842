import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "~/domain/accounts/demo-accounts";
import type { Plan } from "~/domain/accounts/plan";

/**
 * Signs in as the demo reader of a plan, and opens `next`. All tests of a site share the demo readers, so
 * their data needs unique names. The form is sent without its page, because loading that takes most of
 * the time; sign-in.e2e.ts signs in by clicks.
 */
export async function signIn(
  page: Page,
  plan: Plan = "core",
  next = "/en-US/",
): Promise<void> {
  const account = DEMO_ACCOUNTS.find((known) => known.plan === plan);
  const chooser = await page.request.get("/users/fxa/login/authenticate/", {
    params: { next },
  });
  const answer = await page.request.post(chooser.url(), {
    form: { uid: account?.uid ?? "" },
    headers: { origin: new URL(chooser.url()).origin },
  });
  const { pathname, search } = new URL(answer.url());
  if (!answer.ok() || pathname + search !== next)
    throw new Error(`signing in led to ${answer.status()} ${answer.url()}`);
  await page.goto(next);
}
