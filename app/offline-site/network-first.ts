import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import type { ContentPackage } from "~/domain/offline/package-areas";
import { isAnybodysCode } from "./anybodys-code";
import { SEARCH, SEARCH_INDEX } from "./own-paths";

type Scope = Pick<ContentPackage, "locale" | "area">;

/**
 * Tells which requests a package answers with less than the server: a search of an area, or of another
 * language; the home page, which leads to all areas and, in a translation, to English pages; code of an
 * address, which the server runs on an origin of its own.
 */
export function isInPart(url: string, { locale, area }: Scope): boolean {
  const { pathname, searchParams } = new URL(url);
  const page = pathname.replace(/\/?(?:\.data)?$/, "");
  if (isAnybodysCode(url)) return true;
  if (page === `/${locale}`) return area !== "all" || locale !== DEFAULT_LOCALE;
  if (SEARCH_INDEX.test(pathname)) return area !== "all";
  if (!SEARCH.test(page)) return false;
  const asked = searchParams.getAll("locale").map((each) => each.toLowerCase());
  return (
    area !== "all" || asked.some((each) => each !== "" && each !== locale.toLowerCase())
  );
}

/**
 * Returns what leaves such requests to the network where there is one: a worker that prefers the package
 * asks it first, and asks it again for the same request when the network has failed.
 */
export function createNetworkFirst(
  content: Scope,
  isOwnFirst: boolean,
): (request: Request) => boolean {
  const left = new WeakSet<Request>();
  return (request) => {
    if (!isOwnFirst || left.has(request) || !isInPart(request.url, content)) return false;
    left.add(request);
    return true;
  };
}
