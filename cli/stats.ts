import { createUsageReport } from "~/services/usage-counts/index.server";
import { fail } from "./command/fail";
import { runOnDatabase } from "./command/run-on-database";
import { readOptions, USAGE } from "./stats/options";
import { formatStats, readStats } from "./stats/report";

await run().catch(fail);

async function run(): Promise<void> {
  const { help, json, ...options } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  await runOnDatabase(async (database) => {
    await database.migrate();
    const stats = await readStats(createUsageReport(database), options);
    console.log(json ? JSON.stringify(stats, null, 2) : formatStats(stats));
  });
}
