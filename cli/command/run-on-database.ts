import { readConfig } from "~/config.server";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";
import { fail } from "./fail";

/** Opens the user database that the environment names, runs the work, and closes it. */
export async function runOnDatabase(
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  const database = openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    onError: fail,
  });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
