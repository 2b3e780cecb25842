import { listCounts } from "~/services/placements/index.server";
import { fail } from "./command/fail";
import { runOnDatabase } from "./command/run-on-database";
import { readOptions, USAGE } from "./placements/options";
import { formatCounts } from "./placements/report";

await run().catch(fail);

async function run(): Promise<void> {
  const { help, days, format } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  await runOnDatabase(async (database) => {
    await database.migrate();
    const counts = await listCounts(database, { days });
    console.log(
      format === "json" ? JSON.stringify(counts, null, 2) : formatCounts(counts),
    );
  });
}
