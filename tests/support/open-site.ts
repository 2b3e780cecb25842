import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { OpenDatabase } from "~/database/open-database.server";
import { compileSite, type FixtureSite } from "./compile-site";
import { openUserDatabase } from "./open-user-database";
import { startSite, type Site, type SiteOptions } from "./start-site";

type StartOptions = Omit<SiteOptions, "dataDir" | "database">;

export interface OpenSite {
  site: Site;
  database: OpenDatabase;
  /** The content store that the site serves. */
  storeFile: string;
  /** Starts another server on the same data. */
  start(options: StartOptions): Promise<Site>;
  /** Stops all servers and removes all files. */
  close(): Promise<void>;
}

/** Compiles a fixture and serves it with every route and a migrated database of its own. */
export async function openSite(
  fixture: FixtureSite,
  options: StartOptions = {},
): Promise<OpenSite> {
  const compiled = await compileSite(fixture);
  try {
    return await serveStore(compiled.storeFile, options);
  } finally {
    compiled.remove();
  }
}

/** Serves a copy of a content store with every route and a migrated database of its own. */
export async function serveStore(
  source: string,
  options: StartOptions = {},
): Promise<OpenSite> {
  const { database, folder: dataDir, close } = await openUserDatabase();
  const storeFile = join(dataDir, STORE_FILE_NAME);
  copyFileSync(source, storeFile);
  const servers: Site[] = [];
  async function start({ edge, ...rest }: StartOptions): Promise<Site> {
    const silent = { logLevel: "silent", ...edge };
    const server = await startSite({ ...rest, dataDir, database, edge: silent });
    servers.push(server);
    return server;
  }
  const site = await start(options);
  return {
    site,
    database,
    storeFile,
    start,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await close();
    },
  };
}
