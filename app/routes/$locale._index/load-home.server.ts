import type { AppLoadContext } from "@remix-run/node";
import { toChangesPath } from "~/domain/areas/changes";
import type { Showcase } from "~/domain/areas/home";
import { formatDate } from "~/domain/locales/format-date";
import type { Locale } from "~/domain/locales/locale";
import type { OverviewText } from "~/domain/text/strings";
import { getOverviewText } from "~/l10n/overview-texts.server";
import { listBrowserVersions } from "~/ui/baseline/browser-groups";
import { listHomeAreas } from "./list-home-areas";

/** The desktop browsers come first in the list. */
const DESKTOP_BROWSERS = 4;

/** Loads the home page of a locale, with the texts that browsers have no need of elsewhere. */
export function loadHome(locale: Locale, { services }: AppLoadContext) {
  const home = services.home.readHome(locale);
  const counts = services.home.readCounts();
  const samples = services.home.listSampleAreas();
  const overview = getOverviewText(locale);
  const showcase = services.home.findShowcase(locale);
  return {
    locale,
    home,
    now: new Date().toISOString(),
    description: home.pageDescription,
    areas: listHomeAreas(services.documents, locale, { ...counts, overview }),
    facts: describeCounts(counts, locale, overview),
    showcase: showcase && describeShowcase(showcase, locale, overview),
    changes: { url: toChangesPath(locale), label: overview("home-all-changes") },
    /** Heading of posts that are samples, not news of the site. */
    sampleNews: samples.includes("blog") ? overview("home-blog") : null,
    sampleContributor: samples.includes("spotlight") ? overview("home-sample") : null,
    hasCommunity: services.areas.hasPage("community"),
  };
}

interface Counts {
  pages: number;
  languages: number;
  updated: string | null;
}

function describeCounts(
  { pages, languages, updated }: Counts,
  locale: Locale,
  overview: OverviewText,
) {
  const date = updated === null ? null : formatDate(new Date(updated), locale);
  return [
    overview("home-count-pages", { count: pages }),
    overview("home-count-languages", { count: languages }),
    ...(date === null ? [] : [overview("home-updated", { date })]),
  ];
}

function describeShowcase(
  { baseline, ...showcase }: Showcase,
  locale: Locale,
  overview: OverviewText,
) {
  return {
    ...showcase,
    support: baseline && {
      status: baseline.feature.status,
      browsers: listBrowserVersions(baseline.support)
        .slice(0, DESKTOP_BROWSERS)
        .map(({ name, version }) => ({ name, version })),
    },
    lang: showcase.locale === locale ? undefined : showcase.locale,
    texts: {
      name: overview("home-live"),
      choose: overview("home-live-choose"),
      result: overview("home-live-result"),
      read: overview("home-live-read", { title: showcase.title }),
    },
  };
}
