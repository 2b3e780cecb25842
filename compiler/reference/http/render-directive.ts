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
import { renderMembers } from "../parts/members";
import { renderSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { readHeaderTexts, readPermissionTexts } from "../texts/read-texts";
import { CSP_MEANINGS } from "./csp-meanings";
import { HEADERS } from "./names";

const CSP_TYPE = "http-csp-directive";
const PERMISSIONS = "Permissions-Policy";

/** Values of directives that limit where something is loaded from (CSP Level 3, section 2.3.1). */
const SOURCES: readonly (readonly [string, string])[] = [
  ["'none'", "Nothing."],
  ["'self'", "The page's own origin."],
  ["<scheme>:", "A scheme, such as `https:` or `data:`."],
  ["<host>", "A host, such as `https://cdn.example` or `*.example.com`."],
];
const SCRIPT_SOURCES: readonly (readonly [string, string])[] = [
  [
    "'nonce-<value>'",
    "Elements whose `nonce` has this value, which must be new for each response.",
  ],
  ["'sha256-<digest>'", "Code with this digest; `sha384` and `sha512` too."],
  [
    "'unsafe-inline'",
    "Code in the page itself. It is ignored next to a nonce or digest.",
  ],
];
/**
 * Values of directives about code in attributes, which has no address and no nonce (CSP Level 3,
 * section 6.7.3.3).
 */
const ATTRIBUTE_SOURCES: readonly (readonly [string, string])[] = [
  ["'none'", "Nothing."],
  [
    "'unsafe-hashes' 'sha256-<digest>'",
    "Attributes whose code has this digest; `sha384` and `sha512` too. Without the keyword, digests do not count for attributes.",
  ],
  ["'unsafe-inline'", "All attributes. It is ignored next to a nonce or digest."],
];
/** Values of `fenced-frame-src`, which allows HTTPS alone (Fenced Frame, "new CSP directive"). */
const FENCED_SOURCES: readonly (readonly [string, string])[] = [
  ["'none'", "Nothing."],
  ["https:", "All addresses with HTTPS."],
  ["https://<host>", "A host with HTTPS, such as `https://ads.example`."],
  ["*", "Any address that a fenced frame can load."],
];
/** Examples of directives with values of their own, or without addresses. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "base-uri": "'self'",
  "block-all-mixed-content": "",
  "fenced-frame-src": "https://ads.example",
  "form-action": "'self' https://pay.example",
  "frame-ancestors": "'none'",
  "report-to": "csp-endpoint",
  "report-uri": "/csp-reports",
  "require-trusted-types-for": "'script'",
  sandbox: "allow-scripts allow-forms",
  "script-src-attr": "'none'",
  "style-src-attr": "'none'",
  "trusted-types": "default 'allow-duplicates'",
  "upgrade-insecure-requests": "",
};

/** Renders a directive of Content-Security-Policy or Permissions-Policy. */
export function renderDirective(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const header = page.slug.split("/").at(-2) ?? "";
  const { name } = feature;
  const link = linkExisting(context.site, `${HEADERS}/${header}`, code(header));
  const lead = `<strong>${code(name)}</strong> is a directive of the HTTP response header ${link}`;
  return [
    renderIntroduction(page, { lead, more: describeDirective(page, name) }, context),
    section("Syntax", renderSyntax(header, name)),
    section("Values", renderValues(header, name, context)),
    renderSubFeatures("Further values", feature, context),
    section("Example", renderExample(header, name)),
    renderClosing(page, [link], context),
  ].join("");
}

function describeDirective({ pageType }: Page, name: string): string[] {
  const meaning = CSP_MEANINGS[name];
  if (pageType === CSP_TYPE) return meaning ? [`It ${meaning}`] : [];
  const text = readPermissionTexts().get(name);
  return text
    ? [
        `It controls ${toTextHtml(text)}`,
        "Where the feature is not allowed, it is disabled, which each feature defines in its own way",
      ]
    : [];
}

function isSourceList(name: string): boolean {
  return /-src(?:-attr|-elem)?$/.test(name);
}

function renderSyntax(header: string, name: string): string {
  if (header === PERMISSIONS) return codeBlock("http", `${header}: ${name}=<allowlist>`);
  const isKnown = isSourceList(name) || Object.hasOwn(EXAMPLES, name);
  const value = isSourceList(name)
    ? " <source-expression-list>"
    : EXAMPLES[name]
      ? " <value>"
      : "";
  return isKnown ? codeBlock("http", `${header}: ${name}${value};`) : "";
}

function renderValues(header: string, name: string, context: ReferenceContext): string {
  if (header === PERMISSIONS) {
    const parts = Object.entries(readHeaderTexts().get(PERMISSIONS)?.parts ?? {});
    return (
      paragraph(`The allowlist names who may use the feature:`) +
      renderList(parts, context)
    );
  }
  if (!isSourceList(name)) return "";
  if (name === "fenced-frame-src") return renderList(FENCED_SOURCES, context);
  if (name.endsWith("-attr")) return renderList(ATTRIBUTE_SOURCES, context);
  const isCode = /^(?:script|style|default)-/.test(name);
  return renderList(isCode ? [...SOURCES, ...SCRIPT_SOURCES] : SOURCES, context);
}

function renderList(
  entries: readonly (readonly [string, string])[],
  context: ReferenceContext,
): string {
  const members = entries.map(([name, meaning]) => ({
    label: code(name),
    slug: null,
    key: null,
    status: [],
    summary: toTextHtml(meaning),
  }));
  return renderMembers(members, context);
}

function renderExample(header: string, name: string): string {
  if (header === PERMISSIONS)
    return codeBlock("http", `${header}: ${name}=(self "https://partner.example")`);
  const value =
    EXAMPLES[name] ?? (isSourceList(name) ? "'self' https://cdn.example" : undefined);
  return value === undefined
    ? ""
    : codeBlock("http", `${header}: ${`${name} ${value}`.trim()}`);
}
