import { ConfigError, readConfig } from "~/config.server";
import { MigrationError } from "~/database/errors";
import { openDatabase } from "~/database/open-database.server";
import { isUnavailable } from "~/domain/unavailable-error";
import { describeMigration } from "./migrate/describe-migration";

const USAGE = `Brings the tables of the user database up to date. The server does so itself when it starts.

Usage: npm run migrate

Reads DATABASE_URL and DATA_DIR (docs/configuration.md).`;

await run().catch(fail);

async function run(): Promise<void> {
  if (process.argv.length > 2) {
    console.log(USAGE);
    return;
  }
  const config = readConfig(process.env);
  const database = openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    onError: fail,
  });
  try {
    console.log(describeMigration(await database.migrate()));
  } finally {
    await database.close();
  }
}

/** What an operator can mend is one line; anything else is a bug and keeps its stack. */
function fail(error: unknown): void {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof MigrationError ||
    isUnavailable(error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
