import { listMisses } from "~/services/ai-help/index.server";
import { formatMisses } from "./ai-help/report";
import { readOptions, USAGE } from "./ai-help/options";
import { fail } from "./command/fail";
import { runOnDatabase } from "./command/run-on-database";

await run().catch(fail);

async function run(): Promise<void> {
  const { help, format, ...options } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  await runOnDatabase(async (database) => {
    await database.migrate();
    const misses = await listMisses(database, options);
    console.log(
      format === "json" ? JSON.stringify(misses, null, 2) : formatMisses(misses),
    );
  });
}
