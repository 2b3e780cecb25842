import { parseFragment } from "parse5";
import type { ContentStore } from "~/content-store/content-store";
import type { BlogMeta } from "~/domain/areas/blog";
import { parsePathLocale, type Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { Section } from "~/domain/documents/document";
import type { HomeData } from "~/domain/areas/home";

import type { ChangeTexts } from "~/services/changes/index.server";
import type { DocumentsService } from "~/services/documents/index.server";
import { isElement, type ChildNode, type Element } from "~/domain/html/tree";
import { readCodeBlock } from "./markdown/code-block";
import { readAreaPage } from "./pages/area-pages";
import { readChangesPage, type ChangesSources } from "./pages/changes-page";
import { readDocumentPage } from "./pages/document-page";
import { readHomePage } from "./pages/home-page";
import type { TwinPage } from "./pages/twin-page";
import { readUpdatesPage, type UpdatesSources } from "./pages/updates-page";
import { renderMissingPage, renderMissingSection } from "./render-missing";
import { renderTwin } from "./render-twin";
import type { TwinExample, TwinsService } from "./twins-service";

export { describeBaseline } from "./baseline-line";
export { escapeMarkdown } from "./markdown/escape";
export type { Twin, TwinExample, TwinOptions, TwinsService } from "./twins-service";

export interface SiteLists {
  /** Null on a site without the section. */
  updates: UpdatesSources["updates"] | null;
  changes: ChangesSources["changes"];
  texts: (locale: Locale) => ChangeTexts;
}

export interface TwinsServiceOptions {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  /** Returns the article texts of a locale. */
  translate: (locale: Locale) => ContentText;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  /** Lists the published posts, newest first. */
  listBlogPosts: () => readonly BlogMeta[];
  readHome: (locale: Locale) => HomeData;
  /** Lists that the site makes itself; null where they are not asked for. */
  lists: SiteLists | null;
  /** Suggests pages for a missing one. */
  suggestPages: DocumentsService["suggestPages"];
  siteName: string;
}

/** Creates the service that renders pages as Markdown. */
export function createTwinsService(options: TwinsServiceOptions): TwinsService {
  const { store, translate, siteOrigin } = options;
  return {
    findTwin(url, choice = {}) {
      const page = findPage(url, options);
      if (!page) return null;
      return renderTwin(page, {
        store: store(),
        siteOrigin,
        translate: translate(page.locale),
        ...choice,
      });
    },
    renderMissing(url, section) {
      const locale = parsePathLocale(url) ?? DEFAULT_LOCALE;
      const texts = { translate: translate(locale), siteOrigin };
      const page = section === null ? null : findPage(url, options);
      if (page && section !== null) {
        const twin = renderTwin(page, { ...texts, store: store(), section });
        return renderMissingSection(twin, section, texts);
      }
      const { translations, similar } = options.suggestPages(url, locale);
      return renderMissingPage(url, [...translations, ...similar], texts);
    },
    listExamples(url) {
      const page = findPage(url, options);
      return page && listExamples(page.body);
    },
  };
}

function findPage(url: string, options: TwinsServiceOptions): TwinPage | null {
  const locale = parsePathLocale(url);
  if (!locale) return null;
  const store = options.store();
  const rest = url.split("/").slice(2).join("/").replace(/\/$/, "");
  if (rest === "")
    return readHomePage(locale, { ...options, translate: options.translate(locale) });
  if (/^docs\//i.test(rest)) return readDocumentPage(`/${locale}/${rest}`, store);
  return (
    readSiteList(rest, { ...options, store, locale }) ??
    readAreaPage(rest, { ...options, store, locale })
  );
}

function readSiteList(
  rest: string,
  {
    lists,
    store,
    locale,
  }: Pick<TwinsServiceOptions, "lists"> & { store: ContentStore; locale: Locale },
): TwinPage | null {
  if (!lists) return null;
  const texts = lists.texts(locale);
  if (rest === "changes")
    return readChangesPage({ store, locale, changes: lists.changes, texts });
  const { updates } = lists;
  return updates && readUpdatesPage(rest, { store, locale, updates, text: texts.text });
}

/** Lists the code blocks of a page in order, with the hidden ones of its live samples. */
function listExamples(body: readonly Section[]): TwinExample[] {
  let id: string | null = null;
  return body.flatMap((section) => {
    id = section.value.id ?? id;
    if (section.type !== "prose") return [];
    return listBlocks(parseFragment(section.value.content).childNodes)
      .map((block) => ({ ...readCodeBlock(block), section: id }))
      .filter(({ code }) => code.trim() !== "");
  });
}

function listBlocks(nodes: readonly ChildNode[]): Element[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (node.tagName === "pre" ? [node] : listBlocks(node.childNodes)));
}
