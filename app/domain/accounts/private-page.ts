/** Pages of one reader's own data: they would at once ask who has just signed out to sign in. */
const PRIVATE = /^(\/[^/]+\/plus)\/(?:collections|settings)(?:[/?#]|$)/;

/** Whether a page at this path shows a reader's own data. */
export function isPrivatePage(path: string): boolean {
  return PRIVATE.test(path);
}

/** Where signing out on this page leads: to the page itself, or to one that needs nobody. */
export function toSignOutNext(next: string): string {
  return PRIVATE.exec(next)?.[1] ?? next;
}
