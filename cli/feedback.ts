import { createFeedbackCounts } from "~/services/feedback/index.server";
import { fail } from "./command/fail";
import { runOnDatabase } from "./command/run-on-database";
import { readOptions, USAGE } from "./feedback/options";
import { formatFeedback } from "./feedback/report";

await run().catch(fail);

async function run(): Promise<void> {
  const { help, format, ...options } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  await runOnDatabase(async (database) => {
    await database.migrate();
    const pages = await createFeedbackCounts(database).listPages(options);
    console.log(
      format === "json" ? JSON.stringify(pages, null, 2) : formatFeedback(pages),
    );
  });
}
