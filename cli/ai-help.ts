import { listMisses } from "~/services/ai-help/index.server";
import { readOptions, USAGE } from "./ai-help/options";
import { formatMisses } from "./ai-help/report";
import { runReport } from "./command/run-report";

await runReport({ readOptions, usage: USAGE, read: listMisses, format: formatMisses });
