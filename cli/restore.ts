import { getEmbeddedFile } from "./backup/get-embedded-file";
import { restore } from "./backup/restore";
import { fail } from "./command/fail";
import { readFileArgument } from "./command/read-file-argument";

const USAGE = `Puts a file that \`npm run backup\` has made in the place of the embedded user database.

Usage: npm run restore -- FILE

Stop the server first: over a running one, nothing is restored. What was there before is kept
beside it. The next start brings an older backup up to date.
Reads DATABASE_URL and DATA_DIR (docs/configuration.md). A PostgreSQL is restored with pg_restore.`;

await run().catch(fail);

async function run(): Promise<void> {
  const from = readFileArgument(process.argv.slice(2), "restore");
  if (from === null) {
    console.log(USAGE);
    return;
  }
  const to = getEmbeddedFile(process.env, "pg_restore");
  const { kept } = await restore({ from, to });
  console.log(`Restored the user database ${to}.`);
  if (kept !== null) console.log(`What was there before: ${kept}`);
}
