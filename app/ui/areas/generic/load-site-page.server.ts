import type { LoaderFunctionArgs } from "@remix-run/node";
import { toIsoDate } from "~/domain/locales/iso-date";
import { readLocale } from "~/domain/locales/locale";
import { requirePage } from "~/ui/areas/require-page.server";

/** Loads a page about the site, and the data of its head. */
export function loadSitePage(args: LoaderFunctionArgs, slug: string) {
  const { config, services } = args.context;
  const locale = readLocale(args.params);
  const found = services.areas.findGenericPage(locale, slug);
  const { hyData, url, pageTitle, description } = requirePage(found?.page ?? null, args);
  const { title, sections } = hyData;
  const address = config.siteOrigin + url;
  const people = { day: toIsoDate(new Date()), imageOrigins: config.imageOrigins };
  return {
    sections,
    people,
    facts: { title, pageTitle, description, url, locale, address },
  };
}
