import { readForm, readHref, readPlace, readState, type EventRule } from "./event-rule";

/** Lessons of the curriculum's partner, which articles have too. */
export const SCREENCAST = ":is(scrim-inline, mdn-scrim-inline)[url]";

/** Rules for search, Plus, tools, home and curriculum (screens, 18 and 21.2). */
export const AREA_RULES: readonly EventRule[] = [
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
    selector: 'select[name="collection"]',
    name: () => "article_actions_collection_select_opened",
  },
  {
    on: "change",
    selector: 'select[name="collection"]',
    name: (select) =>
      (select as HTMLSelectElement).value === "new"
        ? "article_actions_new_collection"
        : null,
  },
  {
    on: "submit",
    selector: 'form:has(select[name="collection"])',
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
    selector: 'a[href*="/items/"]:not([href*="/move"], [href*="/remove"])',
    name: (link) =>
      `collections_actions_note_${link.closest("li")?.querySelector("[data-code]") ? "edit" : "add"}`,
  },
  {
    on: "click",
    selector: 'main a[href*="/plus?"], main a[href*="/plus#"], main a[href$="/plus"]',
    name: () =>
      location.pathname.endsWith("/plus/updates") ? "plus_updates_mdn_plus" : null,
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
    selector: "section[aria-labelledby='partner'] a",
    name: () => "curriculum: partner banner click",
  },
  {
    on: "click",
    selector: `${SCREENCAST} a`,
    name: (link) => nameScreencast("link", link),
  },
  {
    on: "click",
    selector: `${SCREENCAST} button.primary`,
    name: (button) => nameScreencast("engage", button),
  },
  {
    on: "click",
    selector: `${SCREENCAST} button`,
    name: (button) =>
      nameScreencast(`fullscreen -> ${document.fullscreenElement ? 0 : 1}`, button),
  },
];

/** Names an act of a screencast, by the path of its address. */
export function nameScreencast(act: string, part: HTMLElement): string {
  const url = part.closest(SCREENCAST)?.getAttribute("url") ?? "";
  const id = URL.canParse(url) ? new URL(url).pathname.slice(1) : "";
  return `curriculum: scrim ${act} id:${id}`;
}

function readPage(address: string): string {
  return new URLSearchParams(address.replace(/^[^?]*/, "")).get("page") ?? "1";
}
