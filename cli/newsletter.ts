import { readConfig } from "~/config.server";
import { createNewsletterLists } from "~/services/newsletter/index.server";
import { fail } from "./command/fail";
import { formatAmount } from "./command/format";
import { runOnDatabase } from "./command/run-on-database";
import { UsageError } from "./command/usage-error";
import { readOptions, USAGE, formatAddresses } from "./reports/newsletter";

await run().catch(fail);

async function run(): Promise<void> {
  const { help, status, format, removeAll } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  // A form that is still open could subscribe an address again.
  if (removeAll && readConfig(process.env).NEWSLETTER_ENABLED)
    throw new UsageError("--remove-all needs NEWSLETTER_ENABLED=off, on the servers too");
  await runOnDatabase(async (database) => {
    await database.migrate();
    const lists = createNewsletterLists(database);
    if (removeAll) {
      const removed = formatAmount(await lists.removeAll(), "address", "addresses");
      console.log(`Removed ${removed}.`);
    } else process.stdout.write(formatAddresses(await lists.list(status), format));
  });
}
