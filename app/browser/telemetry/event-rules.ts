import { AI_HELP_RULES } from "./ai-help-rules";
import { AREA_RULES } from "./area-rules";
import { DOCUMENT_RULES } from "./document-rules";
import {
  readForm,
  readHref,
  readPlace,
  readState,
  readText,
  type EventRule,
} from "./event-rule";
import { NOTICE_RULES } from "./notice-rules";

const LOG_IN = 'a[href*="/users/fxa/login/authenticate"]';
const SKIP_LINKS = 'ul[data-chrome] > li > a[href^="#"]';
const SIDEBAR = "#sidebar-quicklinks";
const FOOTER = "#footer a[href]";

const SHELL_RULES: readonly EventRule[] = [
  {
    on: "click",
    selector: "#main-menu a[data-menu-top]",
    name: (link) => `menu_click_link: top-level -> ${readHref(link)}`,
  },
  {
    on: "click",
    selector: "#main-menu details a",
    name: (link) =>
      `menu_click_submenu: ${readText(link.closest("details")?.querySelector("summary"))} -> ${readHref(link)}`,
  },
  {
    on: "click",
    selector: "#main-menu summary",
    name: (summary) =>
      `menu_click_menu: ${readText(summary)} -> ${summary.dataset["home"] ?? ""}`,
  },
  {
    on: "click",
    selector: SKIP_LINKS,
    name: (link) => `a11y_menu: click ${readHref(link)}`,
  },
  {
    on: "click",
    selector: '[typeof="BreadcrumbList"] a',
    name: (link) =>
      `breadcrumb_click: ${readPlace(link, '[typeof="BreadcrumbList"]', "li")}`,
  },
  {
    on: "click",
    selector: "[data-toc] a",
    name: (link) => `toc_click: ${readHref(link)}`,
  },
  {
    on: "click",
    selector: `${SIDEBAR} a`,
    name(link) {
      const macro = link.closest<HTMLElement>(SIDEBAR)?.dataset["macro"] ?? "";
      const filter =
        document.querySelector<HTMLInputElement>("#sidebar-filter")?.value ?? "";
      return filter === ""
        ? `sidebar_click: ${macro} ${readHref(link)}`
        : `sidebar_click_with_filter: ${macro} ${filter}`;
    },
  },
  { on: "focusin", selector: "#sidebar-filter", name: () => "sidebar_filter_focus" },
  {
    on: "change",
    selector: "#sidebar-filter",
    name: () => "sidebar_filter_typed",
  },
  {
    on: "click",
    selector: `${LOG_IN}:not(main *)`,
    name: (link) =>
      link.classList.contains("primary") ? "top_nav: signup" : "top_nav: login",
  },
  {
    on: "click",
    selector: 'form[action$="/preferences/theme"] button',
    name: (button) => `theme_switcher: switch -> ${(button as HTMLButtonElement).value}`,
  },
  {
    on: "toggle",
    selector:
      "details:has(> form[action$='/preferences/theme'], form[action$='/preferences/theme'])",
    name: (details) => `theme_switcher: ${readState(details)}`,
  },
  {
    on: "click",
    selector: "[data-language-menu] a[hreflang]",
    name: (link) =>
      `language: ${document.documentElement.lang} -> ${(link as HTMLAnchorElement).hreflang}`,
  },
  {
    on: "change",
    selector: "[data-remember-language] input[type='checkbox']",
    name: (box) => nameRemembered(box as HTMLInputElement),
  },
  {
    on: "click",
    selector: '[role="option"] a, a[role="option"]',
    name: (link) =>
      `quick-search: results[${readPlace(link, '[role="listbox"]', '[role="option"]')}] -> ${readHref(link)}`,
  },
  {
    on: "submit",
    selector: "form[data-quick-search]",
    name: (form, event) =>
      `quick-search: site-search -> ${readForm(form, event)["q"] ?? ""}`,
  },
  {
    on: "input",
    selector: "form[data-quick-search] input",
    name: (_input, event) =>
      `quick-search-change: ${(event as InputEvent).inputType === "insertFromPaste" ? "paste" : "type"}`,
  },
  {
    on: "focusin",
    selector: "form[data-quick-search] input",
    name: (input) =>
      `quick-search-open: ${input.id.startsWith("hp-") ? "homepage" : "menu"}`,
  },
  {
    on: "click",
    selector: FOOTER,
    name: (link) =>
      `footer: ${getFooterKind(link as HTMLAnchorElement)} -> ${readHref(link)}`,
  },
];

/** Any link that leads away from the site, when no other rule names it. */
const EXTERNAL_LINK: EventRule = {
  on: "click",
  selector: 'a[href^="http"]',
  name: (link) =>
    (link as HTMLAnchorElement).host === location.host
      ? null
      : `external-link: ${readHref(link)}`,
};

/** The first rule that fits gives the name. */
export const EVENT_RULES: readonly EventRule[] = [
  ...AI_HELP_RULES,
  ...NOTICE_RULES,
  ...SHELL_RULES,
  ...DOCUMENT_RULES,
  ...AREA_RULES,
  { on: "click", selector: LOG_IN, name: () => "login_button" },
  EXTERNAL_LINK,
];

function getFooterKind({ title, hostname }: HTMLAnchorElement): string {
  if (title !== "") return "social";
  return /(?:^|\.)mozilla\.org$/.test(hostname) ? "mozilla" : "link";
}

/** The rule runs before the switch's own handler stores the choice. */
function nameRemembered(box: HTMLInputElement): string {
  const { lang } = document.documentElement;
  return `language_remember: ${lang} -> ${box.checked ? lang : "0"}`;
}
