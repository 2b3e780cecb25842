/** Pages that would at once ask who has just signed out to sign in. */
const PRIVATE = /^(\/[^/]+\/plus)\/(?:collections|settings)(?:[/?#]|$)/;

/** Where signing out on this page leads: to the page itself, or to one that needs nobody. */
export function toSignOutNext(next: string): string {
  return PRIVATE.exec(next)?.[1] ?? next;
}
