import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readVersion } from "~/composition/read-version.server";
import { readConfig, type Config } from "~/config.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { openSiteTheme } from "~/services/site-theme/index.server";
import { getRoots } from "../compiler/authoring/language-server/get-roots";
import { startLanguageServer } from "../compiler/authoring/language-server/server";
import type { CompileOptions } from "../compiler/pipeline/last-compile";
import { explainFailure, fail } from "./command/fail";
import { UsageError } from "./command/usage-error";
import { listContentRoots, nameRoot } from "./content/roots";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SHIPPED = join(ROOT, "content/files");
/** Where `npm start` puts the store: an editor starts this in a folder of its own. */
const DATA_DIR = join(ROOT, "data");

/** The channels that the library of the protocol can open. */
const CHANNEL = /^--(?:stdio|node-ipc|socket|pipe)\b/;

try {
  if (!process.argv.some((argument) => CHANNEL.test(argument)))
    throw new UsageError("an editor starts this with --stdio (docs/guides/editor.md)");
  const config = readConfig({ DATA_DIR, ...process.env });
  startLanguageServer({
    version: readVersion(ROOT),
    findOptions: (folders) => findOptions(folders, config),
    explain: (error) => String(explainFailure(nameRoot(error, config))),
  });
} catch (error) {
  fail(error);
}

/** Takes the configured roots, else those of the opened folders; null without either. */
function findOptions(folders: readonly string[], config: Config): CompileOptions | null {
  const found = getRoots(folders);
  const contentRoot = config.CONTENT_ROOT ?? found.contentRoot;
  if (contentRoot === null) return null;
  const translatedRoot = config.CONTENT_TRANSLATED_ROOT ?? found.translatedRoot;
  return {
    ...listContentRoots({
      ...config,
      // The shipped content is what the commands read when nothing is configured.
      CONTENT_ROOT: resolve(contentRoot) === SHIPPED ? undefined : contentRoot,
      CONTENT_TRANSLATED_ROOT: translatedRoot ?? undefined,
    }),
    storeFile: join(config.DATA_DIR, STORE_FILE_NAME),
    siteName: openSiteTheme(config).siteName,
    platformReference: config.PLATFORM_REFERENCE,
  };
}
