import type { Document, Section } from "~/domain/documents/document";
import type { ReportFlaw } from "~/domain/documents/flaw";
import { DEFAULT_LOCALE, LOCALE_ROWS, type Locale } from "~/domain/locales/locale";
import type { Sample } from "~/domain/documents/sample";
import type { ContentText } from "~/domain/text/strings";
import { escapeText } from "~/domain/text/escape-html";
import { PAGE_FILE } from "../sources/scan";
import type { PlatformData } from "../sources/platform/platform-data";
import { createArticle } from "./article";
import { toBaseline } from "./baseline";
import type { PrebuiltDocument } from "./document-schema";

export interface DocumentOptions {
  /** Path of the file below the tree. */
  path: string;
  platform: PlatformData;
  siteName: string;
  report: ReportFlaw;
  /** Texts of the compiler by locale. */
  translate: (locale: Locale) => ContentText;
}

export interface ReadDocument {
  document: Document;
  /** All visible text, for full-text search. */
  text: string;
  samples: Sample[];
}

/** Matches the date that builders write when they know none. */
const NO_DATE = /^1970-01-01T00:00:00/;

/** Converts a page of the tree to a document; its HTML is cleaned. */
export function toDocument(
  doc: PrebuiltDocument,
  options: DocumentOptions,
): ReadDocument {
  const { mdn_url: url, locale } = doc;
  const { report } = options;
  const article = createArticle({ url, report, translate: options.translate(locale) });
  const body = article.addSections(doc.body);
  const browserCompat = doc.browserCompat.length > 0 ? doc.browserCompat : listKeys(body);
  const shortTitle = doc.short_title ?? doc.title;
  const document: Document = {
    title: doc.title,
    short_title: shortTitle,
    titleHTML: doc.titleHTML ? article.clean(doc.titleHTML) : escapeText(doc.title),
    pageTitle: doc.pageTitle ?? `${doc.title} | ${options.siteName}`,
    summary: doc.summary ?? "",
    mdn_url: doc.mdn_url,
    locale: doc.locale,
    native: LOCALE_ROWS[doc.locale].name,
    isTranslated: doc.locale !== DEFAULT_LOCALE,
    isActive: true,
    isMarkdown: true,
    body,
    toc: article.cleanToc(doc.toc),
    parents:
      doc.parents.length > 0 ? doc.parents : [{ uri: doc.mdn_url, title: shortTitle }],
    other_translations: doc.other_translations.map(({ locale, title }) => ({
      locale,
      title,
      native: LOCALE_ROWS[locale].name,
    })),
    source: toSource(doc, options.path),
    modified: toDate(doc.modified),
    contributors: doc.contributors,
    popularity: doc.popularity ?? null,
    noIndexing: doc.noIndexing,
    pageType: doc.pageType ?? "unknown",
    status: doc.status,
    browserCompat,
    baseline: toBaseline(
      doc.baseline,
      options.platform.findBaseline(browserCompat),
      doc.title,
    ),
    hasMathML: article.hasMathML(),
    fragments: article.listIds(),
    sidebarMacro: doc.sidebarMacro?.toLowerCase() ?? null,
    ...(doc.related_content.length > 0 && { related_content: doc.related_content }),
  };
  return { document, text: article.readText(), samples: article.listSamples() };
}

function listKeys(body: readonly Section[]): string[] {
  return body.flatMap(({ type, value }) =>
    type === "browser_compatibility" ? [value.query] : [],
  );
}

function toSource({ source }: PrebuiltDocument, path: string): Document["source"] {
  return {
    folder: source.folder ?? path.slice(0, path.lastIndexOf("/")),
    filename: source.filename ?? PAGE_FILE,
    github_url: source.github_url ?? null,
    last_commit_url: source.last_commit_url ?? null,
  };
}

function toDate(date: string | null | undefined): string | null {
  if (!date || NO_DATE.test(date) || Number.isNaN(Date.parse(date))) return null;
  return new Date(date).toISOString();
}
