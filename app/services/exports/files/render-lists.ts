import type { Locale } from "~/domain/locales/locale";
import { escapeAttribute, escapeText } from "~/domain/text/escape-html";
import type { ContentText } from "~/domain/text/strings";
import { toRelative } from "../pages/archive-links";
import type { PageEntry } from "../pages/scope";
import type { ArchiveFacts, ArchiveFile } from "./archive-file";
import { groupTitles, type TitleGroup } from "./group-titles";
import {
  OWN_FILES,
  renderFrame,
  renderOrigin,
  renderSearch,
  type FrameOptions,
  type FrameParts,
} from "./render-frame";

export interface ListOptions {
  facts: ArchiveFacts;
  locale: Locale;
  translate: ContentText;
  parts: FrameParts;
}

/** Above this number, each letter has a page of its own. */
const MAX_TITLES_ON_A_PAGE = 1_000;
/** Lists of children that are longer are left to the page itself. */
const MAX_CHILDREN = 60;

/** Renders the page that opens first: the archive's facts and its topmost pages. */
export function renderHome(
  entries: readonly PageEntry[],
  options: ListOptions,
): ArchiveFile {
  const { facts, locale, translate, parts } = options;
  const path = OWN_FILES.home;
  const search = parts.hasSearch
    ? `<div class="archive-hero">${renderSearch(OWN_FILES.search, translate)}</div>`
    : "";
  const index = `<p><a href="${OWN_FILES.index}">${escapeText(translate("archive-index"))}</a> (${entries.length})</p>`;
  const mainHtml = `<h1>${escapeText(facts.title)}</h1>
<p>${escapeText(renderOrigin(facts, { language: locale, translate }))}</p>
${search}${index}
<h2>${escapeText(translate("archive-contents"))}</h2>
<div class="archive-contents">${renderTree(entries, path)}</div>`;
  return toPage(
    path,
    { title: facts.title, mainHtml, sitePath: facts.homePath },
    options,
  );
}

/** Renders the top two levels of the pages, as their addresses nest. */
function renderTree(entries: readonly PageEntry[], from: string): string {
  const known = new Set(entries.map(({ url }) => trim(url)));
  const children = new Map<string | null, PageEntry[]>();
  for (const entry of entries) {
    const parent = findParent(trim(entry.url), known);
    children.set(parent, [...(children.get(parent) ?? []), entry]);
  }
  const count = (url: string): number =>
    (children.get(url) ?? []).reduce((sum, entry) => sum + 1 + count(trim(entry.url)), 0);
  const renderLevel = (parent: string | null, depth: number): string => {
    const items = (children.get(parent) ?? []).map((entry) => {
      const url = trim(entry.url);
      const number = children.get(url)?.length ?? 0;
      const isOpen = depth > 0 && number > 0 && number <= MAX_CHILDREN;
      const below = isOpen
        ? renderLevel(url, depth - 1)
        : number > 0
          ? ` (${count(url)})`
          : "";
      return `<li>${renderLink(entry, from)}${below}</li>`;
    });
    return `<ul>${items.join("")}</ul>`;
  };
  return renderLevel(null, 2);
}

function findParent(url: string, known: ReadonlySet<string>): string | null {
  let at = url.lastIndexOf("/");
  while (at > 0) {
    const parent = url.slice(0, at);
    if (known.has(parent)) return parent;
    at = parent.lastIndexOf("/");
  }
  return null;
}

function trim(url: string): string {
  return url.replace(/\/$/, "");
}

