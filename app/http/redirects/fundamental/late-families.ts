import type { FundamentalFamily } from "./rule";

/** First segments of wiki pages whose old URLs had no `docs`. */
const WIKI_ROOTS = [
  "Accessibility",
  "AJAX",
  "CSS",
  "DOM",
  "Gecko",
  "HTML",
  "HTTP",
  "JavaScript",
  "MathML",
  "Mozilla",
  "SVG",
  "Tools",
  "Web",
  "WebAPI",
  "Web_Development",
  "WebGL",
  "XHTML",
  "XMLHttpRequest",
  "XPath",
  "XPCOM",
  "XSLT",
  "XUL",
];

const ARCHIVE = "https://media.prod.mdn.mozit.cloud";

/** Families that apply after the locale aliases. */
export const LATE_FAMILIES: readonly FundamentalFamily[] = [
  {
    name: "miscellaneous",
    rules: [
      {
        scope: "site",
        pattern: /^discord\/?$/i,
        to: "https://discord.gg/aZqEtMrbr7",
        status: 302,
      },
      {
        scope: "dropped-locale",
        pattern: /^(?:events|communities(?:\/.*)?)\/?$/i,
        to: "https://community.mozilla.org/events/",
        status: 302,
      },
      {
        scope: "locale",
        pattern: /^(?:account|profiles?(?:\/.*)?)\/?$/i,
        to: "settings",
        status: 302,
      },
      // The settings were outside of Plus when the rule above was made.
      {
        scope: "locale",
        pattern: /^settings\/?$/i,
        to: "plus/settings",
        status: 302,
      },
    ],
  },
  {
    name: "Core JavaScript 1.5",
    rules: [
      {
        scope: "locale",
        pattern: /^docs\/Core_JavaScript_1\.5_(?=.)/i,
        to: "docs/Web/JavaScript/",
        status: 301,
        colonsToSlashes: true,
      },
    ],
  },
  {
    name: "missing docs",
    rules: [
      {
        scope: "locale",
        pattern: new RegExp(`^(?=(?:${WIKI_ROOTS.join("|")})(?:/|$))`, "i"),
        to: "docs/",
        status: 301,
      },
    ],
  },
  {
    name: "archived assets",
    rules: [
      {
        scope: "site",
        pattern: /^(diagrams|presentations|samples)(?=\/|$)/i,
        to: `${ARCHIVE}/$1`,
        status: 302,
      },
    ],
  },
];
