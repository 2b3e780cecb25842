import type { Flaw } from "~/domain/documents/flaw";
import type { Locale } from "~/domain/locales/locale";
import { docUrl, toLeaf } from "~/domain/documents/slug";
import type { ContentText } from "~/domain/text/strings";
import { createPlainPage, type Page } from "../core/page";
import { createSite } from "../core/create-site";
import type { Redirect } from "../core/site";
import { collectGroups } from "./api-groups";
import { createLocaleView } from "./locale-view";
import { createSidebars, type Sidebars, type SidebarsOptions } from "./render-sidebar";
import { createSidebarLinks } from "./sidebar-links";
import type { SidebarMaker } from "./sub-pages";

type PageFacts = Partial<Omit<Page, "slug">> & { slug: string };

/** Returns id and arguments instead of a text, so that tests do not depend on wording. */
const showId: ContentText = (id, args) => (args ? `${id} ${JSON.stringify(args)}` : id);

/** Creates a page for tests; its short title defaults to the end of its slug. */
export function createPage({ slug, locale = "en-US", ...facts }: PageFacts): Page {
  const name = toLeaf(slug);
  return createPlainPage({
    locale,
    slug,
    url: docUrl(locale, slug),
    title: `${name} title`,
    shortTitle: name,
    pageType: "guide",
    file: "",
    folder: "",
    path: "",
    ...facts,
  });
}

/** Creates the input of entry makers for these pages. */
export function createMaker(
  pages: readonly Page[],
  locale: Locale = "en-US",
  redirects: readonly Redirect[] = [],
): SidebarMaker {
  const view = createLocaleView(createSite(pages, redirects), locale, showId);
  return { view, links: createSidebarLinks(view) };
}

/** Opens sidebars for these pages, and collects the flaws they report. */
export function openSidebars(
  pages: readonly Page[],
  options: Partial<SidebarsOptions> = {},
): { sidebars: Sidebars; flaws: Flaw[] } {
  const flaws: Flaw[] = [];
  const sidebars = createSidebars({
    site: createSite(pages, []),
    translate: () => showId,
    platform: { findParentInterface: () => null },
    groups: () => collectGroups([]),
    yamlFolders: [],
    report: (flaw) => flaws.push(flaw),
    ...options,
  });
  return { sidebars, flaws };
}

/**
 * Formats the sidebar's texts, one entry per line, two spaces per level; `>` marks a heading.
 */
export function outline(html: string): string {
  const lines: string[] = [];
  let level = -1;
  for (const [token] of html.matchAll(
    /<ol>|<\/ol>|<li[^>]*>|<details open>|[^<>]+|<[^>]*>/g,
  )) {
    if (token === "<ol>") level++;
    else if (token === "</ol>") level--;
    else if (token.startsWith("<li")) {
      lines.push("  ".repeat(level) + (token.includes("section") ? "> " : ""));
    } else if (!token.startsWith("<")) lines.push(`${lines.pop() ?? ""}${token}`);
  }
  return lines.join("\n");
}
