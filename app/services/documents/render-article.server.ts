import type { CompatBrowsers, CompatTable } from "~/domain/compat/compat";
import type { CompatSection, Section } from "~/domain/documents/document";
import type { Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { escapeAttribute } from "~/domain/text/escape-html";
import type { FindPageUrl } from "./compat/context";
import { renderMissingData } from "./compat/data-links";
import { UnknownSectionError } from "./errors";
import { renderCompatTable } from "./render-compat-table.server";
import { renderSpecifications } from "./render-specifications.server";

export interface ArticleOptions {
  locale: Locale;
  /** Path of the page. */
  url: string;
  /** Ids in the page's own HTML. */
  fragments: readonly string[];
  translate: ContentText;
  findCompatTable: (query: string) => CompatTable | null;
  readCompatBrowsers: () => CompatBrowsers;
  findPageUrl: FindPageUrl;
  /** Browsers that the reader has hidden from compatibility tables. */
  hiddenBrowsers: readonly string[];
}

/** A class, because a selector for the first of several would cost time at each change of a page. */
const TABLE = '<div class="bc"';
const FIRST_TABLE = '<div class="bc bc-first"';

/** Renders the body of a document as one HTML string. */
export function renderArticle(
  sections: readonly Section[],
  options: ArticleOptions,
): string {
  const usedIds = new Set(options.fragments);
  return sections
    .map((section) => renderSection(section, renderContent(section, options, usedIds)))
    .join("")
    .replace(TABLE, FIRST_TABLE);
}

function renderContent(
  section: Section,
  options: ArticleOptions,
  usedIds: Set<string>,
): string {
  switch (section.type) {
    case "prose":
      return section.value.content;
    case "specifications": {
      const { specifications, query } = section.value;
      return renderSpecifications(specifications, query, options.translate);
    }
    case "browser_compatibility":
      return renderCompatibility(section.value, options, usedIds);
    default:
      // Unreachable by type; a store written by another version may contain it.
      throw new UnknownSectionError((section as { type: string }).type);
  }
}

function renderCompatibility(
  { query, id: sectionId }: CompatSection["value"],
  options: ArticleOptions,
  usedIds: Set<string>,
): string {
  const { locale, translate, findPageUrl, hiddenBrowsers, url: pageUrl } = options;
  const table = options.findCompatTable(query);
  if (!table) return renderMissingData({ query, pageUrl, translate });
  const browsers = options.readCompatBrowsers();
  return renderCompatTable(table, {
    browsers,
    locale,
    translate,
    findPageUrl,
    pageUrl,
    sectionId,
    hiddenBrowsers,
    usedIds,
  });
}

/** Renders a section; one with an id gets a heading that links to itself. */
function renderSection({ value }: Section, content: string): string {
  if (value.id === null || value.title === null) return content;
  const id = escapeAttribute(value.id);
  const tag = value.isH3 ? "h3" : "h2";
  // A heading that contains a link can't be wrapped in one.
  const hasLink = value.title.includes("<a ");
  const title = hasLink ? value.title : `<a href="#${id}">${value.title}</a>`;
  return `<section aria-labelledby="${id}"><${tag} id="${id}">${title}</${tag}>${content}</section>`;
}
