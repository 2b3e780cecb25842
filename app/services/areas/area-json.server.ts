import { parseListPage } from "~/domain/areas/blog";
import { parseLocale } from "~/domain/locales/locale";
import { toJsonText, type JsonText } from "~/domain/text/digest.server";
import type { AreasService } from "./areas-service";

const ENGLISH_BLOG = /^blog(?:\/(.+))?$/i;
const CURRICULUM = /^curriculum(?:\/(.+))?$/i;
const SPOTLIGHT = /^community\/spotlight\/(.+)$/i;

type Pages = Pick<
  AreasService,
  | "findBlogIndex"
  | "findBlogPost"
  | "findCurriculumPage"
  | "findGenericPage"
  | "findSpotlight"
>;

/** Returns the JSON of the page at this path, without a trailing slash, as text. */
export function findAreaJson(path: string, pages: Pages): JsonText | null {
  const [, segment = "", rest = ""] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
  const locale = parseLocale(segment);
  if (locale === null) return null;
  const page = findPage({ locale, rest }, pages);
  return page && toJsonText(page);
}

type AreaPath = { locale: Parameters<Pages["findSpotlight"]>[0]; rest: string };

function findPage({ locale, rest }: AreaPath, pages: Pages): object | null {
  const blog = ENGLISH_BLOG.exec(rest);
  if (blog) return locale === "en-US" ? findBlogPage(blog[1], pages) : null;
  const curriculum = CURRICULUM.exec(rest);
  if (curriculum) {
    if (locale !== "en-US") return null;
    return pages.findCurriculumPage(curriculum[1] ?? "")?.page ?? null;
  }
  const profile = SPOTLIGHT.exec(rest)?.[1];
  if (profile !== undefined) return pages.findSpotlight(locale, profile)?.page ?? null;
  return pages.findGenericPage(locale, rest)?.page ?? null;
}

function findBlogPage(slug: string | undefined, pages: Pages): object | null {
  if (slug === undefined) return pages.findBlogIndex();
  const number = parseListPage(slug);
  return number === null
    ? (pages.findBlogPost(slug)?.page ?? null)
    : pages.findBlogIndex(number);
}
