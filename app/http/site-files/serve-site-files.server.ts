import { gzipSync } from "node:zlib";
import type { RequestHandler } from "express";
import type { ContentStore } from "~/content-store/content-store";
import { toIsoDate } from "~/domain/locales/iso-date";
import { LOCALES } from "~/domain/locales/locale";
import type { SiteTheme } from "~/domain/site/site-theme";
import { type DataBody, sendData } from "../answers/send-data";
import { toEtag } from "~/domain/text/digest.server";
import { renderManifest } from "./manifest";
import { renderRobots, type RobotsOptions } from "./robots";
import {
  listSitemapEntries,
  type LocaleSitemaps,
  renderPathList,
  renderSitemap,
  renderSitemapIndex,
  type SitemapSources,
  splitEntries,
  toSitemapPath,
} from "./sitemap";

const TEXT = "text/plain; charset=utf-8";
const XML = "application/xml; charset=utf-8";

export interface SiteFilesOptions
  extends SitemapSources, Omit<RobotsOptions, "hasCrawlerLimits"> {
  store: Pick<ContentStore, "version" | "listDocumentUrls">;
  siteName: string;
  theme: SiteTheme;
  /** Limits for crawlers, which robots.txt states. */
  crawlers?: object | null;
}

/**
 * Serves robots.txt, the manifest, contribute.json and the sitemaps, each generated on first
 * request.
 */
export function serveSiteFiles(options: SiteFilesOptions): RequestHandler {
  const { store } = options;
  let version: string | null = null;
  let findFile = createFiles(options);
  return (request, response, next) => {
    // The version includes the day, because posts are published by day.
    const current = `${store.version} ${toIsoDate(new Date())}`;
    if (version !== current) {
      version = current;
      findFile = createFiles(options);
    }
    const file = findFile(request.path);
    if (!file) return next();
    // The file itself is gzip, so the encoding is not negotiated.
    if (request.path.endsWith(".gz")) response.setHeader("Content-Encoding", "gzip");
    sendData(request, response, file());
  };
}

type SiteFile = () => DataBody;

/** Creates the files lazily: pages are listed at the first request for a sitemap. */
function createFiles(options: SiteFilesOptions): (path: string) => SiteFile | undefined {
  const { siteOrigin, theme } = options;
  const { repository } = theme.services;
  const sitemaps = remember(() => listSitemaps(options));
  const files = new Map([
    toFile("/robots.txt", TEXT, () =>
      renderRobots({ ...options, hasCrawlerLimits: options.crawlers != null }),
    ),
    toFile("/manifest.json", "application/manifest+json", () => renderManifest(options)),
    ...(repository === null
      ? []
      : [
          toFile("/contribute.json", "application/json; charset=utf-8", () =>
            renderContribute({ ...options, repository }),
          ),
        ]),
    toFile("/sitemap.xml", XML, () => renderSitemapIndex(sitemaps(), siteOrigin)),
    toFile("/sitemap.txt", TEXT, () => renderPathList(sitemaps())),
  ]);
  const parts = remember(() => new Map(listParts(sitemaps(), siteOrigin)));
  return (path) =>
    files.get(path) ?? (path.startsWith("/sitemaps/") ? parts().get(path) : undefined);
}

function listParts(sitemaps: readonly LocaleSitemaps[], siteOrigin: string) {
  return sitemaps.flatMap(({ locale, parts }) =>
    parts.map((entries, part) =>
      toFile(toSitemapPath(locale, part), "application/xml", () =>
        gzipSync(renderSitemap(entries, siteOrigin)),
      ),
    ),
  );
}

function listSitemaps(sources: SitemapSources): LocaleSitemaps[] {
  return LOCALES.map((locale) => ({
    locale,
    parts: splitEntries(listSitemapEntries(locale, sources)),
  }));
}

function toFile(
  path: string,
  contentType: string,
  make: () => DataBody["body"],
): [string, SiteFile] {
  return [
    path,
    remember(() => {
      const body = make();
      return { body, contentType, etag: toEtag(body) };
    }),
  ];
}

function remember<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Renders contribute.json: how to contribute to the project (contributejson.org). */
function renderContribute({
  siteName,
  siteOrigin,
  repository,
}: {
  siteName: string;
  siteOrigin: string;
  /** Address of the content's repository. */
  repository: string;
}): string {
  return JSON.stringify({
    name: siteName,
    description: "Documentation for web developers, written by everyone.",
    repository: {
      url: repository,
      license: "CC-BY-SA-2.5",
    },
    participate: {
      home: `${siteOrigin}/en-US/community`,
      docs: `${siteOrigin}/en-US/docs/MDN/Community`,
    },
    bugs: {
      list: `${repository}/issues`,
      report: `${repository}/issues/new/choose`,
    },
    keywords: ["documentation", "web", "HTML", "CSS", "JavaScript", "HTTP"],
    urls: { prod: siteOrigin },
  });
}
