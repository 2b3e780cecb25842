import { docUrl } from "~/domain/documents/slug";
import type { Page } from "../../core/page";
import { readFlag, readNumber, readText } from "../arguments";
import type { Macro, MacroContext } from "../macro";
import { compareTitles, isStub, renderPageLink } from "./page-link";

interface ListOptions {
  depth: number;
  reverse: boolean;
  ordered: boolean;
}

/** `{{ListSubpages(url?, depth?, reverse?, ordered?)}}` and its variants with fixed options. */
export const listSubpages: readonly Macro[] = [
  {
    names: ["listsubpages"],
    render(args, context) {
      const options = {
        depth: readNumber(args, 1) ?? 1,
        reverse: readFlag(args, 2),
        ordered: readFlag(args, 3),
      };
      return renderPageList(toPageUrl(readText(args, 0), context), options, context);
    },
  },
  {
    names: ["listsubpagesforsidebar"],
    render(args, context) {
      const options = { depth: 1, reverse: false, ordered: true };
      return renderPageList(toPageUrl(readText(args, 0), context), options, context);
    },
  },
  {
    names: ["quicklinkswithsubpages"],
    render(args, context) {
      const options = { depth: 2, reverse: false, ordered: true };
      return renderPageList(toPageUrl(readText(args, 0), context), options, context);
    },
  },
];

/** Returns the URL of a path with or without locale; the page's own URL without an argument. */
function toPageUrl(argument: string | null, { page, locale }: MacroContext): string {
  if (argument === null) return page.url;
  return docUrl(
    locale,
    argument.replace(/^\/?(?:[\w-]+\/docs|docs)?\//, "").replace(/\/$/, ""),
  );
}

function renderPageList(
  url: string,
  options: ListOptions,
  context: MacroContext,
): string {
  const direction = options.reverse ? -1 : 1;
  const pages = context.site
    .listChildren(url)
    .toSorted((a, b) => direction * compareTitles(a, b));
  if (pages.length === 0 || options.depth < 1) return "";
  const below = { ...options, depth: options.depth - 1 };
  const items = pages.map((page) => renderItem(page, below, context)).join("");
  const tag = options.ordered ? "ol" : "ul";
  return items === "" ? "" : `<${tag}>${items}</${tag}>`;
}

/**
 * Renders a page and its children; empty for a stub without children, which shows nothing
 * itself.
 */
function renderItem(page: Page, options: ListOptions, context: MacroContext): string {
  const below = renderPageList(page.url, options, context);
  if (isStub(page) && below === "") return "";
  return `<li>${renderPageLink(page, context)}${below}</li>`;
}
