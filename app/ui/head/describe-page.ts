import type { MetaDescriptor } from "@remix-run/react";
import type { BreadcrumbLink } from "~/domain/documents/document";
import type { FeedLink } from "~/domain/areas/feeds";
import type { Locale } from "~/domain/locales/locale";
import { listAlternates } from "./list-alternates";
import type { SiteFacts } from "./read-site";
import { toArticle, toBreadcrumbs, type StructuredData } from "./structured-data";
import { toAddress } from "~/domain/site/to-address";

/** What a search engine may do with a page; a page that says nothing is listed and followed. */
export type RobotsRule = "noindex, follow" | "noindex, nofollow";

export interface PageFacts {
  site: SiteFacts;
  locale: Locale;
  /** The whole text of the title element: see toPageTitle. */
  title: string;
  /** What cards call the page; the title when left out. */
  name?: string;
  description?: string | null;
  /** The canonical path, decoded, without query. */
  path: string;
  /** The languages that the page exists in. */
  locales?: readonly Locale[];
  /** Part of the canonical address, encoded, with its question mark: `?page=2`. */
  query?: string;
  robots?: RobotsRule | null;
  /** Addresses below the origin of the pages before and after this one of a series. */
  previous?: string | null;
  next?: string | null;
  /** The way to this page, itself last. */
  breadcrumbs?: readonly BreadcrumbLink[];
  /** Makes the page an article. */
  article?: { modified: string | null };
  /** What cards say it is, where the page isn't an article of the documentation. */
  openGraphType?: "article" | "profile";
  /** A picture of the page's own, for cards. */
  image?: CardImage | undefined;
  structuredData?: readonly StructuredData[];
  /** What feed readers find from this page. */
  feeds?: readonly FeedLink[];
}

export interface CardImage {
  /** Below the origin, encoded. */
  path: string;
  alt: string;
  /** CSS pixels, where they are known. */
  size?: { width: number; height: number } | null;
}

/** Square, since cards of the kind `summary` cut everything else. */
const CARD_IMAGE = { path: "/icon-512.png", size: { width: 512, height: 512 } };

const LARGE_CARD = "summary_large_image";
/** CSS pixels. */
const LARGE_CARD_MIN_WIDTH = 600;

/** The head of a page of any kind. */
export function describePage(page: PageFacts): MetaDescriptor[] {
  const { site, description, robots, locale, path, locales = [] } = page;
  const origin = site.siteOrigin;
  return [
    { title: page.title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(robots ? [{ name: "robots", content: robots }] : []),
    { tagName: "link", rel: "canonical", href: toAddress(origin, path, page.query) },
    ...listAlternates(path, locale, { locales, origin }),
    ...(page.feeds ?? []).map((feed) => ({ tagName: "link", rel: "alternate", ...feed })),
    ...listNeighbours(page),
    ...listCards(page),
    ...listStructuredData(page).map((data) => ({ "script:ld+json": data })),
  ];
}

/** `{title} | {site}`, the form of every title but the home page's, which is the site's name. */
export function toPageTitle(title: string, siteName: string): string {
  return siteName ? `${title} | ${siteName}` : title;
}

function listNeighbours({ site, previous, next }: PageFacts): MetaDescriptor[] {
  const toLink = (rel: string, path: string | null | undefined): MetaDescriptor[] =>
    path ? [{ tagName: "link", rel, href: site.siteOrigin + path }] : [];
  return [...toLink("prev", previous), ...toLink("next", next)];
}

/** Open Graph; Twitter reads the same and asks only for the kind of card. */
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

/** Wide enough to fill a card; smaller pictures would be blown up. */
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
    // One level is no way that anybody went.
    ...(breadcrumbs.length > 1 ? [toBreadcrumbs(breadcrumbs, site.siteOrigin)] : []),
    ...(article ? [toArticle({ name: title, ...page, ...article })] : []),
    ...structuredData,
  ];
}
