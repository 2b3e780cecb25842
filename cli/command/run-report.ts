import type { OpenDatabase } from "~/database/open-database.server";
import { fail } from "./fail";
import type { ReportFormat } from "./option-values";
import { runOnDatabase } from "./run-on-database";

export interface Report<Options, Found> {
  /** Throws UsageError. */
  readOptions: (args: readonly string[]) => Options & ReportOptions;
  usage: string;
  read: (database: OpenDatabase, options: Options) => Promise<Found>;
  /** Formats for a terminal. */
  format: (found: Found) => string;
}

interface ReportOptions {
  help: boolean;
  format: ReportFormat;
}

/** Runs a command that prints what it reads in the user database, as a text or as JSON. */
export function runReport<Options, Found>(report: Report<Options, Found>): Promise<void> {
  return run(report).catch(fail);
}

async function run<Options, Found>(report: Report<Options, Found>): Promise<void> {
  const options = report.readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(report.usage);
    return;
  }
  await runOnDatabase(async (database) => {
    await database.migrate();
    const found = await report.read(database, options);
    console.log(
      options.format === "json" ? JSON.stringify(found, null, 2) : report.format(found),
    );
  });
}
