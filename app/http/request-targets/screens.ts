import type { SiteFeature } from "~/domain/site/site-features";

/** A screen without content of its own, as its JSON twin tells it (server contract, 16). */
export interface Screen {
  /** English, as in the public builder's tables. */
  pageTitle: string;
  renderer: `Spa${string}`;
  /** Missing: the site always has it. */
  feature?: SiteFeature;
  noIndexing?: true;
  /** Listed nowhere, though its links are followed. */
  onlyFollow?: true;
}

/** By their path below the locale. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  advertising: {
    ...{ pageTitle: "Advertise with us", renderer: "SpaAdvertise" },
    feature: "advertising",
  },
  newsletter: { pageTitle: "Stay Informed with MDN", renderer: "SpaNewsletter" },
  observatory: {
    pageTitle: "HTTP Header Security Test - HTTP Observatory",
    ...{ renderer: "SpaObservatoryLanding", feature: "observatory" },
  },
  "observatory/analyze": {
    pageTitle: "Scan results - HTTP Observatory",
    ...{ renderer: "SpaObservatoryAnalyze", feature: "observatory", noIndexing: true },
  },
  play: { pageTitle: "Playground", renderer: "SpaPlay", feature: "play" },
  plus: { pageTitle: "MDN Plus", renderer: "SpaPlusLanding", feature: "plus" },
  "plus/collections": {
    ...{ pageTitle: "Collections", renderer: "SpaPlusCollections" },
    ...{ feature: "collections", noIndexing: true },
  },
  "plus/collections/frequently-viewed": {
    pageTitle: "Frequently viewed articles",
    renderer: "SpaPlusCollectionsFrequentlyViewed",
    ...{ feature: "collections", noIndexing: true },
  },
  "plus/settings": {
    ...{ pageTitle: "My Settings", renderer: "SpaPlusSettings" },
    ...{ feature: "settings", noIndexing: true },
  },
  search: { pageTitle: "Search", renderer: "SpaSearch", onlyFollow: true },
};
