import { toPlainTitle } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import type { Declaration } from "../declarations/declaration";
import { describeTsType } from "../declarations/describe-ts-type";
import {
  describeReturn,
  listDeclaredCalls,
  renderCallSections,
  renderFields,
  renderParameters,
  toFirstSentence,
  toMeaningHtml,
  type CallContext,
} from "../declarations/render-call";
import { renderClosing } from "../parts/closing";
import {
  code,
  codeBlock,
  linkExisting,
  paragraph,
  section,
  sentence,
  subsection,
  toStatement,
  toTextHtml,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderSubFeatures } from "../parts/sub-feature-sections";
import type { ReferenceContext } from "../reference-area";
import { findManifestText } from "../texts/read-texts";
import {
  APIS,
  findDeclared,
  findListener,
  findManifestField,
  openExtensionTypes,
} from "./find-declared";
import { findKind, type ApiKind } from "./kinds";
import { toApiName, toNames } from "./names";

const MANIFEST = "Mozilla/Add-ons/WebExtensions/manifest.json";
/** Published schemas of the APIs, for what the declarations lack. */
const SCHEMAS =
  "https://searchfox.org/mozilla-central/source/toolkit/components/extensions/schemas";

const KINDS: Readonly<Record<ApiKind, string>> = {
  api: "a part",
  event: "an event",
  function: "a function",
  property: "a property",
  type: "a type",
};

/** Renders a function, event, type or property of an extension API. */
export function renderApiMember(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const isApi = page.slug.startsWith(`${APIS}/`);
  const names = toNames(feature.key);
  const owner = names.slice(0, -1);
  const link = linkExisting(
    context.site,
    `${APIS}/${owner.join("/")}`,
    code(owner.join(".")),
  );
  const declared = isApi ? findByKeyOrSlug(page, names, context) : [];
  const meaning = declared.find((one) => one.meaning !== "")?.meaning ?? "";
  const kind = isApi ? findKind(names) : "function";
  return [
    renderIntroduction(
      page,
      {
        lead: describeMember(page, names, link),
        more: [toStatement(toMeaningHtml(meaning)), describeContexts(declared)],
      },
      context,
    ),
    renderDeclared(kind, names, declared, context),
    declared.length === 0 ? renderUndeclared() : "",
    renderSubFeatures("Support of parts", feature, context),
    renderClosing(page, isApi ? [link] : [], context),
  ].join("");
}

/** Looks the page's name up too, because some keys differ from it in case. */
function findByKeyOrSlug(
  { slug }: Page,
  names: readonly string[],
  context: ReferenceContext,
): readonly Declaration[] {
  const found = findDeclared(names, context);
  return found.length > 0
    ? found
    : findDeclared(slug.slice(APIS.length + 1).split("/"), context);
}

function describeMember(page: Page, names: readonly string[], link: string): string {
  const name = `<strong>${code(toPlainTitle(page.title))}</strong>`;
  if (!page.slug.startsWith(`${APIS}/`))
    return `${name} is a function for the content scripts of browser extensions`;
  const owner = names.slice(0, -1);
  const place =
    findKind(owner) === "api" ? "API" : KINDS[findKind(owner)].replace(/^an? /, "");
  return `${name} is ${KINDS[findKind(names)]} of the ${link} ${place} for browser extensions`;
}

function describeContexts(declared: readonly Declaration[]): string {
  return declared.some(({ isDeprecated }) => isDeprecated) ? "It is deprecated" : "";
}

function renderDeclared(
  kind: ApiKind,
  names: readonly string[],
  declared: readonly Declaration[],
  context: ReferenceContext,
): string {
  const types = openExtensionTypes(names.slice(0, -1).join("."), context);
  const path = `browser.${toApiName(names)}`;
  const [first] = declared;
  switch (kind) {
    case "event":
      return renderEvent(path, first, types);
    case "function":
      return renderFunction(names, declared, types);
    case "property":
      return (
        section("Syntax", codeBlock("js", path)) +
        section("Value", first ? describeValue(first, types) : "")
      );
    default:
      return section("Type", first ? renderType(names, first, types) : "");
  }
}

