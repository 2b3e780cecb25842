import { LRUCache } from "lru-cache";
import { toIsoDate } from "~/domain/locales/iso-date";
import { parseLocale, type Locale } from "~/domain/locales/locale";
import { listPages, type ListedPage } from "./page-tree";
import { createPlans, type LocalePlan } from "./plan-locale";
import {
  renderFile,
  renderLocale,
  renderMap,
  renderOthers,
  renderSite,
  type PageListsOptions,
} from "./render-files";

export interface PageLists {
  /** Finds `llms.txt` of the site, a language or an area, or `sitemap.md`, by its decoded path. */
  findList(path: string): string | null;
  /** Returns the Markdown of an area's pages one by one for `llms-full.txt`, or null. */
  findFullText(path: string): Iterable<string> | null;
}

const MAX_CACHED_CHARACTERS = 4_000_000;
const LIST = /^\/([^/]+)\/docs\/(.+\/llms(?:-\d+)?\.txt)$/;
const OTHERS = /^\/([^/]+)\/llms-(\d+)\.txt$/;
const FULL = /^\/([^/]+)\/docs\/(.+)\/llms-full\.txt$/;

/** Creates the service that lists the site's pages for programs. */
export function createPageLists(options: PageListsOptions): PageLists {
  const readPlan = createPlans(options);
  const kept = new LRUCache<string, string>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (text) => Math.max(1, text.length),
  });
  return {
    findList(path) {
      const day = toIsoDate(new Date());
      const key = `${options.store().version} ${day} ${path}`;
      const text = kept.get(key) ?? renderList(path, options, readPlan);
      if (text !== null) kept.set(key, text);
      return text;
    },
    findFullText(path) {
      const [, segment = "", slug = ""] = FULL.exec(path) ?? [];
      const locale = parseLocale(segment);
      const area =
        locale && readPlan(locale).areas.find(({ node }) => node.slug === slug);
      return area ? renderAll(listPages(area.node), options) : null;
    },
  };
}

function* renderAll(
  pages: readonly ListedPage[],
  { findTwin }: PageListsOptions,
): Generator<string> {
  for (const { url } of pages) yield `${findTwin(url)?.markdown ?? ""}\n`;
}

function renderList(
  path: string,
  options: PageListsOptions,
  readPlan: (locale: Locale) => LocalePlan,
): string | null {
  if (path === "/llms.txt" || path === "/sitemap.md")
    return renderSite(path, options, readPlan);
  const [, segment = "", name = ""] =
    /^\/([^/]+)\/(llms\.txt|sitemap\.md)$/.exec(path) ?? [];
  const locale = parseLocale(segment);
  if (locale && name === "llms.txt")
    return renderLocale(locale, options, readPlan(locale));
  if (locale && name === "sitemap.md")
    return renderMap(locale, options, readPlan(locale));
  const [, otherSegment = "", part = ""] = OTHERS.exec(path) ?? [];
  const others = parseLocale(otherSegment);
  if (others)
    return renderOthers(others, { part: Number(part), plan: readPlan(others) }, options);
  const [, area = "", file = ""] = LIST.exec(path) ?? [];
  const areaLocale = parseLocale(area);
  if (!areaLocale) return null;
  const { files, areas } = readPlan(areaLocale);
  const found = files.get(file);
  if (!found) return null;
  return renderFile(areaLocale, { file: found, isArea: areas.includes(found) }, options);
}
