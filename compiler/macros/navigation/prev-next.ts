import { docUrl } from "~/domain/documents/slug";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import { describeBrokenMacroLink, describeRedirectedMacroLink } from "../../flaws/macros";
import { suggestPage } from "../../flaws/suggest-page";
import { encodePath } from "../../core/urls";
import { readText } from "../arguments";
import type { Macro, MacroArgument, MacroContext } from "../macro";

type Slot = "prev" | "menu" | "next";

/** Order of the arguments by macro. Links are shown in the order previous, menu, next. */
const ARGUMENTS: Readonly<Record<string, readonly Slot[]>> = {
  previousmenunext: ["prev", "next", "menu"],
  previousnext: ["prev", "next"],
  previousmenu: ["prev", "menu"],
  nextmenu: ["next", "menu"],
  previous: ["prev"],
  next: ["next"],
};
const SHOWN: readonly Slot[] = ["prev", "menu", "next"];

/**
 * `{{PreviousMenuNext("slug", "slug", "slug")}}` and its shorter variants link the pages of a
 * chapter.
 */
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

/** Renders a link; empty for an empty argument and, with a flaw, for a slug without page. */
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
  if (target.redirected)
    context.report(describeRedirectedMacroLink(docUrl(context.locale, slug), found));
  const href = escapeAttribute(encodePath(docUrl(context.locale, found)));
  const label = renderLabel(slot, escapeText(title.replaceAll("`", "")), context);
  return `<li class="${slot}"><a class="button secondary" href="${href}">${label}</a></li>`;
}

/** Renders the direction above the title of the target; the menu's text contains both. */
function renderLabel(slot: Slot, title: string, { translate }: MacroContext): string {
  if (slot === "menu")
    return `<span class="button-wrap">${translate("nav-menu", { title })}</span>`;
  const direction = translate(slot === "prev" ? "nav-previous" : "nav-next");
  return `<span class="button-wrap">${direction}</span> <small>${title}</small>`;
}
