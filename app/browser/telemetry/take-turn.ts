import { waitForIdle } from "../after-load";

let last = Promise.resolve();
let isLeaving = false;

/**
 * Resolves when the browser is idle and all earlier turns are over, because recording, compressing and
 * sending at once would be one long task. While the page is being left it resolves at once: what
 * waits is then done before the page is gone.
 */
export function takeTurn(): Promise<void> {
  last = last.then(waitForPause);
  return last;
}

function waitForPause(): Promise<void> {
  return new Promise((resolve) => {
    if (isLeaving || document.visibilityState === "hidden") {
      resolve();
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    function end(): void {
      controller.abort();
      resolve();
    }
    addEventListener("pagehide", end, { signal });
    document.addEventListener("visibilitychange", end, { signal });
    void waitForIdle().then(end);
  });
}

/** Watches for the page being left; added before any turn, so that it hears of it first. */
export function watchLeaving(): void {
  addEventListener("pagehide", () => (isLeaving = true));
  addEventListener("pageshow", () => (isLeaving = false));
}
