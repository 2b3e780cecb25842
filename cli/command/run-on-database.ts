import { existsSync } from "node:fs";
import { readConfig } from "~/config.server";
import { getEngine } from "~/database/get-engine.server";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";
import { fail } from "./fail";
import { UsageError } from "./usage-error";

export interface DatabaseWork {
  /** Makes an embedded database that is missing; otherwise a wrong DATA_DIR would look like no data. */
  creates?: boolean;
}

/**
 * Opens the user database that the environment names, runs the work, and closes it.
 *
 * @throws UsageError when there is none, ConfigError for a bad value, UnavailableError
 */
export async function runOnDatabase(
  work: (database: OpenDatabase) => Promise<void>,
  { creates = false }: DatabaseWork = {},
): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readConfig(process.env);
  if (!creates && !url?.startsWith("postgres"))
    requireDatabase(getEngine({ url, dataDir }).target);
  const database = openDatabase({ url, dataDir, onError: fail });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** @throws UsageError when the file of an embedded database is missing */
export function requireDatabase(file: string): void {
  if (!existsSync(file))
    throw new UsageError(
      `There is no user database at ${file}: set DATA_DIR or DATABASE_URL as for the server, whose first start makes it`,
    );
}
