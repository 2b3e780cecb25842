import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readConfig } from "~/config.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { openChanges } from "../compiler/authoring/checks/open-changes";
import { writePartStore } from "../compiler/authoring/preview/write-part";
import { writePreview } from "../compiler/authoring/preview/write-preview";
import { fail } from "./command/fail";
import { formatAmount } from "./command/format";
import { UsageError } from "./command/usage-error";
import { listContentRoots } from "./content/roots";
import { PREVIEW_USAGE, readPreviewOptions } from "./preview/options";
import { servePart } from "./preview/serve-part";

await run().catch(fail);

async function run(): Promise<void> {
  const options = readPreviewOptions(process.argv.slice(2));
  if (options.help) {
    console.log(PREVIEW_USAGE);
    return;
  }
  const folder = resolve(options.folder);
  requireReplaceable(folder);
  const config = readConfig(process.env);
  const changes = await openChanges(
    {
      ...listContentRoots(config),
      storeFile: join(config.DATA_DIR, STORE_FILE_NAME),
      siteName: openSiteTheme(config).siteName,
      platformReference: config.PLATFORM_REFERENCE,
    },
    options.changedSince,
  );
  const dataDir = mkdtempSync(join(tmpdir(), "preview-"));
  try {
    const pages = await writePartStore(changes, join(dataDir, STORE_FILE_NAME));
    const site = await servePart(dataDir);
    try {
      const publicOrigin = options.publicOrigin ?? config.SITE_ORIGIN;
      const { fetchPath } = site;
      // An earlier preview stays when anything before this fails, such as a mistyped commit.
      rmSync(folder, { recursive: true, force: true });
      const written = await writePreview({ pages, fetchPath, publicOrigin, folder });
      console.log(
        `${formatAmount(written.pages.length, "page")} and ${formatAmount(written.files, "file")} in ${options.folder}`,
      );
      for (const path of written.missing) console.error(`not served: ${path}`);
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** Throws UsageError for a folder with files other than those of an earlier preview. */
function requireReplaceable(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (!existsSync(join(folder, "preview.json")))
    throw new UsageError(`${folder} has files that are no preview`);
}
