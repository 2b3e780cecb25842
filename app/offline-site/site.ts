import { createRequestHandler } from "@remix-run/server-runtime";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import * as serverBuild from "@remix-run/dev/server-build";
import type { ContentStore } from "~/content-store/content-store";
import { hideAreas } from "~/content-store/hide-areas";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { hasPath } from "~/domain/site/site-features";
import { resolveRedirect } from "~/http/redirects/resolve-redirect";
import { renderPolicy } from "~/http/security/content-security-policy";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { PublicConfig } from "~/domain/site/public-config";
import { dropRoutes, toRoutePath } from "~/rendering/drop-routes.server";
import { createAreasService } from "~/services/areas/index.server";
import type { CommunityService } from "~/services/community/community-service";
import { createCommunityService } from "~/services/community/index.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { createHomeService } from "~/services/home/index.server";
import { createPlaygroundService } from "~/services/playground/index.server";
import { createSearchService } from "~/services/search/index.server";
import { answerFiles } from "./answer-files";
import { openPackageContent, type InstalledContent } from "./package-content";
import { createBlockReader, type BlockReader, type LoadBlocks } from "./read-blocks";

/** Starts of addresses, after the language, of pages whose loaders read the content alone. */
const AREAS = [
  ...[
    "docs",
    "blog",
    "curriculum",
    "community",
    "about",
    "advertising",
    "search",
    "play",
  ],
  ...["plus/docs", "observatory/docs", "newsletter", "offline"],
];
/** A slash at the end is one of the home page. */
const PAGES = new RegExp(`^/[^/]+/(?:$|(?:${AREAS.join("|")})(?:/|$))`);
/** Same without a language: the installed site starts at such addresses (http/site-files/manifest). */
const SHORT_PAGES = new RegExp(`^/(?:$|(?:${AREAS.join("|")})(?:/|$))`);

export interface OfflineSite {
  /**
   * Answers a request for a page, its data or a file from the package; null for what it does not
   * have. Throws MissingBlockError when the storage has lost a part of it.
   */
  answer(request: Request): Promise<Response | null>;
  /**
   * Answers a request for a page that the package does not have as the server would, with a 404;
   * null when others may have it, because the package is of one area or another language.
   */
  answerMissing(request: Request): Promise<Response | null>;
}

/** Opens the site over an installed package. */
export function openOfflineSite(
  config: PublicConfig,
  content: InstalledContent,
  load: LoadBlocks,
): OfflineSite {
  const blocks = createBlockReader(load);
  const packaged = openPackageContent(content, blocks);
  const store = hideAreas(packaged, (path) => hasPath(path, config.features));
  // Samples run in a sandbox on this origin, because the runner's can't be reached.
  const ownConfig: PublicConfig = {
    ...config,
    playgroundOrigin: null,
    maintenance: null,
  };
  const renderPage = createRenderer(ownConfig, store, blocks);
  const code = createPlaygroundService(() => store);

  async function answer(request: Request): Promise<Response | null> {
    const { pathname, search } = new URL(request.url);
    const path = decodeURI(pathname);
    const file = answerFiles(request, {
      path,
      store,
      code,
      siteOrigin: config.siteOrigin,
    });
    if (file) return file;
    const page = path.replace(/\.data$/, "");
    if (!PAGES.test(page) && !SHORT_PAGES.test(path)) return null;
    packaged.noteDocument(page);
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
    if (!isOfPackage || !PAGES.test(pathname)) return null;
    const response = await renderPage(request);
    return response.status === 404 ? response : null;
  }

  /** One at a time, because the blocks that an answer lacks are noted in one place. */
  let queue: Promise<unknown> = Promise.resolve();
  function enqueue(make: () => Promise<Response | null>): Promise<Response | null> {
    const made = queue.then(() => blocks.settle(make));
    queue = made.catch(() => undefined);
    return made;
  }
  return {
    answer: (request) => enqueue(() => answer(request.clone())),
    answerMissing: (request) => enqueue(() => answerMissing(request.clone())),
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
      ...{ path, search, preferredLocale: locale, isLanguageChoice: true },
      ...{ acceptLanguage: "", hasEncodedSlash: false },
    },
    store,
  );
  return (
    redirect &&
    new Response(null, { status: 302, headers: { Location: redirect.location } })
  );
}

