import { docUrl } from "~/domain/documents/slug";
import { escapeText } from "~/domain/text/escape-html";
import { getOrCreate } from "~/domain/text/get-or-create";
import type { Page } from "../../core/page";
import type { Macro, MacroContext } from "../macro";
import { COLLATOR, linkPage, listPagesBelow, renderPageLink } from "./page-link";

interface Entry {
  /** Sort key; its first letter is the heading. */
  name: string;
  html: string;
}

const CSS_PAGE_TYPES: ReadonlySet<string> = new Set([
  "css-at-rule",
  "css-at-rule-descriptor",
  "css-combinator",
  "css-function",
  "css-keyword",
  "css-media-feature",
  "css-property",
  "css-pseudo-class",
  "css-pseudo-element",
  "css-selector",
  "css-shorthand-property",
  "css-type",
]);

/**
 * `{{ListGroups}}`, formerly `{{APIListSpecs}}`, lists the overview pages of all groups of Web
 * APIs.
 */
const listGroups: Macro = {
  names: ["listgroups", "apilistspecs"],
  render: (_args, context) => renderIndex(listGroupEntries(context)),
};

/** `{{APIListAlpha}}` lists all interfaces. */
const apiListAlpha: Macro = {
  names: ["apilistalpha"],
  render: (_args, context) => {
    const pages = listPagesBelow("Web/API", context).filter(
      ({ pageType }) => pageType === "web-api-interface",
    );
    return renderIndex(pages.map((page) => toCodeEntry(page, context)));
  },
};

/** `{{CSS_Ref}}` lists all properties, selectors, at-rules, types and functions. */
const cssRef: Macro = {
  names: ["css_ref"],
  render: (_args, context) => {
    const pages = listPagesBelow("Web/CSS/Reference", context).filter(({ pageType }) =>
      CSS_PAGE_TYPES.has(pageType),
    );
    return renderIndex(pages.map((page) => toCodeEntry(page, context)));
  },
};

export const alphabeticalLists: readonly Macro[] = [listGroups, apiListAlpha, cssRef];

/** Lists the content's own groups; without any, the overview pages. */
function listGroupEntries(context: MacroContext): Entry[] {
  const groups = context.contentData.listApiGroups();
  if (groups.length === 0) {
    return listPagesBelow("Web/API", context)
      .filter(({ pageType }) => pageType === "web-api-overview")
      .map((page) => ({ name: page.shortTitle, html: renderPageLink(page, context) }));
  }
  return groups.flatMap(({ overview }) => {
    const slug = `Web/API/${overview.replaceAll(" ", "_")}`;
    const target = context.site.resolveLink(docUrl(context.locale, slug));
    if (target.kind !== "page") return [];
    return [
      { name: overview, html: linkPage(target.page, escapeText(overview), context) },
    ];
  });
}

function toCodeEntry(page: Page, context: MacroContext): Entry {
  const link = renderPageLink(page, context).replace(
    /^(<a [^>]*>)(.*?)(<\/a>)/,
    "$1<code>$2</code>$3",
  );
  return { name: page.shortTitle, html: link };
}

/** Renders one list per letter, ignoring marks before a name. */
function renderIndex(entries: readonly Entry[]): string {
  if (entries.length === 0) return "";
  const letters = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = /[\p{L}\p{N}]/u.exec(entry.name)?.[0].toUpperCase() ?? "#";
    getOrCreate(letters, letter, () => []).push(entry);
  }
  const parts = [...letters]
    .sort(([a], [b]) => COLLATOR.compare(a, b))
    .map(([letter, group]) => `<h3>${letter}</h3>${renderList(group)}`);
  return `<div class="index">${parts.join("")}</div>`;
}

function renderList(entries: readonly Entry[]): string {
  const items = entries
    .toSorted((a, b) => COLLATOR.compare(trimMarks(a.name), trimMarks(b.name)))
    .map(({ html }) => `<li>${html}</li>`);
  return `<ul>${items.join("")}</ul>`;
}

function trimMarks(name: string): string {
  return name.replace(/^[^\p{L}\p{N}]+/u, "");
}
