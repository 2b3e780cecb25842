const IDLE_MILLISECONDS = 2_000;

/** Resolves once the page is loaded and the browser is idle, for work that no reader waits for. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      if ("requestIdleCallback" in window)
        requestIdleCallback(() => resolve(), { timeout: IDLE_MILLISECONDS });
      else setTimeout(resolve, IDLE_MILLISECONDS / 10);
    };
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}
