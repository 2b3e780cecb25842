import type { ContentStore } from "~/content-store/content-store";
import { hideAreas } from "~/content-store/hide-areas";
import { DEFAULT_LOCALE, parsePathLocale, type Locale } from "~/domain/locales/locale";
import { hasPath } from "~/domain/site/site-features";
import { resolveRedirect } from "~/http/redirects/resolve-redirect";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { PublicConfig } from "~/domain/site/public-config";
import { createAreasService } from "~/services/areas/index.server";
import type { CommunityService } from "~/services/community/community-service";
import { createCommunityService } from "~/services/community/index.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { createHomeService } from "~/services/home/index.server";
import { findCode, type CodeSource } from "~/services/playground/index.server";
import {
  createSearchService,
  parseSearchRequest,
  type SearchResults,
  type SearchService,
} from "~/services/search/index.server";
import { answerFiles } from "./answer-files";
import { decodeState, isAnybodysCode, runAnybodysCode } from "./anybodys-code";
import {
  openPackageContent,
  type InstalledContent,
  type PackageContent,
} from "./package-content";
import { PAGES, SEARCH, SEARCH_INDEX, SHORT_PAGES } from "./own-paths";
import { createNetworkFirst } from "./network-first";
import { createRenderer } from "./page-renderer";
import { createBlockReader, type BlockReader, type LoadBlocks } from "./read-blocks";

/**
 * Texts of a page of results, in characters. A phone has less memory than a server, and one reader; what lives
 * for longer than a search is moved by the garbage collector, for which other searches wait.
 */
const KEPT_CHARACTERS = 300_000;

/** Ends of addresses that the server may answer and no package has: Markdown, data, feeds. */
const LEFT_OUT = /\.(?:md|json|xml|txt)$/;

export interface OfflineSite {
  /**
   * Answers a request for a page, its data or a file from the package; null for what it does not
   * have, and for what it has in part, until the worker asks again because the network has failed.
   * Throws MissingBlockError when the storage has lost a part of it.
   */
  answer(request: Request): Promise<Response | null>;
  /**
   * Answers a request for a page that the package does not have as the server would, with a 404;
   * null when others may have it, because the package is of one area or another language.
   */
  answerMissing(request: Request): Promise<Response | null>;
  /** Opens the titles, and makes what searches compare of them in short steps. */
  prepareSearch(): Promise<void>;
}

export interface SiteStorage {
  load: LoadBlocks;
  /** Keeps the packed titles for the next start of the worker. */
  keepTitles(packed: Uint8Array): void;
}

/** Opens the site over an installed package. */
export function openOfflineSite(
  config: PublicConfig,
  content: InstalledContent,
  { load, keepTitles }: SiteStorage,
): OfflineSite {
  const blocks = createBlockReader(load);
  const packaged = openPackageContent(content, blocks, keepTitles);
  const store = hideAreas(packaged, (path) => hasPath(path, config.features));
  // Samples run in a sandbox on this origin, because the runner's can't be reached.
  const ownConfig: PublicConfig = {
    ...config,
    playgroundOrigin: null,
    maintenance: null,
  };
  const services = createServices(ownConfig, { packaged, store, blocks });
  const renderPage = createRenderer(ownConfig, { store, blocks, content, services });
  const code = services.playground;

  async function answer(request: Request): Promise<Response | null> {
    const { pathname, search } = new URL(request.url);
    const path = decodeURI(pathname);
    const file = answerFiles(request, { path, store, code, config });
    if (file) return file;
    if (isAnybodysCode(request.url)) return runAnybodysCode(request, config);
    const page = path.replace(/\.data$/, "");
    if (!PAGES.test(page) && !SHORT_PAGES.test(path)) return null;
    packaged.noteDocument(page);
    if (SEARCH.test(page)) {
      searchAhead(request, services.search);
      if (blocks.isWaiting()) return null;
    }
    if (page === path) {
      const moved = findRedirect(path, search, { store, locale: content.locale });
      if (moved) return moved;
    }
    const response = await renderPage(request);
    return response.status < 400 ? response : null;
  }

  async function answerMissing(request: Request): Promise<Response | null> {
    const { pathname } = new URL(request.url);
    const [, locale, section] = pathname.split("/");
    const isOfPackage = content.area === "all" && locale === content.locale;
    // The server leads from a missing translation to the English page, which is in another package.
    if (section === "docs" && locale !== DEFAULT_LOCALE) return null;
    if (!isOfPackage || !PAGES.test(pathname) || LEFT_OUT.test(pathname)) return null;
    const response = await renderPage(request);
    return response.status === 404 ? response : null;
  }

  /** One at a time, because the blocks that an answer lacks are noted in one place. */
  let queue: Promise<unknown> = Promise.resolve();
  function enqueue<Made>(make: () => Promise<Made> | Made): Promise<Made> {
    const made = queue.then(() => blocks.settle(make));
    queue = made.catch(() => undefined);
    return made;
  }
  async function prepare(): Promise<void> {
    const { locale } = content;
    const steps = await enqueue(() => services.search.prepare(locale));
    // Opens the full text too, whichever word is looked up.
    await enqueue(() => store.countText({ locale, terms: [["web"]], need: "all" }));
    while (await enqueue(() => steps.next().done !== true)) await pause();
  }
  const isLeft = createNetworkFirst(content, !location.search.includes("PreferOnline"));
  let preparing: Promise<void> | null = null;
  const prepareSearch = () => (preparing ??= prepare());
  return {
    async answer(request) {
      const response = isLeft(request)
        ? null
        : await enqueue(() => answer(request.clone()));
      const { pathname } = new URL(request.url);
      if (SEARCH_INDEX.test(pathname) || SEARCH.test(pathname))
        prepareSearch().catch(() => undefined);
      return response;
    },
    answerMissing: (request) => enqueue(() => answerMissing(request.clone())),
    prepareSearch,
  };
}

