import { useEffect } from "react";

/** Has the browser of a signed-in reader tell once a day that they are here. */
export function useDailyPing(isSignedIn: boolean, pathname: string): void {
  useEffect(() => {
    if (!isSignedIn) return;
    void import("~/browser/daily-ping")
      .then(({ sendDailyPing }) => {
        sendDailyPing();
      })
      // A ping that wasn't sent is no reason to disturb the reader.
      .catch(() => undefined);
  }, [isSignedIn, pathname]);
}
