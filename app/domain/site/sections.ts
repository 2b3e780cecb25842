import type { Section } from "./section";

/**
 * Table of the site's sections. Redirects, menus, footer, metrics, sitemap, search, flags
 * and hydration read it (docs/guides/section.md). Menus list sections in its order.
 */
const ROWS = [
  {
    name: "home",
    path: "",
    hasSlash: true,
    inPlaceRoute: "routes/$locale._index",
    metric: "home",
    isListed: true,
  },
  {
    name: "docs",
    path: "/docs",
    locales: "each-page",
    isFoundWithoutLocale: true,
    inPlaceRoute: "routes/$locale.docs.$",
    metric: "docs",
  },
  {
    name: "plus",
    path: "/plus",
    api: [
      "/api/v1/plus/ai/help/history/list",
      "/api/v1/plus/newsletter/",
      "/api/v1/stripe/plans",
    ],
    flag: "PLUS_ENABLED",
    isFoundWithoutLocale: true,
    hydrate: "at-once",
    area: "plus",
    menu: [{ panel: "menu-plus", id: "menu-plus-overview", anchor: "subscribe" }],
    footer: { group: "footer-developers", id: "menu-plus", at: 3 },
    metric: "plus",
    topic: 3,
    screens: { "": { pageTitle: "MDN Plus", renderer: "SpaPlusLanding" } },
  },
  {
    name: "ai-help",
    path: "/plus/ai-help",
    isPlanned: true,
    flag: "PLUS_ENABLED",
    area: "plus",
    menu: [
      { panel: "menu-plus", id: "menu-ai-help" },
      { panel: "menu-tools", id: "menu-ai-help", at: 2, isEnglish: true },
    ],
  },
  {
    name: "collections",
    path: "/plus/collections",
    api: [
      "/api/v2/collections/",
      "/api/v2/collections/:id/",
      "/api/v2/collections/:id/export.csv",
      "/api/v2/collections/:id/export.json",
      "/api/v2/collections/:id/items/",
      "/api/v2/collections/:id/items/:item/",
      "/api/v2/collections/lookup/",
    ],
    flag: "PLUS_ENABLED",
    hydrate: "at-once",
    area: "plus",
    menu: [{ panel: "menu-plus", id: "menu-collections", isPersonal: true }],
    screens: {
      "": {
        pageTitle: "Collections",
        renderer: "SpaPlusCollections",
        noIndexing: true,
      },
      "/frequently-viewed": {
        pageTitle: "Frequently viewed articles",
        renderer: "SpaPlusCollectionsFrequentlyViewed",
        noIndexing: true,
      },
    },
  },
  {
    name: "updates",
    path: "/plus/updates",
    api: ["/api/v2/updates/", "/api/v2/updates/collections/"],
    flag: "PLUS_ENABLED",
    hydrate: "at-once",
    area: "plus",
    menu: [{ panel: "menu-plus", id: "menu-updates", dot: "updates" }],
    isListed: true,
    screens: { "": { pageTitle: "Updates", renderer: "SpaPlusUpdates" } },
  },
  {
    name: "settings",
    path: "/plus/settings",
    api: ["/api/v1/plus/settings/"],
    flag: "PLUS_ENABLED",
    hydrate: "at-once",
    area: "plus",
    screens: {
      "": { pageTitle: "My Settings", renderer: "SpaPlusSettings", noIndexing: true },
    },
  },
  {
    name: "plus-docs",
    path: "/plus/docs",
    flag: "PLUS_ENABLED",
    area: "plus",
    menu: [
      {
        panel: "menu-plus",
        id: "menu-plus-docs",
        below: "/features/overview",
        isEnglish: true,
      },
      { panel: "menu-plus", id: "menu-plus-faq", below: "/faq", isEnglish: true },
    ],
    needsPage: true,
    singlePages: "below",
  },
  {
    name: "curriculum",
    path: "/curriculum",
    locales: "english",
    hasSlash: true,
    isFoundWithoutLocale: true,
    area: "learn",
    menu: [{ id: "menu-curriculum", isNew: true }],
    needsPage: true,
    metric: "curriculum",
    topic: 2,
  },
  {
    name: "blog",
    path: "/blog",
    locales: "english",
    hasSlash: true,
    isFoundWithoutLocale: true,
    area: "blog",
    menu: [{ id: "menu-blog" }],
    footer: { group: "footer-site", id: "menu-blog", at: 1 },
    needsPage: true,
    metric: "blog",
    topic: 1,
  },
  {
    name: "play",
    path: "/play",
    api: ["/api/v1/play/", "/api/v1/play/:id", "/api/v1/play/flag"],
    isFoundWithoutLocale: true,
    hydrate: "at-once",
    area: "tools",
    menu: [{ panel: "menu-tools", id: "menu-play" }],
    metric: "play",
    screens: { "": { pageTitle: "Playground", renderer: "SpaPlay" } },
  },
  {
    name: "observatory",
    path: "/observatory",
    api: [
      "/api/v2/analyze",
      "/api/v2/badge",
      "/api/v2/grade_distribution",
      "/api/v2/recommendation_matrix",
      "/api/v2/scan",
      "/api/v2/version",
    ],
    isApiPublic: true,
    flag: "OBSERVATORY_ENABLED",
    isFoundWithoutLocale: true,
    area: "tools",
    menu: [{ panel: "menu-tools", id: "menu-observatory" }],
    isListed: true,
    topic: 4,
    screens: {
      "": {
        pageTitle: "HTTP Header Security Test - HTTP Observatory",
        renderer: "SpaObservatoryLanding",
      },
      "/analyze": {
        pageTitle: "Scan results",
        renderer: "SpaObservatoryAnalyze",
        noIndexing: true,
      },
    },
  },
  {
    name: "observatory-docs",
    path: "/observatory/docs",
    flag: "OBSERVATORY_ENABLED",
    area: "tools",
    singlePages: "below",
  },
  {
    name: "about",
    path: "/about",
    footer: { group: "footer-site", id: "footer-about", at: 0 },
    needsPage: true,
    singlePages: "all",
    topic: 6,
  },
  {
    name: "community",
    path: "/community",
    footer: { group: "footer-communities", id: "footer-community", at: 0 },
    needsPage: true,
    singlePages: "overview",
    topic: 5,
  },
  {
    name: "advertising",
    path: "/advertising",
    flag: "ADS_ENABLED",
    footer: { group: "footer-site", id: "footer-advertise", at: 3 },
    screens: { "": { pageTitle: "Advertise with us", renderer: "SpaAdvertise" } },
  },
  {
    name: "newsletter",
    path: "/newsletter",
    flag: "NEWSLETTER_ENABLED",
    screens: { "": { pageTitle: "Stay Informed with MDN", renderer: "SpaNewsletter" } },
  },
  {
    name: "search",
    path: "/search",
    api: ["/api/v1/search", "/api/v1/search/go", "/api/v1/search/suggestions"],
    isFoundWithoutLocale: true,
    metric: "search",
    screens: { "": { pageTitle: "Search", renderer: "SpaSearch", onlyFollow: true } },
  },
  {
    name: "offline",
    path: "/offline",
    flag: "OFFLINE_ENABLED",
    isFoundWithoutLocale: true,
    footer: { group: "footer-support", id: "offline-title" },
    screens: { "": { pageTitle: "Offline reading", renderer: "SpaOffline" } },
  },
  {
    name: "api",
    path: "/api",
    api: [
      "/mcp",
      "/api/openapi.json",
      "/api/v1/custom-data/css.json",
      "/api/v1/custom-data/html.json",
    ],
    isApiPublic: true,
    footer: { group: "footer-developers", id: "footer-api" },
    isListed: true,
  },
  { name: "accounts", api: ["/api/v1/whoami"] },
  { name: "feedback", path: "/feedback", api: ["/api/v1/feedback"], locales: "none" },
  { name: "preferences", path: "/preferences", locales: "none" },
] as const satisfies readonly Section[];

type Row = (typeof ROWS)[number];

export type SectionName = Row["name"];

/** Sections that are search topics. */
export type SectionTopic = Extract<Row, { topic: number }>["name"];

export type SiteSection = Section & { name: SectionName };

export const SECTIONS: readonly SiteSection[] = ROWS;
