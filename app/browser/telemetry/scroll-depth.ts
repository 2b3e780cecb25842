const STEPS_PERCENT = [25, 50, 75];
/** Pause of scrolling after which the depth is read. */
export const DEBOUNCE_MILLISECONDS = 100;

/**
 * Reports each quarter of a page that is scrolled into view, once, when scrolling pauses. Quarters that were
 * in view before a page starts here are reported as well, because analytics load after the page.
 */
export function createScrollDepth(report: (percent: number, path: string) => void): {
  startPage(): void;
  handleScroll(): void;
} {
  let path = "";
  let reached = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function read() {
    // The next page is in view before it starts here.
    if (path !== location.pathname) return;
    const depth = readDepthPercent();
    for (const percent of listNewSteps(reached, depth)) report(percent, path);
    reached = Math.max(reached, depth);
  }

  function handleScroll() {
    clearTimeout(pause);
    pause = setTimeout(read, DEBOUNCE_MILLISECONDS);
  }

  return {
    startPage() {
      path = location.pathname;
      reached = 0;
      clearTimeout(pause);
      if (scrollY > 0) handleScroll();
    },
    handleScroll,
  };
}

/** Steps between two depths, the later one included. */
export function listNewSteps(before: number, now: number): number[] {
  return STEPS_PERCENT.filter((step) => step > before && step <= now);
}

function readDepthPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way <= 0 ? 100 : (scrollY / way) * 100;
}
