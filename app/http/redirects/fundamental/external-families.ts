import { ADDON_PUBLISHING_PAGES } from "./addon-publishing-pages";
import type { FundamentalFamily, FundamentalRule } from "./rule";

const MARIONETTE =
  "https://firefox-source-docs.mozilla.org/testing/marionette/marionette";
const MARIONETTE_CLIENT = "https://marionette-client.readthedocs.io/en/latest/";
const WORKSHOP = "https://extensionworkshop.com/documentation";
const ACCOUNTS_DOCS = "https://mozilla.github.io/ecosystem-platform/";
const BROWSER_SOURCE_DOCS = "https://firefox-source-docs.mozilla.org";

/** Documentation that moved to other sites. */
export const EXTERNAL_FAMILIES: readonly FundamentalFamily[] = [
  {
    name: "test automation",
    rules: [
      ...[
        ["Builds", `${MARIONETTE}/Building.html`],
        ["(?:Client|Python_Client)", MARIONETTE_CLIENT],
        ["Developer_setup", `${MARIONETTE}/Contributing.html`],
        ["Debugging", `${MARIONETTE}/Debugging.html`],
        ["Protocol", `${MARIONETTE}/Protocol.html`],
        [
          "(?:MarionetteTestCase|Marionette_Python_Tests|Marionette_Test_Runner|Running_Tests|Tests)",
          `${MARIONETTE}/PythonTests.html`,
        ],
      ].map(([page = "", to = ""]) => docs(`(?:Mozilla/QA/)?Marionette/${page}`, to)),
      docs("Marionette_Test_Runner", `${MARIONETTE}/PythonTests.html`),
      docs("(?:Mozilla/QA/)?Marionette", `${MARIONETTE}/index.html`),
    ],
  },
  {
    name: "add-on publishing",
    rules: ADDON_PUBLISHING_PAGES.map(([page, to]) =>
      docs(`Mozilla/Add-ons/${page.replaceAll(".", "\\.")}`, `${WORKSHOP}/${to}`),
    ),
  },
  {
    name: "accounts",
    rules: [docs("Mozilla/(?:Tech/)?Firefox_Accounts(?:/.*)?", ACCOUNTS_DOCS)],
  },
  {
    name: "browser source",
    rules: [
      docs(
        "(?:Mozilla/)?Developer_guide/Build_Instructions(?:/.*)?",
        `${BROWSER_SOURCE_DOCS}/setup/index.html`,
      ),
      docs(
        "Mozilla/Developer_guide/So_you_just_built_Firefox",
        `${BROWSER_SOURCE_DOCS}/contributing/index.html`,
      ),
      docs(
        "Mozilla/Developer_guide/Source_Code",
        `${BROWSER_SOURCE_DOCS}/contributing/index.html`,
      ),
      docs(
        "Mozilla/Developer_guide/Coding_Style",
        `${BROWSER_SOURCE_DOCS}/code-quality/coding-style/index.html`,
      ),
    ],
  },
  {
    name: "fellowship, ServerJS, advertising",
    rules: [
      {
        scope: "locale",
        pattern: /^fellowship\/?$/i,
        to: "docs/Archive/2015_MDN_Fellowship_Program",
        status: 301,
      },
      docs("ServerJS(?:/.*)?", "https://wiki.mozilla.org/ServerJS"),
      {
        scope: "locale",
        pattern: /^advertising\/with_us\/?$/i,
        to: "advertising",
        status: 301,
      },
    ],
  },
];

function docs(page: string, to: string): FundamentalRule {
  const pattern = new RegExp(`^docs/${page}/?$`, "i");
  return { scope: "dropped-locale", pattern, to, status: 301 };
}
