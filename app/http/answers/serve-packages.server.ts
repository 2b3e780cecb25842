import { resolve } from "node:path";
import type { RequestHandler } from "express";
import { parseLocale } from "~/domain/locales/locale";
import { parsePackageArea, toPackageFolder } from "~/domain/offline/package-areas";
import type { SiteFeature } from "~/domain/site/site-features";
import { CACHE_POLICIES } from "../caching/cache-policies";
import { OPEN_HEADERS } from "../open-headers";
import { refusePart } from "./send-data";
import { isRead } from "../request-kinds";

/** The updates host of a package (server contract, 19.5); without a folder, that of all English. */
const PATH =
  /^(?:\/updates\/([\w-]+)\/(\w+))?\/(update\.json|packages\/[0-9a-f]{16}-(?:content|[0-9a-f]{16}-update)\.zip)$/;

export interface ServePackagesOptions {
  /** Folder that `npm run content -- --packages` fills. */
  packagesFolder: string;
  features: readonly SiteFeature[];
}

/** Sends content packages, in parts if the client asks so: it goes on after a lost connection. */
export function servePackages({
  packagesFolder,
  features,
}: ServePackagesOptions): RequestHandler {
  const root = resolve(packagesFolder);
  const isOffered = features.includes("offline");
  return (request, response, next) => {
    const [, locale = "en-US", area = "all", file] = PATH.exec(request.path) ?? [];
    if (!isOffered || !isRead(request) || file === undefined) return next();
    const [knownLocale, knownArea] = [parseLocale(locale), parsePackageArea(area)];
    if (!knownLocale || !knownArea) return next();
    response.locals.isFile = true;
    response.set({
      ...OPEN_HEADERS,
      // The name of a package has its version.
      "Cache-Control": file.endsWith(".zip")
        ? CACHE_POLICIES.immutable
        : CACHE_POLICIES.never,
    });
    const name = `${toPackageFolder(knownLocale, knownArea)}/${file}`;
    response.sendFile(
      name,
      { root, cacheControl: false, dotfiles: "deny" },
      (error?: Error) => {
        if (!error || response.headersSent || refusePart(error, response)) return;
        response.set("Cache-Control", CACHE_POLICIES.never);
        next();
      },
    );
  };
}
