import { useEffect } from "react";
import type { ShownUser } from "~/domain/accounts/user";
import { writeChoice } from "~/browser/reader-choices/stored-choice";

/**
 * Remembers in the browser that a signed-in reader wants no advertisements, so that a kept page
 * reserves no space for them (server contract, 14.6).
 */
export function useNoAds(user: ShownUser | null, hasNotices: boolean): void {
  const wantsNone = user?.settings?.no_ads ?? false;
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn && hasNotices) writeChoice("nop", wantsNone ? "yes" : null);
  }, [isSignedIn, hasNotices, wantsNone]);
}
