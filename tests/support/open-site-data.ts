import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { STORE_FILE_NAME } from "~/content-store/schema";
import type { OpenDatabase } from "~/database/open-database.server";
import { compileSite } from "./compile-site";
import { openUserDatabase } from "./open-user-database";

/** Data of a site with compiled pages and an empty user database. */
export interface SiteData {
  /** Options of `startSite`. */
  folder: { dataDir: string; database: OpenDatabase };
  /** Closes the database and removes the folder. */
  close(): Promise<void>;
}

/** Compiles pages into a folder of their own, by address, and opens a database in it. */
export async function openSiteData(
  pages: NonNullable<Parameters<typeof compileSite>[0]>["pages"],
): Promise<SiteData> {
  const compiled = await compileSite({ pages });
  const { database, folder: dataDir, close } = await openUserDatabase();
  copyFileSync(compiled.storeFile, join(dataDir, STORE_FILE_NAME));
  return {
    folder: { dataDir, database },
    async close() {
      await close();
      compiled.remove();
    },
  };
}
