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
