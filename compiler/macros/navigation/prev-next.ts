import { docUrl } from "~/domain/documents/slug";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { describeBrokenMacroLink } from "../../flaws/macro-error";
import { suggestPage } from "../../flaws/suggest-page";
import { readText } from "../arguments";
import type { Macro, MacroArgument, MacroContext } from "../macro";

type Slot = "prev" | "menu" | "next";

/** Which argument is which, by macro; shown in the order previous, menu, next. */
const ARGUMENTS: Readonly<Record<string, readonly Slot[]>> = {
  previousmenunext: ["prev", "next", "menu"],
  previousnext: ["prev", "next"],
  previousmenu: ["prev", "menu"],
  nextmenu: ["next", "menu"],
  previous: ["prev"],
  next: ["next"],
};
const SHOWN: readonly Slot[] = ["prev", "menu", "next"];

/** `{{PreviousMenuNext("slug", "slug", "slug")}}` and its shorter forms, at both ends of a chapter. */
export const prevNext: readonly Macro[] = Object.entries(ARGUMENTS).map(
  ([name, slots]) => ({
    names: [name],
    render: (args, context) => renderNavigation(slots, args, context),
  }),
);

function renderNavigation(
  slots: readonly Slot[],
  args: readonly MacroArgument[],
  context: MacroContext,
): string {
  const items = SHOWN.map((slot) =>
    renderItem(slot, readText(args, slots.indexOf(slot)), context),
  );
  const html = items.join("");
  return html && `<ul class="prev-next">${html}</ul>`;
}

/** Nothing for an empty slot; a slug without page is a flaw and leaves its slot empty too. */
function renderItem(slot: Slot, slug: string | null, context: MacroContext): string {
  if (slug === null) return "";
  const target = context.site.resolveLink(docUrl(context.locale, slug));
  if (target.kind !== "page") {
    const url = docUrl(context.locale, slug);
    const suggestion = suggestPage(url, context.site)?.slug ?? null;
    context.report(describeBrokenMacroLink(url, { isShown: false, suggestion }));
    return "";
  }
  const { slug: found, title } = target.page;
  const href = escapeAttribute(docUrl(context.locale, found));
  const label = renderLabel(slot, escapeText(title.replaceAll("`", "")), context);
  return `<li class="${slot}"><a class="button secondary" href="${href}">${label}</a></li>`;
}

/** The direction over the title of the page that it leads to; the menu's text has both. */
function renderLabel(slot: Slot, title: string, { translate }: MacroContext): string {
  if (slot === "menu")
    return `<span class="button-wrap">${translate("nav-menu", { title })}</span>`;
  const direction = translate(slot === "prev" ? "nav-previous" : "nav-next");
  return `<span class="button-wrap">${direction}</span> <small>${title}</small>`;
}
