import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "~/database/open-database.server";
import { signIn } from "./sign-in";
import {
  startCollectionsServer,
  type CollectionsServer,
  type CollectionsServerOptions,
} from "./start-collections-server";

export interface EmbeddedSite {
  /** Folder of the database. */
  folder: string;
  /** Session of a reader without limits on saved pages. */
  cookie: string;
  /** Starts a server of the collections API on this database. */
  start(options?: Partial<CollectionsServerOptions>): Promise<CollectionsServer>;
  /** Kills the running servers, and removes the database. */
  remove(): void;
}

/** Creates an embedded database with one reader, for servers that are started and killed. */
export async function createEmbeddedSite(): Promise<EmbeddedSite> {
  const folder = mkdtempSync(join(tmpdir(), "embedded-"));
  const servers: CollectionsServer[] = [];
  const options = { url: undefined, dataDir: folder, onError: () => undefined };
  const database = openDatabase(options);
  await database.migrate();
  const { cookie } = await signIn(database, { plan: "mdn_plus_5m", isSecure: true });
  await database.close();
  return {
    folder,
    cookie,
    async start(own) {
      const server = await startCollectionsServer({ place: folder, pages: [], ...own });
      servers.push(server);
      return server;
    },
    remove() {
      for (const server of servers) server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
