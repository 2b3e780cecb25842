import { createFeedbackCounts } from "~/services/feedback/index.server";
import { runReport } from "./command/run-report";
import { readOptions, USAGE, formatFeedback } from "./reports/feedback";

await runReport({
  readOptions,
  usage: USAGE,
  read: (database, options) => createFeedbackCounts(database).listPages(options),
  format: formatFeedback,
});
