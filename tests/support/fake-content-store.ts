import { NO_UPDATES } from "~/domain/compat/updates";
import type { ContentStore, StoredAsset } from "~/content-store/content-store";
import { urlKey } from "~/domain/documents/slug";

export interface FakeStoreContent {
  version?: string;
  pages?: readonly string[];
  redirects?: Readonly<Record<string, string>>;
  assets?: Readonly<Record<string, StoredAsset>>;
  onClose?(): void;
}

/** Creates an in-memory content store that has URLs but no documents. */
export function createFakeStore(content: FakeStoreContent = {}): ContentStore {
  const { version = "1", pages = [], redirects = {}, assets = {}, onClose } = content;
  const canonical = new Map(pages.map((url) => [urlKey(url), url]));
  const moved = new Map(
    Object.entries(redirects).map(([from, to]) => [urlKey(from), to]),
  );
  const files = new Map(
    Object.entries(assets).map(([url, asset]) => [urlKey(url), asset]),
  );
  return {
    version,
    namesVersion: version,
    findDocument: () => null,
    findModified: () => null,
    findCanonicalUrl: (url) => canonical.get(urlKey(url)) ?? null,
    findLiveSample: () => null,
    findInteractiveExample: () => null,
    findSidebar: () => null,
    findRedirect: (url) => moved.get(urlKey(url)) ?? null,
    findAsset: (url) => files.get(urlKey(url)) ?? null,
    findCompatTable: () => null,
    readCompatBrowsers: () => ({}),
    readUpdates: () => NO_UPDATES,
    readSearchIndex: (locale) => ({
      json: `[${'"x",'.repeat(500)}"x"]`,
      etag: `"index-${locale}"`,
    }),
    readTitleIndex: () => null,
    listSearchPages: () => [],
    listSearchAreas: () => [],
    countText: () => 0,
    listText: () => [],
    rateText: () => [],
    readDocument: () => null,
    readSearchedPage: () => null,
    listSimilarPages: () => [],
    listDocumentUrls: () => [],
    listMetadata: () => [],
    listChangedDocuments: () => [],
    findLatestChange: () => null,
    countDocuments: () => pages.length,
    countDocumentsBelow: () => 0,
    findAreaPage: () => null,
    findAreaUrl: () => null,
    listAreaPages: () => [],
    readContributions: () => [],
    readHomeChoice: () => null,
    listNewPages: () => [],
    listSampleAreas: () => [],
    close: () => onClose?.(),
  };
}
