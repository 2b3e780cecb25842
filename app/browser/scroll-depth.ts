/**
 * Dispatched on the document when this share of a page was scrolled into view, once per
 * page and step.
 */
export const SCROLL_DEPTH_EVENT = "scroll-depth";
const STEPS_PERCENT = [25, 50, 75];
const DEBOUNCE_MILLISECONDS = 100;

export interface ScrollDepthDetail {
  percent: number;
  path: string;
}

/** Reports scroll depth as events on the document, for analytics listeners. */
export function createScrollDepth(): { startPage(): void; handleScroll(): void } {
  let path = "";
  let reached = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function report() {
    const depth = readDepthPercent();
    for (const percent of listNewSteps(reached, depth)) {
      const detail: ScrollDepthDetail = { percent, path };
      document.dispatchEvent(new CustomEvent(SCROLL_DEPTH_EVENT, { detail }));
    }
    reached = Math.max(reached, depth);
  }

  return {
    startPage() {
      if (path === location.pathname) return;
      path = location.pathname;
      reached = 0;
      clearTimeout(pause);
    },
    handleScroll() {
      clearTimeout(pause);
      pause = setTimeout(report, DEBOUNCE_MILLISECONDS);
    },
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
