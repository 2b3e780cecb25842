import type { DemoAccount } from "~/domain/accounts/demo-accounts";

/** Functions of the page on which a reader chooses a demo account. */
export interface DemoAccounts {
  accounts: readonly DemoAccount[];
  /** Tells whether a sign-in with this id is in progress. */
  isUnderWay(signInId: string): Promise<boolean>;
  /**
   * Continues as one of the accounts; null cancels the sign-in.
   *
   * @returns the path to redirect to; null for an unknown sign-in or account.
   */
  choose(signInId: string, uid: string | null): Promise<string | null>;
}
