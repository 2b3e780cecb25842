const IDLE_MILLISECONDS = 2_000;

/** Resolves once the page is loaded and the browser is idle, for work that no reader waits for. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => whenIdle(resolve, IDLE_MILLISECONDS);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}

/** Runs `then` once the browser is idle, at the latest after `timeout` milliseconds. */
export function whenIdle(then: () => void, timeout: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout });
  else setTimeout(then, timeout / 10);
}
