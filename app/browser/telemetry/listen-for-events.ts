import { nameScreencast, SCREENCAST } from "./area-rules";
import { type EventRule, readText } from "./event-rule";
import { EVENT_RULES } from "./event-rules";
import { readBucket } from "./notice-rules";

const TYPES = ["click", "submit", "toggle", "focusin", "input", "change"] as const;
/** An element counts as viewed when this share of it, or of the window, is in view. */
const VIEWED_SHARE = 0.5;
/** Time without another event of one name, for events that come with every key. */
const REPEAT_MILLISECONDS = 5_000;

type Report = (source: string) => void;

/**
 * Reports named events by one delegated listener per type. Listens in the capture phase, because
 * menus and forms that React handles may stop an event, and toggle does not bubble.
 *
 * @returns a function to call for each page, that reports it and watches its elements.
 */
export function listenForEvents(report: Report): () => void {
  const reportOnce = createThrottle(report);
  for (const type of TYPES)
    document.addEventListener(
      type,
      (event) => {
        const source = findSource(event, EVENT_RULES);
        if (source === null) return;
        if (type === "input" || type === "focusin") reportOnce(source);
        else report(source);
      },
      { capture: true, passive: true },
    );
  document.addEventListener("keydown", (event) => {
    const key = findSearchKey(event);
    if (key !== null) reportOnce(`quick-search-open: keyboard -> ${key}`);
  });
  const watchViews = createViewWatch(report);
  return () => {
    for (const { selector, name } of PAGE_RULES) {
      const element = document.querySelector<HTMLElement>(selector);
      const source = element ? name(element) : "";
      if (source !== "") report(source);
    }
    watchViews();
  };
}

/** Returns the name of an event: that of the element itself, or of the first rule that fits. */
export function findSource(event: Event, rules: readonly EventRule[]): string | null {
  const { target, type } = event;
  if (!(target instanceof Element)) return null;
  const named = findNamed(target, type);
  if (named !== null) return named;
  for (const rule of rules) {
    if (rule.on !== type) continue;
    const element: HTMLElement | null = target.closest(rule.selector);
    // Toggling does not bubble: an outer box has not changed.
    if (!element || (type === "toggle" && element !== target)) continue;
    const source = rule.name(element, event);
    if (source !== null) return source;
  }
  return null;
}

function findNamed(target: Element, type: string): string | null {
  if (type === "click")
    return target.closest("[data-glean]")?.getAttribute("data-glean") ?? null;
  return type === "toggle" && target.hasAttribute("open")
    ? target.getAttribute("data-glean-toggle-open")
    : null;
}

/** Keys of the quick search (shell, 9); the stroke does nothing in a field. */
function findSearchKey({ key, ctrlKey, metaKey, target }: KeyboardEvent): string | null {
  if (key === "k" && (ctrlKey || metaKey)) return "ctrl-k";
  const isTyping = target instanceof Element && target.matches("input, textarea, select");
  return key === "/" && !isTyping ? "slash" : null;
}

/** Typing a word is one event, not one per letter. */
export function createThrottle(report: Report, now = () => performance.now()): Report {
  const last = new Map<string, number>();
  return (source) => {
    const before = last.get(source) ?? -Infinity;
    last.set(source, now());
    if (now() - before >= REPEAT_MILLISECONDS) report(source);
  };
}

function createViewWatch(report: Report): () => void {
  const names = new WeakMap<Element, string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRect, rootBounds } of entries) {
        const share = intersectionRect.height / (rootBounds?.height ?? Infinity);
        const isViewed =
          isIntersecting &&
          (share >= VIEWED_SHARE || isHalfSeen(target, intersectionRect));
        if (!isViewed) continue;
        observer.unobserve(target);
        report(names.get(target) ?? "");
      }
    },
    { threshold: [0, VIEWED_SHARE / 2, VIEWED_SHARE, 1] },
  );
  return () => {
    for (const { selector, name } of VIEW_RULES)
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (names.has(element)) continue;
        names.set(element, name(element));
        observer.observe(element);
      }
  };
}

function isHalfSeen(target: Element, { height }: DOMRectReadOnly): boolean {
  return height >= target.getBoundingClientRect().height * VIEWED_SHARE;
}

/** Names an event by an element that is in the page. */
interface ViewRule {
  selector: string;
  /** "": no event. */
  name: (element: HTMLElement) => string;
}

/** Events of pages that are such, once per page. */
const PAGE_RULES: readonly ViewRule[] = [
  { selector: 'button[value="flag"]', name: () => "play_action: load-shared" },
  { selector: "[data-no-results]", name: () => "site-search: no-results" },
  {
    selector: "main [role='alert'][id$='-fault']",
    name: (alert) =>
      location.pathname.includes("/observatory")
        ? `observatory: error -> ${readText(alert)}`
        : "",
  },
  {
    selector: "[data-survey][data-shown]",
    name: (box) => `survey: seen ${readBucket(box)}`,
  },
];

/** Events of what comes into view, once per element. */
const VIEW_RULES: readonly ViewRule[] = [
  {
    selector: "[data-glean-view]",
    name: (element) => element.dataset["gleanView"] ?? "",
  },
  { selector: ".bc", name: () => `bcd: view -> ${location.pathname}` },
  { selector: ".placement-fallback a", name: () => "banner_scrimba_view" },
  {
    selector: "section[aria-labelledby='partner']",
    name: () => "curriculum: partner banner view",
  },
  { selector: SCREENCAST, name: (lesson) => nameScreencast("view", lesson) },
];