function createRenderer(config: PublicConfig, store: ContentStore, blocks: BlockReader) {
  const build = toOwnBuild(
    dropRoutes(serverBuild as ServerBuild, config.features),
    blocks,
  );
  const handle = createRequestHandler(build, "production");
  const services = createServices(config, store);
  return async (request: Request): Promise<Response> => {
    const nonce = crypto.randomUUID();
    const isDataRequest = new URL(request.url).pathname.endsWith(".data");
    const context = {
      ...{ config, services, nonce, isDataRequest },
      reader: { hiddenBrowsers: [], dismissed: [] },
      ...{ notices: null, user: null, isUserUnknown: false, clientAddress: "" },
      ...{ contentVersion: store.version, requestId: "offline", logger: NO_LOG },
    };
    const response = await handle(request, context as unknown as AppLoadContext);
    return isDataRequest ? response : toPage(response, nonce, config);
  };
}

/**
 * The build with the routes of this site's pages alone, because Remix compares an address with the
 * patterns of all. While blocks are missing it renders nothing: Remix would render an error page.
 */
function toOwnBuild(build: ServerBuild, blocks: BlockReader): ServerBuild {
  const { module } = build.entry;
  const render: typeof module.default = (...args) =>
    blocks.isWaiting() ? new Response() : module.default(...args);
  const findPath = (id: string) => `${toRoutePath(build.routes, id)}/`;
  const paths = Object.keys(build.routes).map(findPath);
  // A page is rendered inside of the routes that it is nested in.
  const own = paths.filter((path) => path === "/*/" || PAGES.test(path));
  const routes = Object.entries(build.routes).filter(([id]) =>
    own.some((path) => path.startsWith(findPath(id))),
  );
  return {
    ...build,
    entry: { module: { ...module, default: render } },
    routes: Object.fromEntries(routes),
  };
}

const NO_LOG = { error: () => undefined, warn: () => undefined, info: () => undefined };

function createServices(config: PublicConfig, readStore: ContentStore) {
  const store = () => readStore;
  const translate = loadContentStrings();
  const search = createSearchService({ store });
  const areas = createAreasService({ ...config, store, translate });
  const { listNews, findFeaturedContributor } = areas;
  return {
    ...{ areas, search },
    documents: createDocumentsService({
      ...{ ...config, store, translate },
      listNear: (slug, locale) => search.listNearPages(slug, locale),
      listNearNames: (name, locale) => search.listNearNames(name, locale),
    }),
    home: createHomeService({
      ...{ ...config, store, translate, listNews, findFeaturedContributor },
    }),
    playground: createPlaygroundService(store),
    community: createCommunity(config),
    flash: { take: () => Promise.resolve({ message: null, clear: null }) },
    ...{ announcements: null, placements: null, surveys: null },
  };
}

/** The samples of a site without a code host; the issues of a code host need a network. */
function createCommunity({ hasCodeHost }: PublicConfig): CommunityService {
  if (!hasCodeHost)
    return createCommunityService({ apiUrl: null, onError: () => undefined });
  return { listOpenIssues: () => Promise.resolve({ issues: [], source: "offline" }) };
}

/** A page with the server's policy for pages, and the nonce of this render. */
async function toPage(
  response: Response,
  nonce: string,
  { imageOrigins }: PublicConfig,
): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(
    "Content-Security-Policy",
    renderPolicy({ nonce, imageOrigins, runnerOrigins: [], isDevelopment: false }),
  );
  headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  return new Response(await readBody(response), { status: response.status, headers });
}

/** Collects the chunks, because the body of a rendered page is no stream of the platform. */
async function readBody({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || !value) return joinChunks(chunks);
    chunks.push(value);
  }
}

/** Not a Blob, which a worker creates in another process and waits for. */
function joinChunks(chunks: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Where the service worker finds the site once it has loaded this script. */
Object.assign(globalThis, { openOfflineSite });

/** Keeps the function's type for the worker, which has it as a global. */
export type OpenOfflineSite = typeof openOfflineSite;
