import { readConfig } from "~/config.server";
import {
  createFlaggedShares,
  type FlaggedShares,
} from "~/services/play-shares/index.server";
import { fail } from "./command/fail";
import { runOnDatabase } from "./command/run-on-database";
import { UsageError } from "./command/usage-error";
import { readOptions, USAGE, type SharesOptions, formatShares } from "./reports/shares";

await run().catch(fail);

async function run(): Promise<void> {
  const { help, format, order } = readOptions(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  const { SITE_ORIGIN: origin } = readConfig(process.env);
  await runOnDatabase(async (database) => {
    await database.migrate();
    const shares = createFlaggedShares(database);
    if (order.kind === "list")
      console.log(formatShares(await shares.list(order.state), { format, origin }));
    else console.log(await judge(shares, order));
  });
}

type Judgement = Exclude<SharesOptions["order"], { kind: "list" }>;

async function judge(shares: FlaggedShares, { kind, id }: Judgement): Promise<string> {
  if (!(await shares[kind](id))) throw new UsageError(`No code is shared as ${id}`);
  return kind === "block" ? "Nobody gets it any more." : "It stays, without its flags.";
}
