import { parsePagePath, splitDataSuffix } from "./page-path";
import type { Hop, PageIndex, RedirectRequest } from "./redirect-step";

const ENGLISH = "en-US";

/** Corrects the case of a page beside the documentation: `/en-US/blog/Hello/`. */
export function correctAreaCase(
  path: string,
  _request: RedirectRequest,
  pages: PageIndex,
): Hop | null {
  const { locale, section } = parsePagePath(path);
  if (!locale || section === "docs") return null;
  const { page, suffix } = splitDataSuffix(path);
  const rest = page.replace(/\/$/, "").slice(page.indexOf("/", 1));
  const canonical = pages.findAreaUrl(`/${ENGLISH}${rest}`)?.replace(/\/$/, "");
  const own = canonical?.slice(ENGLISH.length + 1);
  if (own === undefined || own === rest) return null;
  const slash = suffix === "" && page.endsWith("/") ? "/" : "";
  const localeSegment = page.split("/", 2)[1] ?? "";
  return { to: `/${localeSegment}${own}${slash}${suffix}`, status: 301, cache: "long" };
}
