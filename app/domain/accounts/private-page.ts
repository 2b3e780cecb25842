/**
 * Pages with a reader's own data. Those of the second group show others the rest; all others would ask for a
 * new sign-in right after signing out. Ignores case, as routes do.
 */
const PRIVATE =
  /^(\/[^/]+\/plus)\/(?:collections|settings|updates\/feed|(ai-help|updates))(?:[/?#]|$)/i;

/** Whether the page at this path shows a reader's own data. */
export function isPrivatePage(path: string): boolean {
  return PRIVATE.test(path);
}

/**
 * Redirect target after signing out: the page itself, or the Plus page for pages that
 * require an account.
 */
export function toSignOutNext(next: string): string {
  const [, plus = next, shared] = PRIVATE.exec(next) ?? [];
  return shared ? next : plus;
}

/**
 * Page that tells a reader that their session is over, and leads back after signing in. No
 * form was submitted, so that it promises no draft.
 */
export function toSessionOverUrl(next: string): string {
  return `/users/signed-out?form=none&next=${encodeURIComponent(next)}`;
}

/** The same page after a form with fields, which it promises to fill in again. */
export function toDraftKeptUrl(next: string): string {
  return `/users/signed-out?next=${encodeURIComponent(next)}`;
}
