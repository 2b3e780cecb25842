import {
  readForm,
  readHref,
  readPlace,
  readState,
  readText,
  type EventRule,
} from "./event-rule";

/** Parts of the dialog that shares code, in their order. */
const SHARED_AS = ["permalink", "markdown", "data-url"];

/** Rules for documents, their examples, and the playground (screens, 21.2). */
export const DOCUMENT_RULES: readonly EventRule[] = [
  // Documents
  {
    on: "toggle",
    selector: "[data-baseline-box]",
    name: (box) => (readState(box) === "open" ? "baseline_toggle_open" : null),
  },
  {
    on: "click",
    selector: "[data-status] a[href*='/Glossary/Baseline']",
    name: () => "baseline_link_learn_more",
  },
  {
    on: "click",
    selector: "[data-status] a[href^='#']",
    name: () => "baseline_link_bcd_table",
  },
  {
    on: "click",
    selector: "[data-status] a.external",
    name: () => "baseline_link_feedback",
  },
  { on: "click", selector: ".bc a", name: (link) => `bcd: link -> ${readHref(link)}` },
  {
    on: "submit",
    selector: 'form[action$="/feedback"]',
    name(form, event) {
      const { vote, reason } = readForm(form, event);
      if (reason !== undefined) return `article_footer: feedback -> ${reason}`;
      return `thumbs: article_footer -> ${vote === "yes" ? 1 : 0}`;
    },
  },
  // Examples
  {
    on: "change",
    selector: "interactive-example .example-choice input",
    name: (radio) =>
      `interactive-example: choice ${readPlace(radio, "form", ".example-choice").split("/", 1).join()}`,
  },
  {
    on: "click",
    selector: "interactive-example [type='reset']",
    name: () => "interactive-example: reset",
  },
  {
    on: "click",
    selector: "interactive-example [role='tab']",
    name: (tab) => `interactive-example: tab ${readText(tab)}`,
  },
  // Playground
  {
    on: "click",
    selector: "a.play-link",
    name: (link) => `play_action: breakout->${readSample(link)}`,
  },
  {
    on: "change",
    selector: ".queue-choice > input",
    name: (box) => {
      const { checked, value } = box as HTMLInputElement;
      return checked ? `play_action: queue->${value}` : "play_action: queue dequeue";
    },
  },
  {
    on: "click",
    selector: 'dialog[aria-labelledby="play-share-title"] section button',
    name: (button) =>
      `play_action: share-${SHARED_AS[Number(readPlace(button, "dialog", "section").split("/", 1)) - 1] ?? ""}`,
  },
  {
    on: "click",
    selector: 'dialog[aria-labelledby="play-share-title"] a',
    name: () => "play_action: banner-login",
  },
  {
    on: "click",
    selector: ".play-queue .queue-item",
    name: () => "play_action: queue item",
  },
  {
    on: "click",
    selector: ".play-queue .queue-remove",
    name: () => "play_action: queue dequeue",
  },
  { on: "submit", selector: ".play-queue form", name: () => "play_action: queue play" },
  {
    on: "click",
    selector: 'button[value="share"]',
    name: () => "play_action: share-click",
  },
  {
    on: "click",
    selector: 'button[value="flag"]',
    name: () => "play_action: flag-click",
  },
  // The public playground calls it so: reset empties the editors, revert brings the start back.
  {
    on: "click",
    selector: 'main form a.button[href$="/play"]',
    name: () => "play_action: reset-click",
  },
  {
    on: "click",
    selector: 'main form button[type="reset"]',
    name: () => "play_action: revert-click",
  },
];

function readSample(link: HTMLElement): string {
  return new URLSearchParams(readHref(link).replace(/^[^?]*/, "")).get("sample") ?? "";
}
