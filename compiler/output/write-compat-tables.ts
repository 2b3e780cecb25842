import type { ContentStoreWriter } from "~/content-store/writer.server";
import type { PlatformData } from "../sources/platform/platform-data";

/** Stores the browsers, and the table of each browser-compatibility query that has one. */
export function writeCompatTables(
  writer: ContentStoreWriter,
  queries: ReadonlySet<string>,
  platform: PlatformData,
): void {
  writer.setCompatBrowsers(platform.browsers);
  for (const query of queries) {
    const table = platform.findCompatTable(query);
    if (table) writer.addCompatTable(table);
  }
}
