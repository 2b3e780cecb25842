/** Time after pointerup until a click is no longer expected. */
const CLICK_MILLISECONDS = 300;

/**
 * Tracks whether the reader is pressing a pointer.
 * @returns Function that waits until the press has ended and its click has been handled.
 */
export function watchPointer(): () => Promise<void> {
  let isDown = document.querySelector(":active") !== null;
  const waiting: (() => void)[] = [];
  function release(): void {
    isDown = false;
    for (const resolve of waiting.splice(0)) resolve();
  }
  const listen = (type: string, listener: () => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true });
  listen("pointerdown", () => (isDown = true));
  listen("pointercancel", release);
  listen("pointerup", () => setTimeout(release, CLICK_MILLISECONDS));
  // A click's default action runs after its listeners.
  listen("click", () => setTimeout(release));
  return () =>
    isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}
