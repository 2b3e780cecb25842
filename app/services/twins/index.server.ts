import type { ContentStore } from "~/content-store/content-store";
import type { BlogMeta } from "~/domain/areas/blog";
import { parseLocale, type Locale } from "~/domain/locales/locale";
import type { ContentText } from "~/domain/text/strings";
import { listExamples } from "./list-examples";
import { readAreaPage } from "./pages/area-pages";
import { readDocumentPage } from "./pages/document-page";
import type { TwinPage } from "./pages/twin-page";
import { renderTwin } from "./render-twin";
import type { TwinsService } from "./twins-service";

export type {
  Twin,
  TwinExample,
  TwinOptions,
  TwinSection,
  TwinsService,
} from "./twins-service";

export interface TwinsServiceOptions {
  /** Returns the current store, which may be swapped between calls. */
  store: () => ContentStore;
  /** Returns the article texts of a locale. */
  translate: (locale: Locale) => ContentText;
  /** Origin without a trailing slash. */
  siteOrigin: string;
  /** Lists the published posts, newest first. */
  listBlogPosts: () => readonly BlogMeta[];
}

/** Creates the service that renders pages as Markdown. */
export function createTwinsService(options: TwinsServiceOptions): TwinsService {
  const { store, translate, siteOrigin } = options;
  return {
    findTwin(url, choice = {}) {
      const page = findPage(url, options);
      if (!page) return null;
      return renderTwin(page, {
        ...{ store: store(), siteOrigin, translate: translate(page.locale) },
        ...choice,
      });
    },
    listExamples(url) {
      const page = findPage(url, options);
      return page && listExamples(page.body);
    },
  };
}

function findPage(
  url: string,
  { store, listBlogPosts }: TwinsServiceOptions,
): TwinPage | null {
  const [, segment = "", rest = ""] = /^\/([^/]+)\/?(.*?)\/?$/.exec(url) ?? [];
  const locale = parseLocale(segment);
  if (!locale) return null;
  const current = store();
  if (/^docs\//i.test(rest)) return readDocumentPage(`/${locale}/${rest}`, current);
  return readAreaPage(rest, { store: current, listBlogPosts, locale });
}
