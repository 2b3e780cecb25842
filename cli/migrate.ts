import { fail } from "./command/fail";
import { parseOptions } from "./command/parse-options";
import { runOnDatabase } from "./command/run-on-database";
import { describeMigration } from "./migrate/describe-migration";

const USAGE = `Brings the tables of the user database up to date. The server does so itself when it starts.

Usage: npm run migrate

Reads DATABASE_URL and DATA_DIR (docs/configuration.md).`;

await run().catch(fail);

async function run(): Promise<void> {
  const { help } = parseOptions(process.argv.slice(2), {
    command: "migrate",
    options: { help: { type: "boolean", short: "h" } },
  });
  if (help) {
    console.log(USAGE);
    return;
  }
  await runOnDatabase(
    async (database) => console.log(describeMigration(await database.migrate())),
    { creates: true },
  );
}