function renderFunction(
  names: readonly string[],
  declared: readonly Declaration[],
  types: CallContext,
): string {
  const isDirect = findKind(names.slice(0, -1)) === "api";
  const leaf = names.at(-1) ?? "";
  const path = isDirect ? `browser.${toApiName(names)}` : leaf;
  if (declared.length === 0)
    return isDirect ? section("Syntax", codeBlock("js", `${path}(/* ... */)`)) : "";
  return section(
    "Syntax",
    codeBlock("js", listDeclaredCalls(path, declared).join("\n")) +
      renderCallSections(declared, describeReturn(declared, types), types),
  );
}

function renderEvent(
  path: string,
  declared: Declaration | undefined,
  types: CallContext,
): string {
  const listener = declared ? findListener(declared, types) : null;
  const more = (listener?.more ?? []).map(({ name }) => `, ${name}`).join("");
  const lines = ["addListener", "removeListener", "hasListener"].map(
    (method) => `${path}.${method}(listener${method === "addListener" ? more : ""})`,
  );
  const asCalls = (parameters: Declaration["parameters"]): Declaration[] =>
    declared ? [{ ...declared, kind: "call", parameters }] : [];
  return [
    section("Syntax", codeBlock("js", lines.join("\n"))),
    section(
      "Listener",
      listener
        ? paragraph("The listener is called with:") +
            (renderParameters(asCalls([...listener.parameters]), types) ||
              paragraph("No arguments.")) +
            subsection(
              "Return value of the listener",
              listener.returns
                ? paragraph(sentence(describeTsType(listener.returns, types)))
                : "",
            )
        : "",
    ),
    section(
      "Further arguments of <code>addListener()</code>",
      listener ? renderParameters(asCalls([...listener.more]), types) : "",
    ),
  ].join("");
}

function describeValue({ type }: Declaration, types: CallContext): string {
  return paragraph(sentence(describeTsType(type, types))) + renderFields(type, types);
}

/** Lists the properties of a type; describes the values of any other. */
function renderType(
  names: readonly string[],
  { type }: Declaration,
  types: CallContext,
): string {
  const self = `browser.${names.join(".")}`;
  const fields = types.declarations.listFields(self);
  if (fields.length > 0)
    return (
      paragraph("An object with these properties:") +
      renderFields({ kind: "object", fields: [...fields] }, types)
    );
  if (type.kind === "text" && type.text === "") return "";
  return paragraph(sentence(describeTsType(type, types)));
}

function renderUndeclared(): string {
  return paragraph(
    `The declarations that this page is made from lack it. The <a href="${SCHEMAS}">schemas of Firefox</a> and the documentation of the other browsers define it.`,
  );
}

/** Renders a key of manifest.json. */
export function renderManifestKey(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const manifest = linkExisting(context.site, MANIFEST, code("manifest.json"));
  const lead = `<strong>${code(feature.name)}</strong> is a key of ${manifest}, the manifest of a browser extension`;
  const field = findManifestField(feature.name, context);
  const own = findManifestText(feature.name);
  const types = openExtensionTypes("_manifest", context);
  const meaning = own ? toTextHtml(own) : toFirstSentence(field?.meaning ?? "");
  return [
    renderIntroduction(page, { lead, more: [meaning] }, context),
    section(
      "Syntax",
      codeBlock("json", `{\n  "${feature.name}": ${writeExample(feature.name)}\n}`),
    ),
    section(
      "Value",
      field ? describeValue({ ...NO_DECLARATION, type: field.type }, types) : "",
    ),
    field ? paragraph(`The key is ${field.isOptional ? "optional" : "required"}.`) : "",
    renderSubFeatures("Support of properties and values", feature, context),
    renderClosing(page, [manifest], context),
  ].join("");
}

const NO_DECLARATION: Declaration = {
  kind: "property",
  parameters: [],
  type: { kind: "text", text: "any" },
  meaning: "",
  returns: "",
  throws: [],
  isReadOnly: false,
  isDeprecated: false,
};

/** Values of keys that are not objects, for the example. */
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
};

function writeExample(name: string): string {
  return EXAMPLES[name] ?? "{ ... }";
}
