import { useEffect } from "react";

/** Reports once a day that a signed-in reader is active. */
export function useDailyPing(isSignedIn: boolean, pathname: string): void {
  useEffect(() => {
    if (!isSignedIn) return;
    void import("~/browser/daily-ping")
      .then(({ sendDailyPing }) => {
        sendDailyPing();
      })
      // A failed ping stays silent.
      .catch(() => undefined);
  }, [isSignedIn, pathname]);
}
