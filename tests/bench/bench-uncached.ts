import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { openDatabase } from "~/database/open-database.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { signIn } from "../support/sign-in";
import { compareLoads, describe, ratio } from "./measure-load";
import { startPinned, startServer } from "./start-server";

const SECONDS = 4;

/** Pages of the public corpus with large sidebars, tables and many examples. */
const REAL_PAGES = [
  "/en-US/docs/Web/CSS/Reference/Properties/display",
  "/en-US/docs/Web/API/Element",
  "/en-US/docs/Web/HTML/Reference/Elements/input",
];

/**
 * Compares an uncached document page, for an anonymous and for a signed-in reader, with the
 * framework's template for the same article.
 */
export async function benchUncached(dataDir: string, path: string) {
  const file = join(dataDir, "article.html");
  writeFileSync(file, readArticle(dataDir, path));
  const cookie = await createReader(dataDir, path);
  const ours = await startServer(dataDir, { PAGE_CACHE_MB: "0" });
  const minimal = await startPinned("tests/bench/minimal-remix.tsx", { BODY_FILE: file });
  try {
    let views = 0;
    // Another address is another render, whose article and sidebar are kept.
    const varyPath = () => `${path}?view=${views++}`;
    const { template, anyone, reader, first } = await compareLoads(
      {
        template: { server: minimal, load: { url: path } },
        anyone: { server: ours, load: { url: path } },
        reader: { server: ours, load: { url: path, headers: { cookie } } },
        first: { server: ours, load: { url: path, varyPath } },
      },
      SECONDS,
    );
    return {
      ...describe("minimal Remix route", template),
      ...describe("uncached page", anyone),
      ...describe("uncached page, signed in", reader),
      ...describe("uncached page, first view", first),
      "uncached : minimal Remix, requests/s": ratio(anyone.perSecond, template.perSecond),
      "uncached : minimal Remix, processor": ratio(
        template.cpuMicroseconds ?? 0,
        anyone.cpuMicroseconds ?? 0,
      ),
      "uncached, signed in : minimal Remix, processor": ratio(
        template.cpuMicroseconds ?? 0,
        reader.cpuMicroseconds ?? 0,
      ),
      "uncached, first view : minimal Remix, processor": ratio(
        template.cpuMicroseconds ?? 0,
        first.cpuMicroseconds ?? 0,
      ),
    };
  } finally {
    await Promise.all([ours.stop(), minimal.stop()]);
  }
}

/** Compares real pages that the store in `namedDir` has; writes only to `folder`. */
export async function benchRealPages(
  namedDir: string,
  folder: string,
): Promise<Record<string, Record<string, unknown>>> {
  mkdirSync(folder);
  symlinkSync(resolve(namedDir, STORE_FILE_NAME), join(folder, STORE_FILE_NAME));
  const store = openContentStore(join(folder, STORE_FILE_NAME));
  const paths = REAL_PAGES.filter((path) => store.findCanonicalUrl(path) === path);
  store.close();
  const figures: Record<string, Record<string, unknown>> = {};
  for (const path of paths) figures[path] = await benchUncached(folder, path);
  return figures;
}

function readArticle(dataDir: string, path: string): string {
  const store = openContentStore(join(dataDir, STORE_FILE_NAME));
  const translate = loadContentStrings();
  const documents = createDocumentsService({ store: () => store, translate });
  const page = documents.findDocumentPage(decodeURI(path));
  store.close();
  if (!page) throw new Error(`there is no page ${path}`);
  return page.articleHtml;
}

/** Creates a reader with a session; returns the cookie. */
async function createReader(dataDir: string, name: string): Promise<string> {
  const database = openDatabase({ url: undefined, dataDir, onError: console.error });
  await database.migrate();
  const { cookie } = await signIn(database, { name });
  await database.close();
  return cookie;
}
