import { resolve } from "node:path";
import { UNSAFE_flatRoutes as flatRoutes } from "@remix-run/dev";
import type { ServerBuild } from "@remix-run/node";
import {
  createUserServices,
  NO_NOTICES,
  type NoticeServices,
  type UserServicesOptions,
} from "~/composition/create-user-services.server";
import { createAiProviders } from "~/composition/create-ai-providers.server";
import { createProgramAnswers } from "~/composition/create-program-answers.server";
import { openContent } from "~/composition/open-content.server";
import { openOperatorServices } from "~/composition/open-operator-services.server";
import { describeNotices } from "~/composition/open-notices.server";
import type { UserDatabase } from "~/database/user-database";
import { listFeatures } from "~/domain/site/site-features";
import { createLogger } from "~/http/logging/create-logger.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import type { Writers } from "~/http/app-options";
import type { PublicConfig } from "~/domain/site/public-config";
import { toRoutePath } from "~/rendering/drop-routes.server";
import { createRouteKindLookup } from "~/rendering/create-route-kind-lookup.server";
import { renderPages } from "~/rendering/render-pages.server";
import { renderRefusal } from "~/rendering/render-refusal.server";
import { FUTURE_FLAGS } from "./future-flags";
import { startEdge, type Edge, type EdgeOptions } from "./start-edge";
import { ALL_FLAGS_ON } from "./all-flags-on";
import { TEST_CONFIG } from "./test-config";

const APP = resolve(import.meta.dirname, "../../app");
const IGNORED_FILES = ["**/.*", "**/*.test.{ts,tsx}", "**/README.md"];

/** A route of the site, in flat-routes naming. */
export interface SiteRoute {
  id: string;
  /** Path with parameters and optional segments, and a leading slash. */
  path: string;
  /** True when it has no child routes. */
  isLeaf: boolean;
}

const CONFIG: PublicConfig = {
  ...TEST_CONFIG,
  siteOrigin: "https://site.example",
  siteName: "Site",
  features: listFeatures(ALL_FLAGS_ON),
};

export interface SiteOptions {
  /** Folder of the content store, which is a live store. */
  dataDir: string;
  database: UserDatabase;
  /** Folder of archives; none when left out. */
  downloadsDir?: string;
  config?: Partial<PublicConfig>;
  edge?: Omit<EdgeOptions, "renderPages">;
  notices?: Partial<NoticeServices>;
  /** Routes beside the site's own. */
  routes?: readonly LoadedRoute[];
  /** Creates the writers' tools; none when left out. */
  openWriters?: (content: ReturnType<typeof openContent>) => Writers;
  /** Rules of the site's scanner; public sites only when left out. */
  scanner?: Pick<UserServicesOptions, "isScannable" | "scanRules">;
}

type LoadedRoute = ServerBuild["routes"][string];

export interface Site extends Edge {
  content: ReturnType<typeof openContent>;
}

let build: Promise<ServerBuild> | null = null;

/** Starts the whole site on a real socket from its sources: every route, without a bundler. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { dataDir: DATA_DIR, database, edge } = options;
  const config = { ...CONFIG, ...options.config };
  const logger = createLogger({ level: "silent" });
  const content = openContent({
    config: { DATA_DIR },
    publicConfig: config,
    logger,
    onSwap: () => undefined,
  });
  const { documents } = content.services;
  const users = createUserServices({
    database,
    documents,
    siteOrigin: config.siteOrigin,
    sessionSecret: "a secret of at least 32 characters",
    ...options.scanner,
    aiHelp: {
      findSources: content.findSources,
      providers: createAiProviders({}, loadContentStrings()),
    },
    notices: { ...NO_NOTICES, ...options.notices },
  });
  const operator = openOperatorServices({
    config: {
      DATA_DIR,
      ...(options.downloadsDir !== undefined && { DOWNLOADS_DIR: options.downloadsDir }),
    },
    logger,
  });
  const services = { ...content.services, ...operator.services, ...users };
  const readBuild = createBuildReader(options.routes);
  const writers = options.openWriters?.(content);
  const server = await startEdge(content.answers.store, {
    ...content.answers,
    ...createProgramAnswers({ config, content, services, version: "1.2.3", logger }),
    ...operator.answers,
    health: { readContentState: content.readState },
    renderRefusal: renderRefusal(readBuild),
    getRouteKind: createRouteKindLookup(readBuild),
    features: config.features,
    ...describeNotices({ ...users, emptyPlacements: null }),
    ...edge,
    writers: writers?.handle ?? null,
    renderPages: renderPages({
      renderWriterBar: writers?.renderBar,
      build: readBuild,
      mode: "production",
      readContentVersion: content.readVersion,
      shared: { config, services },
    }),
  });
  return {
    ...server,
    content,
    async close() {
      writers?.close();
      await server.close();
      content.close();
    },
  };
}

/** Lists the routes of all files in routes/. */
export function listSiteRoutes(): SiteRoute[] {
  const routes = Object.fromEntries(readRoutes().map((route) => [route.id, route]));
  const parents = new Set(readRoutes().map(({ parentId }) => parentId));
  return Object.keys(routes).map((id) => ({
    id,
    path: toRoutePath(routes, id) || "/",
    isLeaf: !parents.has(id),
  }));
}

function readRoutes() {
  return Object.values(flatRoutes(APP, IGNORED_FILES));
}

function createBuildReader(
  routes: readonly LoadedRoute[] | undefined,
): () => Promise<ServerBuild> {
  if (routes === undefined) return () => (build ??= loadBuild());
  const extended = loadBuild(routes);
  return () => extended;
}

/** Creates the Remix build: modules are imported directly, browser files have no names. */
async function loadBuild(others: readonly LoadedRoute[] = []): Promise<ServerBuild> {
  const root = { id: "root", path: "", file: "root.tsx" };
  const own = await Promise.all(
    [root, ...readRoutes()].map(async ({ file, ...route }) => ({
      ...route,
      module: (await import(resolve(APP, file))) as LoadedRoute["module"],
    })),
  );
  const loaded = [...own, ...others];
  const assets = loaded.map(({ module, ...route }) => [
    route.id,
    {
      ...route,
      hasLoader: "loader" in module,
      hasAction: "action" in module,
      hasClientLoader: false,
      hasClientAction: false,
      hasErrorBoundary: "ErrorBoundary" in module,
      module: "/assets/route.js",
    },
  ]);
  return {
    mode: "production",
    entry: { module: (await import(resolve(APP, "entry.server.tsx"))) as never },
    routes: Object.fromEntries(loaded.map((route) => [route.id, route])),
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: Object.fromEntries(assets) as ServerBuild["assets"]["routes"],
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: FUTURE_FLAGS,
    isSpaMode: false,
  };
}
