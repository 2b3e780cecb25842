import { ConfigError, readConfig } from "~/config.server";
import { MigrationError } from "~/database/errors";
import { openDatabase } from "~/database/open-database.server";
import { isUnavailable } from "~/domain/unavailable-error";
import { createFeedbackCounts } from "~/services/feedback/index.server";
import { FeedbackUsageError, readOptions, USAGE } from "./feedback/options";
import { formatFeedback } from "./feedback/report";

await run().catch(fail);

async function run(): Promise<void> {
  const { help, format, ...options } = readOptions(process.argv.slice(2));
  if (help) {
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
    await database.migrate();
    const pages = await createFeedbackCounts(database).listPages(options);
    console.log(
      format === "json" ? JSON.stringify(pages, null, 2) : formatFeedback(pages),
    );
  } finally {
    await database.close();
  }
}

/** What an operator can mend is one line; anything else is a bug and keeps its stack. */
function fail(error: unknown): void {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof FeedbackUsageError ||
    error instanceof MigrationError ||
    isUnavailable(error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
