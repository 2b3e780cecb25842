import { toLeaf } from "~/domain/documents/slug";
import { escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import { findFeature } from "../../sources/platform/compat/features";
import { describeApi } from "../api/api-texts";
import { getInterfaceGroups } from "../api/groups";
import { SELECTOR_MEANINGS } from "../css/selector-meanings";
import { findJsSubject } from "../javascript/subject";
import { describeMeaning } from "../javascript/describe-declared";
import { code, joinWords, toTextHtml } from "../parts/html";
import { describeWebFeature } from "../parts/introduction";
import type { ReferenceContext } from "../reference-area";
import {
  findAttributeText,
  findElementText,
  findExtensionText,
  findInputText,
  findLanguageText,
  findManifestText,
  findSyntaxText,
  readHeaderTexts,
  readMethodTexts,
  readPermissionTexts,
  readStatusTexts,
} from "../texts/read-texts";
import { findWasmText } from "../instructions/instruction-texts";
import { getTextFeature } from "../instructions/naming";

type Summarise = (leaf: string, page: Page, context: ReferenceContext) => string | null;

/** Pages about the text format, not those about the JavaScript interface. */
const WASM_TEXT = /^webassembly-(?:instruction|definition|type)$/;
const JS_REFERENCE = "Web/JavaScript/Reference/";

/** Our texts by the beginning of a page's type. Rendering each page for its summary takes long. */
const BY_TYPE: readonly (readonly [string, Summarise])[] = [
  [
    "html-element",
    (leaf) => findElementText(leaf === "Heading_Elements" ? "h1" : leaf)?.is ?? null,
  ],
  ["html-attribute-value", (leaf) => findInputText(leaf)?.is ?? null],
  ["html-attribute", (leaf) => findAttributeText(leaf)?.is ?? null],
  ["http-header", (leaf) => readHeaderTexts().get(leaf)?.is ?? null],
  ["http-method", (leaf) => readMethodTexts().get(leaf)?.is ?? null],
  ["http-status", (leaf) => readStatusTexts().get(leaf)?.is ?? null],
  ["http-permissions", (leaf) => readPermissionTexts().get(leaf) ?? null],
  ["webextension-manifest", (leaf) => findManifestText(leaf)],
  ["webextension-api", (leaf) => findExtensionText(leaf)],
  ["css-pseudo", (leaf) => SELECTOR_MEANINGS[leaf.replace("_function", "()")] ?? null],
];

/** Returns a sentence about a page of a list, as HTML; empty when nothing short is known. */
export function summarisePage(page: Page, context: ReferenceContext): string {
  if (!page.generatedFrom) return toTextHtml(context.site.getSummary(page));
  const leaf = toLeaf(page.slug);
  const own = BY_TYPE.find(([type]) => page.pageType.startsWith(type))?.[1];
  const text = own?.(leaf, page, context) ?? null;
  if (text !== null) return toTextHtml(text);
  if (page.pageType.startsWith("javascript-")) return summariseScript(page, context);
  if (WASM_TEXT.test(page.pageType)) return summariseWasm(page, context);
  const api = page.pageType === "web-api-interface" ? describeApi(leaf) : "";
  const feature = describeWebFeature(page, context);
  // A feature of another name describes more than this page.
  return (
    api ||
    (feature.startsWith("It is part of") ? "" : feature) ||
    summariseApi(leaf, page, context)
  );
}

/** Names the group of an interface, or the first members of a group or topic. */
function summariseApi(
  leaf: string,
  { pageType, title, url, browserCompat }: Page,
  { data, site }: ReferenceContext,
): string {
  if (pageType === "web-api-interface" && browserCompat.length > 0) {
    const group = getInterfaceGroups(data).findByInterface(leaf);
    return group ? `Group: ${escapeText(group.name)}.` : "";
  }
  const names =
    pageType === "web-api-overview"
      ? (getInterfaceGroups(data).findByName(title)?.interfaces ?? [])
      : site.listChildren(url).map(({ shortTitle }) => shortTitle);
  return joinWords(names.slice(0, MOST_NAMES).map(code));
}

const MOST_NAMES = 4;

function summariseScript(page: Page, context: ReferenceContext): string {
  const bcdPage = context.data.bcd().findBySlug(page.slug);
  const subject = bcdPage && findJsSubject(bcdPage);
  const syntax = findSyntaxText(page.slug.slice(JS_REFERENCE.length));
  if (syntax) return toTextHtml(syntax.is);
  if (!subject) return "";
  const name = [subject.objectName, subject.leaf].filter(Boolean).join(".");
  return describeMeaning(subject, findLanguageText(name), context.data);
}

function summariseWasm({ browserCompat }: Page, { platform }: ReferenceContext): string {
  const [key = ""] = browserCompat;
  const description = findFeature(platform.compat, key)?.node.__compat?.description;
  const text = findWasmText(getTextFeature(key, description).term);
  // A list names its types before their text: "An integer of 32 bits".
  return text?.is.replace(/^is /, "") ?? "";
}
