import { openDatabase } from "~/database/open-database.server";
import { COLLECTIONS_ROUTES } from "./collections-routes";
import { createFakePages } from "./fake-pages";
import { startApi } from "./start-api";

/**
 * The collections API in a process of its own, to be killed. Arguments: the database's folder or
 * URL, and titles of pages. Prints its origin when it listens.
 */
const [place = "", ...titles] = process.argv.slice(2);
const url = place.startsWith("postgres:") ? place : undefined;
const database = openDatabase({ url, dataDir: place, onError: () => undefined });
await database.migrate();
const { findPage } = createFakePages(titles);
const edge = await startApi({
  ...{ database, findPage, routes: COLLECTIONS_ROUTES },
  edge: { logLevel: "error" },
});
console.log(edge.origin);
