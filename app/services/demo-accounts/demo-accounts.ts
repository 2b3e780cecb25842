import type { DemoAccount } from "~/domain/accounts/demo-accounts";

/** The page on which a reader chooses whom to be. */
export interface DemoAccounts {
  accounts: readonly DemoAccount[];
  /** Whether a sign-in of this id is under way. */
  isUnderWay(signInId: string): Promise<boolean>;
  /**
   * Goes on as one of the accounts; null for nobody, after all.
   *
   * @returns the path to go on at, or null when there is no such sign-in or account.
   */
  choose(signInId: string, uid: string | null): Promise<string | null>;
}
