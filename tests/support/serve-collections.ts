import { openDatabase } from "~/database/open-database.server";
import { COLLECTIONS_ROUTES } from "./collections-routes";
import { createFakePages } from "./fake-pages";
import { startApi } from "./start-api";

/**
 * Serves the collections API and a public page in a process that tests kill. Arguments: the
 * database's folder or URL, bytes of the page cache, and titles of pages that can be saved. Prints
 * its origin when it listens.
 */
const [place = "", pageCacheBytes, ...titles] = process.argv.slice(2);
const headers = { "cache-control": "public, max-age=3600" };
const page = { loader: () => new Response("a page", { headers }) };
const url = place.startsWith("postgres:") ? place : undefined;
const database = openDatabase({ url, dataDir: place, onError: () => undefined });
await database.migrate();
const { findPage } = createFakePages(titles);
const edge = await startApi({
  database,
  findPage,
  routes: { ...COLLECTIONS_ROUTES, "en-US/docs/Web": page },
  edge: {
    logLevel: "error",
    pageCacheBytes: Number(pageCacheBytes),
    health: { readDatabaseState: database.readState },
  },
});
console.log(edge.origin);
