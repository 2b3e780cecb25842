import { createUsageReport } from "~/services/usage-counts/index.server";
import { runReport } from "./command/run-report";
import { readOptions, USAGE, formatStats, readStats } from "./reports/stats";

await runReport({
  readOptions,
  usage: USAGE,
  read: (database, options) => readStats(createUsageReport(database), options),
  format: formatStats,
});
