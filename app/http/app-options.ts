import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";
import type { ContentStore } from "~/content-store/content-store";
import type { Locale } from "~/domain/locales/locale";
import type { PublicConfig } from "~/domain/site/public-config";
import type { ProviderHandler } from "./answers/serve-demo-provider";
import type { DownloadFiles } from "./answers/serve-downloads";
import type { Health } from "./answers/serve-health";
import type { McpAnswers } from "./answers/serve-mcp";
import type { JsonText } from "~/domain/text/digest.server";
import type { DocumentFiles } from "./answers/serve-page-data";
import type { PageListFiles } from "./answers/serve-page-lists";
import type { ServePlacementsOptions } from "./answers/serve-placements";
import type { PublicData } from "./answers/serve-public-data";
import type { SearchAnswers } from "./answers/serve-search-api";
import type { ThemeFileBody } from "./answers/serve-theme";
import type { TwinFiles } from "./answers/serve-twins";
import type { ServeWorkerOptions } from "./answers/serve-worker.server";
import type { DataBody } from "./answers/send-data";
import type { PingReceiver } from "./answers/receive-pings";
import type { IsTrusted } from "./client-address/trusted-networks.server";
import type { CrawlerLimits } from "./limits/crawler-limits";
import type { LimitMethodsOptions } from "./limits/limit-methods";
import type { LimitRequestsOptions } from "./limits/limit-requests";
import type { CachedPagesOptions } from "./page-cache/serve-cached-pages.server";
import type { AreaSitemap } from "./site-files/sitemap";
import type { RequestCounter } from "./usage/count-requests";

/** Machine-readable data of the areas beside the documentation. */
export interface AreaFiles extends AreaSitemap {
  findAreaJson: (path: string) => JsonText | null;
  findFeed: (path: string) => DataBody | null;
}

/** Answers from the content store (composition/open-content). */
export interface ContentAnswers {
  store: ContentStore;
  documents: DocumentFiles;
  /** Returns the JSON of a locale's home page. */
  readHomeJson: (locale: Locale) => JsonText;
  areas: AreaFiles;
  twins: TwinFiles;
  pageLists: PageListFiles;
  searchApi: SearchAnswers;
}

/** Answers for programs (composition/create-program-answers). */
export interface ProgramAnswers {
  mcp: McpAnswers;
  publicData: PublicData;
}

/** Answers that depend on the user database (composition/open-user-data). */
export interface ReaderAnswers
  extends
    Pick<LimitRequestsOptions, "requestLimits">,
    Pick<ServePlacementsOptions, "placements">,
    Pick<CachedPagesOptions, "onServed" | "readNoticeVersion"> {
  /** The built-in accounts provider; null or absent when the provider is external. */
  handleProvider?: ProviderHandler | null;
}

/** The operator's settings, files and counts. */
export interface OperatorAnswers
  extends
    Pick<LimitRequestsOptions, "onRefused">,
    Pick<ServeWorkerOptions, "updatesOrigin">,
    Pick<CachedPagesOptions, "onPageCache"> {
  /** Tells whether X-Forwarded headers from this address are trusted. */
  isTrustedProxy: IsTrusted;
  /** False for a copy of the site that search engines should not list. */
  isIndexable: boolean;
  /** Uses of the content that the operator allows; null: none stated. */
  contentSignals: string | null;
  /** Names of crawlers that robots.txt excludes. */
  deniedCrawlers: readonly string[];
  /** Archives to download; null or absent: none. */
  downloads?: DownloadFiles | null;
  /** Folder of content packages. */
  packagesFolder: string;
  /** Files of the operator's theme. */
  themeAssets: readonly ThemeFileBody[];
  /** Memory for the page cache; 0 disables it. */
  pageCacheBytes: number;
  health: Health;
  /** Counts pages for operators; null or absent: nothing is counted. */
  counter?: RequestCounter | null;
  /** Keeps crawlers within limits; null or absent: they have none. */
  crawlers?: CrawlerLimits | null;
  /** Receives telemetry; null or absent: it is off. */
  pings?: PingReceiver | null;
}

/** The runner of code samples (composition/open-runner). */
export interface RunnerAnswers {
  /** Serves code samples on the site's own origin. */
  serveRunner: RequestHandler;
  /** Origins that run code samples, for the Content-Security-Policy. */
  runnerOrigins: readonly string[];
}

/** The writers' tools of a server. */
export interface Writers {
  /** Answers the tools' own addresses. */
  handle: RequestHandler;
  /** The bar of a page, for the end of its body; empty for a page without a source. */
  renderBar(request: Request, status: number): string;
  /** Tells that new content is served. */
  announce(): void;
  close(): void;
}

/** Answers from a build of the site. */
export interface BuildAnswers
  extends
    Pick<LimitRequestsOptions, "renderRefusal">,
    Pick<LimitMethodsOptions, "getRouteKind">,
    Pick<ServeWorkerOptions, "worker"> {
  /** Serves built files, or Vite's in development. */
  serveFiles: RequestHandler;
  renderPages: RequestHandler;
  /** Answers the writers' tools; null or absent outside of WRITER_MODE. */
  writers?: RequestHandler | null;
}

/** All that the middleware takes from the groups; each takes the part that it names. */
export interface AppOptions
  extends
    ContentAnswers,
    ProgramAnswers,
    ReaderAnswers,
    OperatorAnswers,
    RunnerAnswers,
    BuildAnswers,
    PublicConfig {
  /** The configuration as a whole, for the service worker. */
  publicConfig: PublicConfig;
  logger: Logger;
}
