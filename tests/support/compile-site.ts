import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContentStore } from "~/content-store/content-store";
import { openContentStore } from "~/content-store/reader.server";
import type { Document } from "~/domain/documents/document";
import type { Flaw } from "~/domain/documents/flaw";
import { parseLocale } from "~/domain/locales/locale";
import { toFolder } from "~/domain/documents/slug";
import { AREA_KINDS } from "~/domain/areas/area-page";
import { compileContent } from "../../compiler/pipeline/compile";
import { createCompileSession } from "../../compiler/pipeline/compile-session";
import type { CompileOptions } from "../../compiler/pipeline/last-compile";
import type { AreaRoots } from "../../compiler/areas/area-roots";

/** A page of a fixture site, by its URL. `frontMatter` is YAML without title and slug. */
export interface FixturePage {
  title?: string;
  frontMatter?: string;
  body?: string;
}

export interface CompiledSite {
  store: ContentStore;
  storeFile: string;
  flaws: Flaw[];
  folder: string;
  /** Returns the document at this URL; throws when there is none. */
  getDocument(url: string): Document;
  /** Returns the HTML of all its prose sections. */
  getProse(url: string): string;
  /** Closes the store and removes all files. */
  remove(): void;
}

export interface FixtureSite {
  /** By URL: `/de/docs/Web/CSS`. */
  pages: Record<string, FixturePage | string>;
  /** Other files, by path below `files/`. */
  files?: Record<string, string | Uint8Array>;
  /** Symbolic links, by path below `files/`, to other paths there. */
  links?: Record<string, string>;
  /** Files of the areas' sources: `blog/posts/hello/index.md`. */
  areas?: Record<string, string | Uint8Array>;
  /** Includes generated pages and the shipped sidebars, which takes half a minute. */
  platformReference?: boolean;
  /** Marks flawed macro calls at their place. */
  isForWriters?: boolean;
}

const SHIPPED_SIDEBARS = fileURLToPath(
  new URL("../../content/sidebars", import.meta.url),
);

/** The data sets, which are constant: parsed once per test file. */
const { platform } = createCompileSession();

/** Writes a site to a temporary folder, compiles it and opens the result. */
export async function compileSite({
  pages,
  files = {},
  links = {},
  areas = {},
  platformReference = false,
  isForWriters = false,
}: FixtureSite): Promise<CompiledSite> {
  const folder = mkdtempSync(join(tmpdir(), "fixture-site-"));
  const root = join(folder, "files");
  mkdirSync(join(root, "en-us"), { recursive: true });
  for (const [url, page] of Object.entries(pages)) writePage(root, url, page);
  for (const [path, content] of Object.entries(files))
    writeFile(join(root, path), content);
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(root, target), join(root, path));
  }
  for (const [path, content] of Object.entries(areas))
    writeFile(join(folder, path), content);
  const storeFile = join(folder, "content.sqlite");
  const options: CompileOptions = {
    contentRoot: root,
    translatedRoot: root,
    shippedSidebars: platformReference ? SHIPPED_SIDEBARS : join(folder, "no-sidebars"),
    areaRoots: getAreaRoots(folder),
    storeFile,
    siteName: "Docs",
    isPublicSource: false,
    platformReference,
    isForWriters,
  };
  const { flaws } = await compileContent(options, {
    ...createCompileSession(),
    platform,
  });
  const store = openContentStore(storeFile);
  return {
    store,
    storeFile,
    flaws,
    folder,
    ...createReaders(store),
    remove: () => remove(store, folder),
  };
}

/** Returns the roots of the areas that the fixture has files of. */
function getAreaRoots(folder: string): AreaRoots {
  const found = AREA_KINDS.filter((kind) => existsSync(join(folder, kind)));
  const roots = Object.fromEntries(found.map((kind) => [kind, join(folder, kind)]));
  const assets = join(folder, "assets");
  return existsSync(assets) ? { ...roots, assets } : roots;
}

/** Returns the path of a page's file below `files/`. */
export function fixturePath(url: string): string {
  const { folder, slug } = parseUrl(url);
  return join(folder, toFolder(slug), "index.md");
}

function createReaders(
  store: ContentStore,
): Pick<CompiledSite, "getDocument" | "getProse"> {
  function getDocument(url: string): Document {
    const found = store.findDocument(url);
    if (!found) throw new Error(`the fixture site has no page ${url}`);
    return found.document;
  }
  return {
    getDocument,
    getProse: (url) =>
      getDocument(url)
        .body.map((section) => (section.type === "prose" ? section.value.content : ""))
        .join("\n"),
  };
}

function remove(store: ContentStore, folder: string): void {
  store.close();
  rmSync(folder, { recursive: true });
}

function writePage(root: string, url: string, page: FixturePage | string): void {
  const {
    title,
    frontMatter = "",
    body = "",
  } = typeof page === "string" ? { body: page } : page;
  const { slug } = parseUrl(url);
  const name = title ?? slug.slice(slug.lastIndexOf("/") + 1);
  const head = `---\ntitle: ${JSON.stringify(name)}\nslug: ${JSON.stringify(slug)}\n${frontMatter}\n---\n\n`;
  writeFile(join(root, fixturePath(url)), head.replace("\n\n---", "\n---") + body);
}

function writeFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function parseUrl(url: string): { folder: string; slug: string } {
  const [, locale, slug] = /^\/([^/]+)\/docs\/(.+)$/.exec(url) ?? [];
  if (locale === undefined || slug === undefined || !parseLocale(locale))
    throw new Error(`not the URL of a page: ${url}`);
  return { folder: locale.toLowerCase(), slug };
}
