import type { AppLoadContext } from "@remix-run/node";
import type { Locale } from "~/domain/locales/locale";
import { listHomeAreas } from "./list-home-areas";

/** Loads the home page of a locale. */
export function loadHome(locale: Locale, { services }: AppLoadContext) {
  const home = services.home.readHome(locale);
  return {
    locale,
    home,
    now: new Date().toISOString(),
    description: home.pageDescription,
    areas: listHomeAreas(services.documents, locale),
    hasCommunity: services.areas.hasPage("community"),
  };
}
