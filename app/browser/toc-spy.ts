const LINKS = "[data-toc] a[href^='#']";
/** So near to its end, the page can't be scrolled any further. */
const END_PIXELS = 2;

/**
 * Scroll spy: marks the current section in the table of contents, the last one whose
 * heading has passed the top of the window below the sticky bars.
 */
export function createTocSpy() {
  let observer: IntersectionObserver | null = null;
  let sections: HTMLElement[] = [];

  function markCurrent() {
    const line = readReadingLine();
    // At the end of the page the last sections cannot reach the line.
    const isAtEnd =
      scrollY > 0 && scrollY + innerHeight >= document.body.scrollHeight - END_PIXELS;
    const passed = sections.filter((section) => {
      const { top } = section.getBoundingClientRect();
      return isAtEnd ? top < innerHeight : top <= line;
    });
    setCurrent(passed.at(-1)?.id ?? null);
  }

  /** Call it before the page's article leaves: to measure a hidden one, the browser lays it out once more. */
  function leavePage() {
    observer?.disconnect();
  }

  function watchPage() {
    leavePage();
    sections = listSections();
    if (sections.length === 0) return;
    // A heading that crosses the line in either direction triggers an update, and the end of the page's footer, which
    // no heading may cross it with.
    observer = new IntersectionObserver(markCurrent, {
      rootMargin: `-${readReadingLine()}px 0px ${END_PIXELS}px`,
      threshold: [0, 1],
    });
    for (const each of [...sections, ...document.querySelectorAll("footer")])
      observer.observe(each);
  }

  return { watchPage, leavePage };
}

/**
 * The line below header and bar plus a margin; the scroll position after following a link
 * is below it.
 */
function readReadingLine(): number {
  const bar = document.querySelector("[data-article-bar]");
  return Math.max(0, Math.round(bar?.getBoundingClientRect().bottom ?? 0)) + 24;
}

function listSections(): HTMLElement[] {
  const ids = Array.from(document.querySelectorAll<HTMLAnchorElement>(LINKS), readTarget);
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

function setCurrent(id: string | null): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const isCurrent = readTarget(link) === id;
    if (isCurrent === link.hasAttribute("aria-current")) continue;
    if (isCurrent) {
      link.setAttribute("aria-current", "true");
      keepInView(link);
    } else link.removeAttribute("aria-current");
  }
}

/** As it is written: an id of an author may have a percent sign, with which an address can't be decoded. */
function readTarget(link: HTMLAnchorElement): string {
  return (link.getAttribute("href") ?? "").slice(1);
}

/** Scrolls only the list, and only when the entry is out of view. */
function keepInView(link: HTMLElement): void {
  const list = link.closest<HTMLElement>("[data-toc]");
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const frame = list.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < frame.top || place.bottom > frame.bottom)
    list.scrollTop += place.top - frame.top - frame.height / 3;
}
