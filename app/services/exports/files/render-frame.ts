import { toAddress } from "~/domain/http/to-address";
import type { ContentMessageId } from "~/domain/locales/message-ids";
import type { Locale } from "~/domain/locales/locale";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";
import { toRelative } from "../pages/archive-links";
import type { ArchiveFacts } from "./archive-file";

/** Paths of the files that an archive has beside its pages. */
export const OWN_FILES = {
  home: "index.html",
  search: "search.html",
  index: "all-pages.html",
  about: "about-this-copy.html",
  styles: "archive.css",
  script: "search.js",
  titles: "search-titles.js",
} as const;

export interface FrameParts {
  /** Name of the archive and links to its lists. */
  hasHeader: boolean;
  hasSearch: boolean;
  hasSidebar: boolean;
}

export interface FrameOptions {
  facts: ArchiveFacts;
  /** Path of the page. */
  path: string;
  language: Locale;
  translate: ContentText;
  /** Plain text. */
  title: string;
  /** HTML of `<main>`. */
  mainHtml: string;
  /** Address of the sidebar's page; null: none. */
  sidebar?: string | null;
  /** Path of the page on the site; null: none. */
  sitePath?: string | null;
  /** Parts around the page; readers of some formats have their own. */
  parts: FrameParts;
  /** HTML for the end of the body. */
  scriptsHtml?: string;
}

/** Renders a whole page of an archive; it needs no script, and opens from a disk. */
export function renderFrame(options: FrameOptions): string {
  const { path, language, title, mainHtml, translate, facts, sidebar = null } = options;
  const pageTitle =
    title === facts.title
      ? escapeText(title)
      : `${escapeText(title)} – ${escapeText(facts.title)}`;
  const aside =
    sidebar === null
      ? ""
      : `<nav class="archive-aside" aria-label="${escapeAttribute(translate("archive-sidebar"))}"><iframe src="${sidebar}" title="${escapeAttribute(translate("archive-sidebar"))}" loading="lazy"></iframe></nav>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageTitle}</title>
<link rel="stylesheet" href="${toRelative(path, OWN_FILES.styles)}">
</head>
<body class="archive">
<a class="archive-skip" href="#content">${escapeText(translate("archive-skip"))}</a>
${renderHeader(options)}<div class="archive-columns">
${aside}<main id="content" tabindex="-1">
${mainHtml}
</main>
</div>
${renderFooter(options)}${options.scriptsHtml ?? ""}</body>
</html>
`;
}

function renderHeader(options: FrameOptions): string {
  const { facts, path, translate, parts, sidebar = null } = options;
  if (!parts.hasHeader) return "";
  const links: [string, ContentMessageId][] = [
    [toRelative(path, OWN_FILES.index), "archive-index"],
    ...(sidebar === null
      ? []
      : [[sidebar, "archive-sidebar"] as [string, ContentMessageId]]),
  ];
  const items = links.map(
    ([href, id]) =>
      `<a${id === "archive-sidebar" ? ' class="archive-narrow"' : ""} href="${href}">${escapeText(translate(id))}</a>`,
  );
  return `<header class="archive-header"><a class="archive-name" href="${toRelative(path, OWN_FILES.home)}">${escapeText(facts.title)}</a>
${parts.hasSearch ? renderSearch(toRelative(path, OWN_FILES.search), translate) : ""}<nav aria-label="${escapeAttribute(facts.title)}">${items.join("")}</nav></header>
`;
}

/** A form without a script: the page of the search reads its own address. */
export function renderSearch(action: string, translate: ContentText): string {
  const label = escapeAttribute(translate("archive-search"));
  return `<form role="search" action="${action}"><input type="search" name="q" aria-label="${label}" placeholder="${label}"><button class="button">${label}</button></form>
`;
}

function renderFooter(options: FrameOptions): string {
  const { facts, path, translate, sitePath = null } = options;
  const original =
    sitePath === null
      ? ""
      : ` <a class="external" href="${escapeAttribute(toAddress(facts.siteOrigin, sitePath))}">${escapeText(translate("archive-original"))}</a>`;
  return `<footer class="archive-footer"><p>${escapeText(renderOrigin(facts, options))}${original}</p>
<p>${escapeText(translate("archive-license"))} <a href="${toRelative(path, OWN_FILES.about)}">${escapeText(translate("archive-about"))}</a></p></footer>
`;
}

/** The line that says whose copy this is, and of when. */
export function renderOrigin(
  { siteName, date }: Pick<ArchiveFacts, "siteName" | "date">,
  { language, translate }: Pick<FrameOptions, "language" | "translate">,
): string {
  if (date === null) return translate("archive-copy-undated", { site: siteName });
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return translate("archive-copy", {
    site: siteName,
    date: format.format(new Date(date)),
  });
}
