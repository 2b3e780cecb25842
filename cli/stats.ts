import { createUsageReport } from "~/services/usage-counts/index.server";
import { runReport } from "./command/run-report";
import { readOptions, USAGE } from "./stats/options";
import { formatStats, readStats } from "./stats/report";

await runReport({
  readOptions,
  usage: USAGE,
  read: (database, options) => readStats(createUsageReport(database), options),
  format: formatStats,
});
