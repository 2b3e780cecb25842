import type Database from "better-sqlite3";
import { urlKey } from "~/domain/documents/slug";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import type { PackageArea } from "~/domain/offline/package-areas";
import type { OutsidePages } from "~/domain/offline/package-format";

/** Pages that every page of the site links, in its menus and footer. */
export interface NavigationPages {
  slugs: readonly string[];
  /** Paths of other pages than documents, below the locale. */
  areaPages: readonly string[];
}

interface OutsideScope {
  locale: Locale;
  area: PackageArea;
  navigation: NavigationPages;
}

/** In the JSON of a table: of a row's page, or of a link in its HTML. */
const DOC_PATH = /"(\/docs\/[^"#\\]+)/g;

/** Lists the paths of documents below the locale that a compatibility table links, given as JSON. */
export function listDocPaths(json: string): string[] {
  return Array.from(json.matchAll(DOC_PATH), ([, path = ""]) => path);
}

/**
 * Reads which pages of the site a package lacks, and its pages link all the same: menus and tables leave
 * out links that lead nowhere. `urls` are those in the package; `paths`, below the locale, those that its
 * tables link.
 */
export function readOutside(
  database: Database.Database,
  { locale, area, navigation }: OutsideScope,
  { urls, paths }: { urls: ReadonlySet<string>; paths: ReadonlySet<string> },
): OutsidePages {
  const select = database.prepare<[string], { url: string }>(
    "SELECT url FROM documents WHERE url_key = ?",
  );
  const find = (url: string) => select.get(urlKey(url))?.url;
  const linked = new Set([...navigation.slugs.map((slug) => `/docs/${slug}`), ...paths]);
  return {
    documents: [...linked]
      .sort()
      .flatMap(
        (path) => find(`/${locale}${path}`) ?? find(`/${DEFAULT_LOCALE}${path}`) ?? [],
      )
      .filter((url) => !urls.has(url)),
    areas: area === "all" ? [] : listAreaPaths(database, navigation),
  };
}

function listAreaPaths(
  database: Database.Database,
  { areaPages }: NavigationPages,
): string[] {
  const rows = database
    .prepare<[], { kind: string; url: string }>("SELECT kind, url FROM area_pages")
    .all();
  const known = new Set(
    rows.map(({ url }) => url.slice(`/${DEFAULT_LOCALE}/`.length).replace(/\/$/, "")),
  );
  // The list of posts is no page of the store.
  if (rows.some(({ kind }) => kind === "blog")) known.add("blog");
  return areaPages.filter((path) => known.has(path));
}
