import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readConfig, type Config } from "~/config.server";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { loadContentStrings } from "~/l10n/content-strings.server";
import {
  ArchiveLimitError,
  EmptyScopeError,
  exportArchive,
} from "~/services/exports/index.server";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { Sqlite } from "~/sqlite.server";
import { fail } from "./command/fail";
import { createProgressBar } from "./command/progress-bar.mjs";
import { UsageError } from "./command/usage-error";
import { buildArchiveAssets } from "./export/build-assets";
import { readOptions, USAGE, type ExportCommandOptions } from "./export/options";
import { formatDownload, warnOfOrigin } from "./export/report";

const NOTICE = new URL("../NOTICE", import.meta.url);

await run().catch(fail);

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === null) {
    console.log(USAGE);
    return;
  }
  const config = readConfig(process.env);
  const warning = warnOfOrigin(config.SITE_ORIGIN);
  if (warning !== null) console.error(warning);
  await makeArchive(options, config);
}

async function makeArchive(
  { format, locale, area, out }: ExportCommandOptions,
  config: Config,
): Promise<void> {
  const folder = out ?? config.DOWNLOADS_DIR;
  if (folder === undefined)
    throw new UsageError(
      "No folder for the archive: give --out DIR, or set DOWNLOADS_DIR",
    );
  const started = performance.now();
  const assets = await buildArchiveAssets();
  const store = openContentStore(join(config.DATA_DIR, STORE_FILE_NAME));
  const progress = createProgressBar(process.stderr, {
    label: "Exporting",
    unit: "pages",
  });
  try {
    const download = await exportArchive(
      { format, locale, area, folder: resolve(folder) },
      {
        store,
        assets,
        translate: loadContentStrings(),
        siteName: openSiteTheme(config).siteName,
        siteOrigin: config.SITE_ORIGIN,
        createDatabase: (file) => new Sqlite(file),
        notice: readFileSync(NOTICE, "utf8"),
        onProgress: progress.update,
      },
    );
    progress.finish();
    console.log(formatDownload(download, folder, (performance.now() - started) / 1000));
  } catch (error) {
    throw explain(error, { locale, area });
  } finally {
    store.close();
  }
}

function explain(
  error: unknown,
  { locale, area }: Pick<ExportCommandOptions, "locale" | "area">,
): unknown {
  if (error instanceof ArchiveLimitError)
    return new UsageError(`${error.message}: export areas of it with --area`);
  if (!(error instanceof EmptyScopeError)) return error;
  return new UsageError(
    area === null
      ? `The content has no page in ${locale}`
      : `The content has no page ${area} in ${locale}: --area takes the slug of a page, such as Web/CSS`,
  );
}
