import { listCounts } from "~/services/placements/index.server";
import { runReport } from "./command/run-report";
import { readOptions, USAGE, formatCounts } from "./reports/placements";

await runReport({ readOptions, usage: USAGE, read: listCounts, format: formatCounts });
