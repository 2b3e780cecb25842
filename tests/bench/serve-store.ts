import { existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { runProgram } from "./run-process";
import { startServer } from "./start-server";

export interface ServedStore {
  origin: string;
  /** Addresses of all documents in these languages. */
  listDocumentPaths(locales: readonly Locale[]): string[];
}

/**
 * Serves the store in DATA_DIR where one is named, else one of CONTENT_ROOT or the shipped content, which it compiles, while
 * `use` runs. Needs a build.
 */
export async function serveStore(
  use: (site: ServedStore) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "served-store-"));
  try {
    await prepareStore(dataDir);
    const { origin, stop } = await startServer(dataDir, { RATE_LIMITS: "off" });
    try {
      await use({
        origin,
        listDocumentPaths: (locales) => listDocumentPaths(dataDir, locales),
      });
    } finally {
      await stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

/** The named store is only read: what a server writes beside its store goes elsewhere. */
async function prepareStore(dataDir: string): Promise<void> {
  const named = resolve(process.env["DATA_DIR"] ?? "", STORE_FILE_NAME);
  if (process.env["DATA_DIR"] !== undefined && existsSync(named))
    symlinkSync(named, join(dataDir, STORE_FILE_NAME));
  else await runProgram("cli/content.mjs", { DATA_DIR: dataDir });
}

function listDocumentPaths(dataDir: string, asked: readonly Locale[]): string[] {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const locales = LOCALES.filter((locale) => asked.includes(locale));
  const urls = locales.flatMap((locale) => store.listDocumentUrls(locale));
  store.close();
  return urls.map(({ url }) =>
    encodeURI(url).replaceAll("?", "%3F").replaceAll("#", "%23"),
  );
}
