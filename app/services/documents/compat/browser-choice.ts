import type { CompatBrowser } from "~/domain/compat/compat";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { CompatContext } from "./context";
import { groupByPlatform } from "./platforms";

/** The available columns, and the return path of the form. */
export interface BrowserChoice {
  offered: readonly CompatBrowser[];
  /** Path of the page and the id of the table's section. */
  returnTo: string;
}

/**
 * Renders the form that selects columns, closed. It works without JavaScript; browser/compat-tables
 * submits it at each change and replaces the table.
 */
export function renderBrowserChoice(
  { offered, returnTo }: BrowserChoice,
  context: CompatContext,
): string {
  const { translate, browsers, locale } = context;
  const shown = new Set(browsers.map(({ id }) => id));
  const groups = groupByPlatform(offered).map(
    ({ platform, browsers: members }) =>
      `<fieldset><legend>${translate(`compat-platform-${platform}`)}</legend>` +
      `${members.map((browser) => renderBox(browser, shown.has(browser.id))).join("")}</fieldset>`,
  );
  return (
    `<details class="bc-choice" data-menu><summary>${translate("compat-choice")}` +
    `<output class="bc-count">${renderCount(shown.size, offered.length, context)}</output></summary>` +
    `<form method="post" action="/${locale}/preferences/compat">` +
    `<p>${translate("compat-choice-hint")}</p>` +
    renderHidden("next", returnTo) +
    renderHidden("offered", offered.map(({ id }) => id).join(".")) +
    `<div class="bc-platform-groups">${groups.join("")}</div>` +
    `<p class="bc-buttons"><button class="button">${translate("compat-choice-apply")}</button>` +
    `<button class="button" name="all" value="1">${translate("compat-choice-all")}</button></p>` +
    "</form></details>"
  );
}

/** Returns "" while all browsers are shown. */
function renderCount(shown: number, all: number, { translate }: CompatContext): string {
  return shown === all ? "" : translate("compat-choice-count", { shown, all });
}

function renderBox({ id, name }: CompatBrowser, isShown: boolean): string {
  const checked = isShown ? " checked" : "";
  return `<label><input type="checkbox" name="browser" value="${escapeAttribute(id)}"${checked}><span class="bc-b-${escapeAttribute(id)}">${escapeText(name)}</span></label>`;
}

function renderHidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`;
}
