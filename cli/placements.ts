import { listCounts } from "~/services/placements/index.server";
import { runReport } from "./command/run-report";
import { readOptions, USAGE } from "./placements/options";
import { formatCounts } from "./placements/report";

await runReport({ readOptions, usage: USAGE, read: listCounts, format: formatCounts });
