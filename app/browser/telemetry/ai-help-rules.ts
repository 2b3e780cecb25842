import { readForm, readHref, readPlace, readState, type EventRule } from "./event-rule";

const PAGE = "[data-ai-help]";
const FORM = "#ai-help-form";
/** Names of the form's buttons; those of versions and edits depend on the button's place. */
const ACTS: Readonly<Record<string, string>> = {
  edit: "ai_help: edit submit",
  stop: "ai_help: stop",
  delete: "ai_help: history delete",
  up: "thumbs: ai-help-answer -> 1",
  down: "thumbs: ai-help-answer -> 0",
};

/** Rules for AI Help and its page for signed-out readers (screens, 21.2). */
export const AI_HELP_RULES: readonly EventRule[] = [
  { on: "submit", selector: FORM, name: nameSubmit },
  { on: "click", selector: `${PAGE} [data-stop]`, name: () => "ai_help: stop" },
  {
    on: "toggle",
    selector: `${PAGE} details:has([data-edit])`,
    name: (box) => `ai_help: edit ${readState(box) === "open" ? "start" : "cancel"}`,
  },
  {
    on: "click",
    selector: `${FORM} :is([type="reset"], [value="clear"])`,
    name: () => "ai_help: clear",
  },
  { on: "click", selector: "#delete a", name: () => "ai_help: cancel" },
  {
    on: "click",
    selector: `${PAGE} [data-part="topics"] a`,
    name: (link) => `ai_help: topic ${/[?&]c=/.test(readHref(link)) ? "return" : "new"}`,
  },
  {
    on: "click",
    selector: "a[data-fill-question]",
    name: (link) =>
      `ai_help: example ${readPlace(link, "ul", "li").split("/", 1).join()}`,
  },
  {
    on: "click",
    selector: `${PAGE} .queue-remove`,
    name: () => "ai_help: example dequeue",
  },
  {
    on: "change",
    selector: `${PAGE} .queue-choice > input`,
    name: (box) =>
      `ai_help: example ${(box as HTMLInputElement).checked ? "queue" : "dequeue"}`,
  },
  {
    on: "click",
    selector: `${PAGE} a.play-link`,
    name: () => "ai_help: example play",
  },
  {
    on: "submit",
    selector: `${PAGE} .play-queue form`,
    name: () => "ai_help: example play",
  },
  {
    on: "click",
    selector: `${PAGE} [data-answer] a`,
    name: (link) =>
      `ai_help: link ${(link as HTMLAnchorElement).host === location.host ? "internal" : "external"} -> ${readHref(link)}`,
  },
  {
    on: "click",
    selector: `${PAGE} [data-feedback] a.external`,
    name: () => "ai_help: report issue",
  },
  {
    on: "click",
    selector: `${PAGE} article ol a`,
    name: (link) => `ai_help: link source -> ${readHref(link)}`,
  },
  {
    on: "click",
    selector: `${PAGE} header a.external`,
    name: () => "ai_help: report feedback",
  },
  {
    on: "click",
    selector: 'button[popovertarget="ai-history"]',
    name: () => "ai_help: history toggle",
  },
  {
    on: "click",
    selector: '#ai-history a[href*="history-enable"]',
    name: () => "ai_help: history enable",
  },
  {
    on: "click",
    selector: "#ai-history a:not([aria-label])",
    name: () => "ai_help: history item",
  },
  {
    on: "click",
    selector: `${PAGE} [data-part="banner"] a`,
    name: () => "ai_help: upsell-banner",
  },
  { on: "click", selector: "[data-quota] a", name: () => "ai_help: upsell-button" },
  {
    on: "click",
    selector: 'main a[href*="/users/fxa/login/authenticate"]',
    name(link) {
      if (!location.pathname.endsWith("/plus/ai-help")) return null;
      const [place, count] = readPlace(link, "main", "a[href*='/users/fxa/']").split("/");
      const end = Number(place) * 2 <= Number(count) ? "top" : "bottom";
      return `ai_help: banner-${link.classList.contains("primary") ? "signup" : "login"} ${end}`;
    },
  },
];

/** The depth of a question is its place in the conversation, from 1. */
function nameSubmit(form: HTMLElement, event: Event): string | null {
  // Enter submits without a button, and asks.
  const [act = ""] = (readForm(form, event)["act"] ?? "ask").split(":", 1);
  if (act === "ask" || act === "retry") {
    const depth = document.querySelectorAll("[data-turns] > article").length + 1;
    return `ai_help: submit question ${depth}`;
  }
  const { submitter } = event as SubmitEvent;
  if (act === "show")
    return `ai_help: question ${submitter?.matches(":first-child") ? "prev" : "next"}`;
  return ACTS[act] ?? null;
}
