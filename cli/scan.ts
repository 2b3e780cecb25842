import { readConfig } from "~/config.server";
import {
  captureSite,
  createFetchRules,
  cutToSite,
  loadPreloads,
  makeReport,
  parseSite,
  ScanError,
  scoreReport,
  SiteError,
} from "~/services/observatory/index.server";
import { fail } from "./command/fail";
import { UsageError } from "./command/usage-error";
import {
  readOptions,
  USAGE,
  type ScanOptions,
  formatScan,
  isGoodEnough,
} from "./reports/scan";

await run().catch(fail);

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(USAGE);
    return;
  }
  const report = await scan(options);
  const { grade } = scoreReport(report, options.profile);
  console.log(formatScan(options.url, report, options));
  process.exitCode = isGoodEnough(grade, options.least) ? 0 : 1;
}

/** An operator may scan what the machine reaches: the rules for strangers don't hold here. */
async function scan({ url, extraHeaders }: ScanOptions) {
  const { SITE_ORIGIN: siteOrigin } = readConfig(process.env);
  const rules = createFetchRules({ siteOrigin, isAllowedPrivate: () => true });
  try {
    const site = parseSite(cutToSite(url), { allowsLocal: true });
    const captured = await captureSite(site, { ...rules, extraHeaders });
    return makeReport(captured, loadPreloads());
  } catch (error) {
    if (error instanceof SiteError || error instanceof ScanError)
      throw new UsageError(error.message);
    throw error;
  }
}
