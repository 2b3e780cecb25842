import { listMisses } from "~/services/ai-help/index.server";
import { readOptions, USAGE, formatMisses } from "./reports/ai-help";
import { runReport } from "./command/run-report";

await runReport({ readOptions, usage: USAGE, read: listMisses, format: formatMisses });
