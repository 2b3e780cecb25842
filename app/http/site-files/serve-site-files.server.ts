import { gzipSync } from "node:zlib";
import type { RequestHandler } from "express";
import type { ContentStore } from "~/content-store/content-store";
import { LOCALES } from "~/domain/locales/locale";
import { sendData, type DataBody } from "../answers/send-data";
import { toEtag } from "../caching/to-etag.server";
import { renderContribute } from "./contribute";
import { renderManifest } from "./manifest";
import { renderRobots } from "./robots";
import {
  listSitemapEntries,
  renderPathList,
  renderSitemap,
  renderSitemapIndex,
  splitEntries,
  toSitemapPath,
  type AreaSitemap,
  type LocaleSitemaps,
} from "./sitemap";

const TEXT = "text/plain; charset=utf-8";
const XML = "application/xml; charset=utf-8";

export interface SiteFilesOptions {
  store: Pick<ContentStore, "version" | "listDocumentUrls">;
  siteName: string;
  siteOrigin: string;
  isIndexable: boolean;
  areas: AreaSitemap;
}

/** robots.txt, the manifest, contribute.json and the sitemaps, each made when it is first asked for. */
export function serveSiteFiles(options: SiteFilesOptions): RequestHandler {
  const { store } = options;
  let version: string | null = null;
  let findFile = createFiles(options);
  return (request, response, next) => {
    // Each day may bring a post that was waiting for it.
    const current = `${store.version} ${new Date().toISOString().slice(0, 10)}`;
    if (version !== current) {
      version = current;
      findFile = createFiles(options);
    }
    const file = findFile(request.path);
    if (!file) return next();
    // As the public addresses have it: the file is packed, whatever the client says it takes.
    if (request.path.endsWith(".gz")) response.setHeader("Content-Encoding", "gzip");
    sendData(request, response, file());
  };
}

type SiteFile = () => DataBody;

/** The pages are listed only when somebody asks for a sitemap. */
function createFiles(options: SiteFilesOptions): (path: string) => SiteFile | undefined {
  const { siteOrigin } = options;
  const sitemaps = remember(() => listSitemaps(options));
  const files = new Map([
    toFile("/robots.txt", TEXT, () => renderRobots(options)),
    toFile("/manifest.json", "application/manifest+json", () => renderManifest(options)),
    toFile("/contribute.json", "application/json; charset=utf-8", () =>
      renderContribute(options),
    ),
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

function listSitemaps({ store, areas }: SiteFilesOptions): LocaleSitemaps[] {
  return LOCALES.map((locale) => ({
    locale,
    parts: splitEntries(listSitemapEntries(store, locale, areas)),
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
