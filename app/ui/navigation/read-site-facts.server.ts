import type { AppLoadContext } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import type { SiteTheme } from "~/domain/site/site-theme";
import { listMissingAreaPages, sortNavigationPages } from "./sort-navigation-pages";
import type { SiteFacts } from "./site-facts";

type Context = Pick<AppLoadContext, "config" | "services" | "contentVersion">;

/** By the services that were asked: those of this server live as long as it does. */
const kept = new WeakMap<object, Map<string, SiteFacts>>();

/**
 * The facts of menus and footer: asked once per language, and again when the content or the year has
 * changed. What is made of them can be kept by the identity of the object.
 */
export function readSiteFacts(locale: Locale, context: Context): SiteFacts {
  const { services, contentVersion } = context;
  const year = String(new Date().getUTCFullYear());
  const moment = `${contentVersion} ${year}`;
  const known = kept.get(services.documents) ?? new Map<string, SiteFacts>();
  kept.set(services.documents, known);
  const key = `${moment} ${locale}`;
  const found = known.get(key);
  if (found) return found;
  for (const other of known.keys()) if (!other.startsWith(moment)) known.delete(other);
  const { site, isWhole } = askServices(locale, year, context);
  if (isWhole) known.set(key, site);
  return site;
}

/** Menus stay whole when the content can't be read, and are asked for again. */
function askServices(locale: Locale, year: string, { config, services }: Context) {
  let isWhole = true;
  const mayBeThere = (ask: () => boolean): boolean => {
    try {
      return ask();
    } catch {
      isWhole = false;
      return true;
    }
  };
  const site: SiteFacts = {
    siteName: config.siteName,
    year,
    features: config.features,
    ...describeTheme(config.theme),
    ...sortNavigationPages(locale, (url) =>
      mayBeThere(() => services.documents.hasDocument(url)),
    ),
    missingAreaPages: listMissingAreaPages((path) =>
      mayBeThere(() => services.areas.hasPage(path)),
    ),
  };
  return { site, isWhole };
}

/** Leaves out what is empty, because every page carries it. */
function describeTheme({ logo, icon, services }: SiteTheme) {
  const { help, feedback } = services;
  return {
    ...((logo ?? icon) !== null && { look: { logo, icon } }),
    ...((help ?? feedback) !== null && { services: { help, feedback } }),
  };
}
