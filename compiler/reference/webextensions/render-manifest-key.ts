import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
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
import { toFirstSentence } from "../parts/render-call";
import { renderSubFeatures } from "../parts/sub-feature-sections";
import type { ReferenceContext } from "../reference-area";
import { findManifestText } from "../texts/read-texts";
import { findManifestField, openExtensionTypes } from "./find-declared";
import { describeValue } from "./describe-value";

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
export function renderManifestKey(
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
