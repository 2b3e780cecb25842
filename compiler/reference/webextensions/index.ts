import type { Page } from "../../core/page";
import { type Feature, findFeature } from "../../sources/platform/compat/features";
import { type BcdPage, listAreaPages } from "../data/list-bcd-features";
import { renderClosing } from "../parts/closing";
import {
  code,
  codeBlock,
  linkExisting,
  paragraph,
  section,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderPlainPage } from "../parts/plain-page";
import { toFirstSentence } from "../parts/render-call";
import { renderSubFeatures } from "../parts/sub-features";
import { type PageNames, toReferencePage } from "../parts/to-reference-page";
import type { ReferenceArea, ReferenceContext } from "../reference-area";
import { findManifestText } from "../texts/read-texts";
import { describeValue } from "./describe-value";
import { findManifestField, openExtensionTypes } from "./list-declared";
import { type ApiKind, getKind } from "./kinds";
import { renderApi } from "./render-api";
import { renderApiMember } from "./render-member";

const ROOT = "Mozilla/Add-ons/WebExtensions/";

const PAGE_TYPES: Readonly<Record<ApiKind, string>> = {
  api: "webextension-api",
  event: "webextension-api-event",
  function: "webextension-api-function",
  property: "webextension-api-property",
  type: "webextension-api-type",
};
/** Pages whose names are phrases. */
const SPECIAL: Readonly<Record<string, string>> = {
  Match_patterns: "Match patterns in extension manifests",
  "API/userScripts_legacy": "userScripts (Legacy)",
};

/** Generates JavaScript APIs and manifest keys of browser extensions. */
export const webextensions: ReferenceArea = {
  name: "webextensions",
  listPages: ({ bcd }) =>
    listAreaPages(bcd(), "webextensions").map((page) =>
      toReferencePage(page, nameWebExtensionPage(page)),
    ),
  renderBody(page, context) {
    const feature = findFeature(context.data.compat, context.key);
    if (!feature || page.pageType === "guide") return renderPlainPage(page, context);
    if (page.pageType === "webextension-api") return renderApi(page, feature, context);
    return page.pageType === "webextension-manifest-key"
      ? renderManifestKey(page, feature, context)
      : renderApiMember(page, feature, context);
  },
};

/** Returns title and page type of a page about browser extensions, derived from its place. */
function nameWebExtensionPage({ slug }: BcdPage): PageNames {
  const path = slug.slice(ROOT.length);
  const [area, ...names] = path.split("/");
  const leaf = names.at(-1) ?? path;
  if (area === "manifest.json")
    return { title: leaf, pageType: "webextension-manifest-key" };
  if (area === "API") {
    const kind = getKind(names);
    const name = names.join(".") + (kind === "function" ? "()" : "");
    return { title: SPECIAL[path] ?? name, pageType: PAGE_TYPES[kind] };
  }
  if (area === "Content_scripts" && names.length > 0)
    return { title: `${leaf}()`, pageType: PAGE_TYPES.function };
  return { title: SPECIAL[path] ?? leaf.replaceAll("_", " "), pageType: "guide" };
}

const MANIFEST = "Mozilla/Add-ons/WebExtensions/manifest.json";

/** Values of keys, for the example; those of other keys are objects. */
const EXAMPLES: Readonly<Record<string, string>> = {
  author: '"Walt Whitman"',
  default_locale: '"en"',
  description: '"Marks words in pages"',
  devtools_page: '"devtools.html"',
  homepage_url: '"https://example.com/extension"',
  host_permissions: '["https://*.example.com/*"]',
  incognito: '"spanning"',
  manifest_version: "3",
  name: '"Word marker"',
  optional_host_permissions: '["*://*/*"]',
  optional_permissions: '["bookmarks"]',
  options_page: '"options.html"',
  permissions: '["storage", "tabs"]',
  short_name: '"Marker"',
  version: '"1.2.0"',
  version_name: '"1.2 beta"',
  background: '{ "scripts": ["background.js"], "service_worker": "background.js" }',
  content_scripts: '[{ "matches": ["https://example.com/*"], "js": ["content.js"] }]',
  icons: '{ "48": "icon-48.png", "96": "icon-96.png" }',
  icon_variants: '[{ "any": "icon.svg" }]',
  protocol_handlers:
    '[{ "protocol": "web+example", "name": "Example", "uriTemplate": "https://example.com/?q=%s" }]',
  web_accessible_resources:
    '[{ "resources": ["picture.png"], "matches": ["https://example.com/*"] }]',
};

/** Renders a key of manifest.json. */
function renderManifestKey(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const manifest = linkExisting(context.site, MANIFEST, code("manifest.json"));
  const lead = `<strong>${code(feature.name)}</strong> is a key of ${manifest}, the manifest of a browser extension`;
  const field = findManifestField(feature.name);
  const own = findManifestText(feature.name);
  const meaning = own ? toTextHtml(own) : toFirstSentence(field?.meaning ?? "");
  const example = EXAMPLES[feature.name] ?? "{ ... }";
  return [
    renderIntroduction(page, { lead, more: [meaning] }, context),
    section("Syntax", codeBlock("json", `{\n  "${feature.name}": ${example}\n}`)),
    section("Value", field ? describeValue(field.type, openExtensionTypes(context)) : ""),
    field ? paragraph(`The key is ${field.isOptional ? "optional" : "required"}.`) : "",
    renderSubFeatures("Support of properties and values", feature, context),
    renderClosing(page, [manifest], context),
  ].join("");
}
