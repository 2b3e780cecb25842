import { countRefusals, listMisses } from "~/services/ai-help/index.server";
import { formatReport, readOptions, USAGE } from "./reports/ai-help";
import { runReport } from "./command/run-report";

await runReport({
  readOptions,
  usage: USAGE,
  read: async (database, options) => ({
    ...(await countRefusals(database)),
    questions: await listMisses(database, options),
  }),
  format: formatReport,
});
