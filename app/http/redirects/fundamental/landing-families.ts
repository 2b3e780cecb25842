import type { FundamentalFamily, FundamentalRule } from "./rule";

/** Former landing pages, redirected in any locale to their successors. */
export const LANDING_FAMILIES: readonly FundamentalFamily[] = [
  {
    name: "old landing pages",
    rules: [
      landing(/^mobile\/?$/i, "docs/Mozilla/Mobile"),
      landing(/^addons\/?$/i, "docs/Mozilla/Add-ons"),
      landing(/^mozilla\/?$/i, "docs/Mozilla"),
      landing(/^web\/?$/i, "docs/Web"),
      landing(/^docs\/?$/i, "docs/Web"),
      landing(/^html5\/?$/i, "docs/Glossary/HTML5"),
      landing(/^learn\/html5\/?$/i, "docs/Glossary/HTML5"),
      landing(/^learn(?=\/|$)/i, "docs/Learn"),
      landing(
        /^demos\/detail\/bananabread\/?$/i,
        "https://github.com/kripken/BananaBread/",
      ),
      landing(/^demos(?:\/.*)?$/i, "docs/Web/Demos"),
      landing(/^devnews\/index\.php\/feed.*$/i, "https://blog.mozilla.org/feed/"),
      landing(/^devnews(?:\/.*)?$/i, "https://wiki.mozilla.org/Releases"),
    ],
  },
  {
    name: "off-site leftovers",
    rules: [
      offSite(/^contests(?:\/.*)?$/i, "https://www.mozilla.org/"),
      offSite(/^es4(?:\/.*)?$/i, "https://tc39.es/"),
    ],
  },
];

function landing(pattern: RegExp, to: string): FundamentalRule {
  return { scope: "locale", pattern, to, status: 301 };
}

function offSite(pattern: RegExp, to: string): FundamentalRule {
  return { scope: "site", pattern, to, status: 302 };
}

interface Zone {
  root: string;
  slug: string;
  /** Locales with a localised zone name; rows without it apply to all others. */
  locales?: readonly string[];
}

/** Zones: parts of the old wiki that had a short URL. */
const ZONES: readonly Zone[] = [
  { root: "Add-ons", slug: "Mozilla/애드온들", locales: ["ko"] },
  { root: "Add-ons", slug: "Mozilla/Πρόσθετα", locales: ["el"] },
  { root: "Add-ons", slug: "Mozilla/Eklentiler", locales: ["tr"] },
  { root: "Add-ons", slug: "Mozilla/Add-ons" },
  { root: "Firefox", slug: "Mozilla/ফায়ারফক্স", locales: ["bn"] },
  { root: "Firefox", slug: "Mozilla/Firefox" },
  { root: "Apps", slug: "Web/Aplicaciones", locales: ["es"] },
  { root: "Apps", slug: "Apps", locales: ["bn", "de", "it", "ko", "pt-BR", "ru"] },
  { root: "Apps", slug: "Web/Apps" },
  { root: "Apprendre", slug: "Apprendre", locales: ["fr"] },
  { root: "Marketplace", slug: "Mozilla/بازار", locales: ["fa"] },
  { root: "Marketplace", slug: "Mozilla/Marketplace" },
];

export const ZONE_FAMILY: FundamentalFamily = {
  name: "zones",
  rules: ZONES.map(({ root, slug, locales }) => ({
    scope: "locale",
    // Matches `docs/` only when slug and root differ, because the redirect would otherwise lead to
    // itself.
    pattern: new RegExp(
      `^${root === slug ? "" : "(?:docs/)?"}${root}(?:/$|(?=/|$))`,
      "i",
    ),
    to: `docs/${slug}`,
    status: 302,
    ...(locales ? { locales } : { exceptLocales: listNamedLocales(root) }),
  })),
};

/** Lists the locales in which a zone has a row of its own. */
function listNamedLocales(root: string): string[] {
  return ZONES.filter((zone) => zone.root === root).flatMap(
    ({ locales = [] }) => locales,
  );
}
