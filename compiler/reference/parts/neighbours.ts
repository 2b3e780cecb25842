import { toTitleHtml } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { ReferenceContext } from "../reference-area";
import { GENERATED_LINE } from "./closing";
import { link, section } from "./html";

/** A page with fewer words of its own says little, so that its neighbours are linked. */
const FEW_WORDS = 48;
/** Longer HTML always has more words. */
const FEW_LETTERS = 3000;
const MOST_NEIGHBOURS = 12;

/** Adds links to the neighbours of a page about which the data says little. */
export function addNeighbours(
  page: Page,
  html: string,
  context: Pick<ReferenceContext, "site">,
): string {
  const end = html.lastIndexOf(GENERATED_LINE);
  const body = end === -1 ? html : html.slice(0, end);
  if (body.length > FEW_LETTERS || countWords(body) >= FEW_WORDS) return html;
  return body + renderNeighbours(page, context) + html.slice(body.length);
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
}

/** Links the pages around this one under the same parent. */
function renderNeighbours(page: Page, { site }: Pick<ReferenceContext, "site">): string {
  const parentUrl = page.url.slice(0, page.url.lastIndexOf("/"));
  const parent = site.findPage(parentUrl);
  const pages = site.listChildren(parentUrl);
  const at = pages.findIndex(({ url }) => url === page.url);
  const from = Math.max(
    0,
    Math.min(at - MOST_NEIGHBOURS / 2, pages.length - MOST_NEIGHBOURS - 1),
  );
  const links = pages
    .slice(from, from + MOST_NEIGHBOURS + 1)
    .filter(({ url }) => url !== page.url)
    .map(({ slug, shortTitle }) => link(slug, toTitleHtml(shortTitle)));
  if (!parent || links.length === 0) return "";
  const place = link(parent.slug, toTitleHtml(parent.title));
  return section("Beside it", `<p>Other pages of ${place}: ${links.join(", ")}.</p>`);
}
