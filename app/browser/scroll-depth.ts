/** Fired on the document when that much of a page has been seen, once per page and step. */
export const SCROLL_DEPTH_EVENT = "scroll-depth";
const STEPS_PERCENT = [25, 50, 75];
const DEBOUNCE_MILLISECONDS = 100;

export interface ScrollDepthDetail {
  percent: number;
  path: string;
}

/** Tells how far pages are read. Who counts it listens to the document. */
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

/** The steps that have been passed since the last time. */
export function listNewSteps(before: number, now: number): number[] {
  return STEPS_PERCENT.filter((step) => step > before && step <= now);
}

function readDepthPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way <= 0 ? 100 : (scrollY / way) * 100;
}
