/** An advertisement counts as viewed when half of it was visible for a second. */
const VIEW_SHARE = 0.5;
const VIEW_MILLISECONDS = 1_000;

/**
 * Calls back once the element was at least half visible for one second without a break, in a
 * tab that the reader sees.
 *
 * @returns a function that stops watching.
 */
export function watchView(element: Element, onViewed: () => void): () => void {
  let isInView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    if (!isInView || document.visibilityState !== "visible") return;
    timer = setTimeout(() => {
      stop();
      onViewed();
    }, VIEW_MILLISECONDS);
  }

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
  }

  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= VIEW_SHARE;
      update();
    },
    { threshold: VIEW_SHARE },
  );
  observer.observe(element);
  document.addEventListener("visibilitychange", update);
  return stop;
}
