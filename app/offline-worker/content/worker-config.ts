/** Facts that the server writes in front of the worker (http/answers/serve-worker). */
export interface WorkerConfig {
  /** Address of the script that shows kept pages, which has its hash in it; the only fact of both workers. */
  keptScript: string;
  /** Address of the script of the site, which has the release in it. */
  siteScript: string;
  /** Release of the script and of the listed files. */
  build: string;
  /** Origin of the updates host. */
  updatesOrigin: string;
  site: PublicSiteConfig;
}

/** The public configuration of the site; only the site's script reads it. */
export type PublicSiteConfig = Readonly<Record<string, unknown>>;
