import { backUp } from "./backup/back-up";
import { getEmbeddedFile } from "./backup/get-embedded-file";
import { fail } from "./command/fail";
import { formatBytes } from "./command/format";
import { readFileArgument } from "./command/read-file-argument";

const USAGE = `Copies the embedded user database into a file, while the server runs on.

Usage: npm run backup -- FILE

FILE must not exist yet. It holds readers' data: keep it where only operators can read it.
Reads DATABASE_URL and DATA_DIR (docs/configuration.md). A PostgreSQL is saved with pg_dump.`;

await run().catch(fail);

async function run(): Promise<void> {
  const to = readFileArgument(process.argv.slice(2), "backup");
  if (to === null) {
    console.log(USAGE);
    return;
  }
  const { bytes } = await backUp({ from: getEmbeddedFile(process.env, "pg_dump"), to });
  console.log(
    `Saved the user database to ${to} (${formatBytes(bytes)}), and checked it.`,
  );
}
