import type { MetaDescriptor } from "@remix-run/react";
import type { FeedLink } from "~/domain/areas/feeds";
import type { BreadcrumbLink } from "~/domain/documents/document";
import { DEFAULT_LOCALE, type Locale } from "~/domain/locales/locale";
import { toAddress } from "~/domain/http/to-address";
import { hasTwin, toPageListPath, toTwinPath } from "~/domain/site/twin-path";
import type { SiteFacts } from "./read-site";
import { type StructuredData, toArticle, toBreadcrumbs } from "./structured-data";

/** Robots directive; absent for pages that are indexed and followed. */
export type RobotsRule = "noindex, follow" | "noindex, nofollow";

export interface PageFacts {
  site: SiteFacts;
  locale: Locale;
  /** Full text of the title element: see toPageTitle. */
  title: string;
  /** Title on social cards; defaults to the title. */
  name?: string;
  description?: string | null;
  /** Canonical path, decoded, without query. */
  path: string;
  /** Languages in which the page exists. */
  locales?: readonly Locale[];
  /** Query of the canonical URL, encoded, with its question mark: `?page=2`. */
  query?: string;
  robots?: RobotsRule | null;
  /** Paths of the previous and next page of a series. */
  previous?: string | null;
  next?: string | null;
  /** Breadcrumbs, the page itself last. */
  breadcrumbs?: readonly BreadcrumbLink[];
  /** Describes the page as an article. */
  article?: { modified: string | null };
  /** Open Graph type of a page that is no article of the documentation. */
  openGraphType?: "article" | "profile";
  /** The page's own picture for social cards. */
  image?: CardImage | undefined;
  structuredData?: readonly StructuredData[];
  /** Feeds for feed readers to discover. */
  feeds?: readonly FeedLink[];
}

export interface CardImage {
  /** Path below the origin, encoded. */
  path: string;
  alt: string;
  /** CSS pixels; null when unknown. */
  size?: { width: number; height: number } | null;
}

/** Square, because cards of type `summary` crop to a square. */
const CARD_IMAGE = { path: "/icon-512.png", size: { width: 512, height: 512 } };

const LARGE_CARD = "summary_large_image";
/** CSS pixels. */
const LARGE_CARD_MIN_WIDTH = 600;

/** Head of any page. */
export function describePage(page: PageFacts): MetaDescriptor[] {
  const { site, description, robots, locale, path, locales = [] } = page;
  const origin = site.siteOrigin;
  return [
    { title: page.title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
    { tagName: "link", rel: "canonical", href: toAddress(origin, path, page.query) },
    ...listAlternates(path, locale, { locales, origin }),
    ...listTwinLinks(page),
    ...(page.feeds ?? []).map((feed) => ({ tagName: "link", rel: "alternate", ...feed })),
    ...listNeighbours(page),
    ...listCards(page),
    ...listStructuredData(page).map((data) => ({ "script:ld+json": data })),
  ];
}

/** Links for programs: the page as Markdown, and the list of all pages. */
function listTwinLinks({ site, path, query = "" }: PageFacts): MetaDescriptor[] {
  const toLink = (rel: string, href: string, type: string): MetaDescriptor => ({
    tagName: "link",
    rel,
    href,
    type,
  });
  const list = toAddress(site.siteOrigin, toPageListPath(path));
  return [
    ...(hasTwin(path) && query === ""
      ? [
          toLink(
            "alternate",
            toAddress(site.siteOrigin, toTwinPath(path)),
            "text/markdown",
          ),
        ]
      : []),
    toLink("describedby", list, "text/plain"),
  ];
}

/**
 * `{title} | {site}`, the form of every title except the home page's, which is the site's
 * name.
 */
export function toPageTitle(title: string, siteName: string): string {
  return siteName ? `${title} | ${siteName}` : title;
}

function listNeighbours({ site, previous, next }: PageFacts): MetaDescriptor[] {
  const toLink = (rel: string, path: string | null | undefined): MetaDescriptor[] =>
    path ? [{ tagName: "link", rel, href: site.siteOrigin + path }] : [];
  return [...toLink("prev", previous), ...toLink("next", next)];
}

/**
 * Open Graph tags. Twitter reads them too, and needs only the type of card in addition.
 */
function listCards(page: PageFacts): MetaDescriptor[] {
  const { site, locale, path, description, title, name = title } = page;
  const properties: [string, string | null | undefined][] = [
    ["og:type", page.openGraphType ?? (page.article ? "article" : "website")],
    ["og:site_name", site.siteName],
    ["og:title", name],
    ["og:description", description],
    ["og:url", toAddress(site.siteOrigin, path, page.query)],
    ["og:locale", locale.replace("-", "_")],
    ...listImageProperties(page),
    ["article:modified_time", page.article?.modified],
  ];
  return [
    ...properties.flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    { name: "twitter:card", content: isLarge(page.image) ? LARGE_CARD : "summary" },
  ];
}

/** Whether the picture fills a large card without upscaling. */
function isLarge(image: CardImage | undefined): boolean {
  if (!image?.size) return false;
  const { width, height } = image.size;
  return width >= LARGE_CARD_MIN_WIDTH && width > height;
}

function listImageProperties({
  site,
  image,
}: PageFacts): [string, string | null | undefined][] {
  const { path, alt, size } = image ?? { ...CARD_IMAGE, alt: site.siteName };
  return [
    ["og:image", site.siteOrigin + path],
    ["og:image:width", size && String(size.width)],
    ["og:image:height", size && String(size.height)],
    ["og:image:alt", alt],
  ];
}

function listStructuredData(page: PageFacts): StructuredData[] {
  const { breadcrumbs = [], site, article, title, structuredData = [] } = page;
  return [
    // A single level is no breadcrumb trail.
    ...(breadcrumbs.length > 1 ? [toBreadcrumbs(breadcrumbs, site.siteOrigin)] : []),
    ...(article ? [toArticle({ name: title, ...page, ...article })] : []),
    ...structuredData,
  ];
}

/**
 * One link per language of the page, its own included; none for a page in one language.
 * Languages have no region, except where two regions share a language.
 */
function listAlternates(
  path: string,
  locale: Locale,
  { locales, origin }: { locales: readonly Locale[]; origin: string },
): MetaDescriptor[] {
  const all = [...new Set([locale, ...locales])];
  if (all.length < 2) return [];
  const rest = path.slice(locale.length + 1);
  const toLink = (hrefLang: string, each: Locale) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href: toAddress(origin, `/${each}${rest}`),
  });
  const links = all.map((each) => toLink(toHrefLang(each, all), each));
  return all.includes(DEFAULT_LOCALE)
    ? [...links, toLink("x-default", DEFAULT_LOCALE)]
    : links;
}

function toHrefLang(locale: Locale, all: readonly Locale[]): string {
  const language = toLanguage(locale);
  const isAlone = all.filter((each) => toLanguage(each) === language).length === 1;
  return isAlone ? language : locale;
}

function toLanguage(locale: Locale): string {
  return locale.split("-", 1)[0] ?? locale;
}
