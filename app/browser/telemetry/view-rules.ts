import { nameScreencast, SCREENCAST } from "./area-rules";
import { readText } from "./event-rule";
import { readBucket } from "./notice-rules";

/** Names an event by an element that is in the page. */
interface ViewRule {
  selector: string;
  /** "": no event. */
  name: (element: HTMLElement) => string;
}

/** Events of pages that are such, once per page. */
export const PAGE_RULES: readonly ViewRule[] = [
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
export const VIEW_RULES: readonly ViewRule[] = [
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
