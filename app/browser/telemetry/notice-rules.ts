import { readHref, type EventRule } from "./event-rule";

/** Rules for surveys and advertisements (screens, 21.2); the rest are reported as acts. */
export const NOTICE_RULES: readonly EventRule[] = [
  {
    on: "toggle",
    selector: "[data-survey] details[open]",
    name: (box) => `survey: opened ${readBucket(box)}`,
  },
  {
    on: "submit",
    selector: "[data-survey] form",
    name: (form) => `survey: dismissed ${readBucket(form)}`,
  },
  {
    on: "click",
    selector: ".placement-link",
    name: (link) =>
      `pong: pong->click ${link.closest<HTMLElement>("[data-slot]")?.dataset["slot"] ?? ""}`,
  },
  {
    on: "click",
    selector: ".placement-hide",
    name: (link) =>
      `pong: pong->${readHref(link).includes("/settings") ? "settings" : "plus"}`,
  },
  { on: "click", selector: ".placement-note a", name: () => "pong: pong->about" },
  {
    on: "click",
    selector: ".placement-fallback a",
    name: () => "banner_scrimba_click",
  },
];

/** Name of a survey's box in its texts and records. */
export function readBucket(element: Element): string {
  const facts = element.closest<HTMLElement>("[data-survey]")?.dataset["survey"] ?? "{}";
  return (JSON.parse(facts) as { bucket?: string }).bucket ?? "";
}