/** Renders the alphabetical list of all pages, in several pages when it is long. */
export function* renderIndex(
  entries: readonly PageEntry[],
  options: ListOptions,
): Iterable<ArchiveFile> {
  const { locale, translate } = options;
  const path = OWN_FILES.index;
  const title = translate("archive-index");
  const groups = groupTitles(entries, locale);
  const isLong = entries.length > MAX_TITLES_ON_A_PAGE;
  const toPath = (at: number) => `all-pages/${at + 1}.html`;
  const letters = (from: string) =>
    `<ul class="archive-letters">${groups
      .map(({ label }, at) => {
        const href = isLong ? toRelative(from, toPath(at)) : `#letter-${at + 1}`;
        return `<li><a href="${href}">${escapeText(label)}</a></li>`;
      })
      .join("")}</ul>`;
  const heading = `<h1>${escapeText(title)}</h1>\n`;
  const lists = groups.map(
    (group, at) =>
      `<h2 id="letter-${at + 1}">${escapeText(group.label)}</h2>${isLong ? "" : renderGroup(group, path)}`,
  );
  const all = isLong ? "" : lists.join("\n");
  yield toPage(path, { title, mainHtml: heading + letters(path) + all }, options);
  if (!isLong) return;
  for (const [at, group] of groups.entries()) {
    const own = toPath(at);
    const name = translate("name-part", { name: title, part: group.label });
    const mainHtml = `<h1>${escapeText(name)}</h1>\n${letters(own)}${renderGroup(group, own)}`;
    yield toPage(own, { title: name, mainHtml }, options);
  }
}

function renderGroup({ entries }: TitleGroup, from: string): string {
  return `<ul class="archive-titles">${entries.map((entry) => `<li>${renderLink(entry, from)}</li>`).join("")}</ul>`;
}

function renderLink({ path, title }: PageEntry, from: string): string {
  return `<a href="${toRelative(from, path)}">${escapeText(title)}</a>`;
}

/** Renders the page of the search; its script and the titles are files beside it. */
export function renderSearchPage(options: ListOptions): ArchiveFile {
  const { translate } = options;
  const title = translate("archive-search");
  const none = escapeAttribute(translate("archive-search-none"));
  const mainHtml = `<h1>${escapeText(title)}</h1>
${renderSearch(OWN_FILES.search, translate)}<noscript><p>${escapeText(translate("archive-search-script"))}</p></noscript>
<p><a href="${OWN_FILES.index}">${escapeText(translate("archive-index"))}</a></p>
<div id="results" role="status" data-none="${none}"></div>`;
  const scriptsHtml = `<script src="${OWN_FILES.titles}"></script>\n<script src="${OWN_FILES.script}"></script>\n`;
  return toPage(OWN_FILES.search, { title, mainHtml, scriptsHtml }, options);
}

/** Titles for the search as a script, because pages on a disk can't fetch. */
export function renderTitles(entries: readonly PageEntry[]): ArchiveFile {
  const lines = entries.map(({ title, path }) => JSON.stringify([title, path]));
  return {
    path: OWN_FILES.titles,
    type: "text/javascript",
    body: `window.archiveTitles=[\n${lines.join(",\n")}\n];\n`,
  };
}

/** Renders origin and licences. */
export function renderAbout(options: ListOptions): ArchiveFile {
  const { facts, locale, translate } = options;
  const title = translate("archive-about");
  const site = `${facts.siteOrigin}${encodeURI(facts.homePath)}`;
  const mainHtml = `<h1>${escapeText(title)}</h1>
<p>${escapeText(renderOrigin(facts, { language: locale, translate }))} <a class="external" href="${escapeAttribute(site)}">${escapeText(facts.siteName)}</a></p>
<p>${escapeText(translate("archive-license"))} ${escapeText(translate("archive-authors"))}</p>
<pre class="archive-notice">${escapeText(facts.notice)}</pre>`;
  return toPage(OWN_FILES.about, { title, mainHtml }, options);
}

function toPage(
  path: string,
  page: Pick<FrameOptions, "title" | "mainHtml" | "scriptsHtml" | "sitePath">,
  { locale, ...options }: ListOptions,
): ArchiveFile {
  const body = renderFrame({ ...options, ...page, path, language: locale });
  return { path, type: "text/html", body, title: page.title };
}
