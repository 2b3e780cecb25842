import { readForm, readHref, readPlace, readState, type EventRule } from "./event-rule";

/** Rules for the contents of pages, by area (screens, 21.2). */
export const AREA_RULES: readonly EventRule[] = [
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
  // Playground
  {
    on: "click",
    selector: "a.play-link",
    name: (link) => `play_action: breakout->${readSample(link)}`,
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
  // Search
  {
    on: "click",
    selector: 'main li[data-area] a[href^="/"]',
    name: (link) =>
      location.pathname.endsWith("/search")
        ? `site-search: results[${readPlace(link, "ol", "li[data-area]")}] -> ${readHref(link)}`
        : null,
  },
  // Plus
  {
    on: "click",
    selector: "[data-tier] a",
    name: (link) =>
      `offer_overview_click: ${link.closest<HTMLElement>("[data-tier]")?.dataset["tier"] ?? ""}`,
  },
  {
    on: "click",
    selector: 'dialog a[href*="/plus#"], dialog a[href*="/plus?"]',
    name: () => "new_collection_modal_upgrade_link",
  },
  {
    on: "click",
    selector: 'a[href*="/plus/collections/save"]',
    name: () => "article_actions_collections_opened",
  },
  {
    on: "focusin",
    selector: 'form[action*="/plus/collections/save"] select',
    name: () => "article_actions_collection_select_opened",
  },
  {
    on: "submit",
    selector: 'form[action*="/plus/collections/save"]',
    name: (form, event) =>
      readForm(form, event)["name"]
        ? "new_collection_modal_submit_article_actions"
        : null,
  },
  {
    on: "click",
    selector: 'a[href$="/plus/collections/new"]',
    name: () => "collections_banner_new_collection",
  },
  {
    on: "submit",
    selector: 'form[action$="/plus/collections/new"]',
    name: () => "new_collection_modal_submit_collections_page",
  },
  {
    on: "click",
    selector: 'a[href*="/plus/collections/"][href*="/items/"]',
    name: () => "collections_actions_note_edit",
  },
  {
    on: "toggle",
    selector: 'main details[id^="/"], main details[id*="."]',
    name: (details) =>
      location.pathname.endsWith("/plus/updates")
        ? `plus_updates_event_${readState(details) === "open" ? "expand" : "collapse"}`
        : null,
  },
  {
    on: "change",
    selector: 'form[action$="/plus/updates"] [name]',
    name: (field, event) => {
      const { name } = field as HTMLInputElement;
      const before = new URLSearchParams(location.search).getAll(name).join();
      const form = field.closest("form");
      return `plus_updates_filter_change_${name}: ${before} -> ${form ? (readForm(form, event)[name] ?? "") : ""}`;
    },
  },
  {
    on: "click",
    selector: 'a[href*="/plus/updates?"][href*="page="]',
    name: (link) =>
      `plus_updates_page_change: ${readPage(location.search)} -> ${readPage(readHref(link))}`,
  },
  {
    on: "submit",
    selector: "form:has([name='intent'][value='no_ads'])",
    name: (form, event) =>
      `toggle_plus_ads_free_${readForm(form, event)["value"] === "true" ? "enabled" : "disabled"}`,
  },
  {
    on: "submit",
    selector: "form:has([name='intent'][value='ai_help_history'])",
    name: (form, event) =>
      `settings: ai_help history toggle -> ${readForm(form, event)["value"] === "true" ? 1 : 0}`,
  },
  {
    on: "submit",
    selector: "form:has([name='intent'][value='delete-ai-history'])",
    name: () => "settings: ai_help history delete -> 1",
  },
  // Tools
  {
    on: "submit",
    selector: "form[data-scan-form], form[action$='/observatory/analyze']",
    name(form) {
      if (form.getAttribute("method") === "post") return "observatory: rescan";
      return location.pathname.endsWith("/analyze")
        ? "observatory: scan-another"
        : "observatory: scan";
    },
  },
  {
    on: "click",
    selector: '[role="tab"]',
    name(tab) {
      const area = location.pathname.split("/")[2] ?? "";
      const key = readHref(tab).replace(/^.*#/, "");
      return area === "observatory" || area === "about" ? `${area}: tab -> ${key}` : null;
    },
  },
  // Home
  {
    on: "click",
    selector: "main section[data-theme='dark'] a[data-area]",
    name: (link) => `homepage_hero: ${link.dataset["area"] ?? ""}`,
  },
  {
    on: "click",
    selector: "section[aria-labelledby='featured'] a",
    name: (link) => `homepage: article ${readPlace(link, "section", "li")}`,
  },
  {
    on: "click",
    selector: "section[aria-labelledby='news'] a",
    name: (link) => `homepage: news ${readPlace(link, "section", "li")}`,
  },
  {
    on: "click",
    selector: "section[aria-labelledby='contributions'] a",
    name: (link) => `homepage: contribution ${readPlace(link, "section", "li")}`,
  },
  // Curriculum
  {
    on: "click",
    selector: 'main a[href^="https://scrimba.com"]',
    name: () => "banner_scrimba_click",
  },
];

/** Events of what comes into view, once per element. */
export const VIEW_RULES: readonly {
  selector: string;
  name: (element: HTMLElement) => string;
}[] = [
  {
    selector: "[data-glean-view]",
    name: (element) => element.dataset["gleanView"] ?? "",
  },
  { selector: ".bc", name: () => `bcd: view -> ${location.pathname}` },
  { selector: 'main a[href^="https://scrimba.com"]', name: () => "banner_scrimba_view" },
];

function readSample(link: HTMLElement): string {
  return new URLSearchParams(readHref(link).replace(/^[^?]*/, "")).get("sample") ?? "";
}

function readPage(address: string): string {
  return new URLSearchParams(address.replace(/^[^?]*/, "")).get("page") ?? "1";
}