/** Lets other answers of the worker come first. */
function pause(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/**
 * Searches before the page is made, which then takes the kept results: each round for blocks that are not
 * in memory would go through all routes.
 */
function searchAhead({ url }: Request, search: SearchService): void {
  const { pathname, searchParams } = new URL(url);
  const locale = parsePathLocale(pathname);
  if (!locale) return;
  const { request } = parseSearchRequest(searchParams, { locales: [locale] });
  if (request) search.search(request);
}

/** Keeps the results of the last search, which runs ahead of its page, once all of them are in memory. */
function keepLast(service: SearchService, blocks: BlockReader): SearchService {
  let last: { key: string; results: SearchResults } | null = null;
  return {
    ...service,
    search(request) {
      const key = JSON.stringify(request);
      if (last?.key === key) return last.results;
      const results = service.search(request);
      if (!blocks.isWaiting()) last = { key, results };
      return results;
    },
  };
}

/** The server's redirects: moved pages, spelling, missing locale, which is the package's. */
function findRedirect(
  path: string,
  search: string,
  { store, locale }: { store: ContentStore; locale: Locale },
): Response | null {
  const redirect = resolveRedirect(
    {
      // A choice: a page of another language is missing here, and leads to no page of this one.
      path,
      search,
      preferredLocale: locale,
      isLanguageChoice: true,
      acceptLanguage: "",
      hasEncodedSlash: false,
    },
    store,
  );
  return (
    redirect &&
    new Response(null, { status: 302, headers: { Location: redirect.location } })
  );
}

interface Sources {
  packaged: PackageContent;
  store: ContentStore;
  blocks: BlockReader;
}

function createServices(config: PublicConfig, sources: Sources) {
  const { packaged, blocks } = sources;
  // Menus and tables link pages of the site that the package lacks. Redirects lead to its own alone.
  const linking = { ...sources.store, findCanonicalUrl: packaged.findLinkedUrl };
  const store = () => linking;
  const translate = loadContentStrings();
  const search = keepLast(
    createSearchService({ store, keptCharacters: KEPT_CHARACTERS }),
    blocks,
  );
  const areas = createAreasService({ ...config, store, translate });
  const { listNews, findFeaturedContributor } = areas;
  return {
    areas: {
      ...areas,
      hasPage: (path: string) => areas.hasPage(path) || packaged.isOutside(path),
    },
    search,
    documents: createDocumentsService({
      ...config,
      store,
      translate,
      listNear: (slug, locale) => search.listNearPages(slug, locale),
      listNearNames: (name, locale) => search.listNearNames(name, locale),
    }),
    home: createHomeService({
      ...config,
      store,
      translate,
      listNews,
      findFeaturedContributor,
    }),
    playground: {
      decodeState,
      findCode: (page: string, source: CodeSource) => findCode(store(), page, source),
    },
    community: createCommunity(config),
    flash: { take: () => Promise.resolve({ message: null, clear: null }) },
    announcements: null,
    placements: null,
    surveys: null,
  };
}

/** The samples of a site without a code host; the issues of a code host need a network. */
function createCommunity({ hasCodeHost }: PublicConfig): CommunityService {
  if (!hasCodeHost)
    return createCommunityService({ apiUrl: null, onError: () => undefined });
  return { listOpenIssues: () => Promise.resolve({ issues: [], source: "offline" }) };
}

/** Where the service worker finds the site once it has loaded this script. */
Object.assign(globalThis, { openOfflineSite });

/** Keeps the function's type for the worker, which has it as a global. */
export type OpenOfflineSite = typeof openOfflineSite;
