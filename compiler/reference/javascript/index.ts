import { toLeafTitle } from "~/domain/documents/slug";
import { escapeText } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import { listAncestors } from "../../sidebars/js-objects";
import { linkParent, renderClosing } from "../parts/closing";
import {
  code,
  codeBlock,
  joinWords,
  linkExisting,
  section,
  sentence,
  toOwnStatement,
  toStatement,
  toTextHtml,
} from "../parts/html";
import { describeTerm, renderIntroduction } from "../parts/introduction";
import { listAreaPages, type BcdPage } from "../data/list-bcd-features";
import { renderParts, toSafeHtml, toTitle } from "../parts/parts-list";
import { toPlainTitle, toTitleHtml } from "../../core/title-html";
import type { ReferenceArea, ReferenceContext, ReferencePage } from "../reference-area";
import { findLanguageText, findSyntaxText, type MemberText } from "../texts/read-texts";
import { describeDeclared } from "./describe-declared";
import { renderJsMembers } from "./members";
import { nameJsPage, toLabel, toMemberName } from "./naming";
import {
  findJsSubject,
  HIDDEN,
  isKeyedData,
  isOnTypedArrays,
  JS_REFERENCE,
  OBJECTS,
  type JsSubject,
} from "./subject";

/** Generates `Web/JavaScript/Reference`: built-in objects and the language itself. */
export const javascript: ReferenceArea = {
  name: "javascript",
  listPages: (data) => listAreaPages(data.bcd(), "javascript").map(toJsPage),
  renderBody,
};

function toJsPage(page: BcdPage): ReferencePage {
  const { slug, keys, key, status, feature } = page;
  const subject = findJsSubject(page);
  const facts = { slug, status, browserCompat: keys, key };
  const description = keys.length === 1 ? feature.node.__compat?.description : undefined;
  if (!subject) {
    const title = toLeafTitle(slug);
    return { ...facts, title, pageType: "glossary-definition", sidebar: [] };
  }
  const isMember = subject.kind !== "function" && subject.kind !== "global-property";
  const sidebar = slug.startsWith(OBJECTS) && isMember ? "jsref" : "jssidebar";
  return {
    ...facts,
    ...nameJsPage(subject, description),
    sidebar: [{ name: sidebar, args: [] }],
  };
}

function renderBody(page: Page, context: ReferenceContext): string {
  const bcdPage = context.data.bcd().findBySlug(page.slug);
  const subject = bcdPage && findJsSubject(bcdPage);
  if (!bcdPage || !subject) return renderOtherPage(page, context);
  const text = findText(subject, page);
  const declared = describeDeclared(subject, text, context, page.browserCompat);
  return [
    renderIntroduction(
      page,
      {
        lead: describeSubject(subject, page, context),
        more: [
          text?.is ? toOwnStatement(declared.meaning) : toStatement(declared.meaning),
          describePlace(subject, context),
          describeAncestors(subject, context),
        ],
      },
      context,
    ),
    declared.sections,
    renderSyntax(subject, bcdPage, page),
    renderJsMembers(bcdPage, context),
    renderParts(bcdPage.feature, context),
    renderClosing(page, listAround(subject, page, context), context),
  ].join("");
}

/** Renders a page elsewhere that objects of the language link to, such as a glossary entry. */
function renderOtherPage(page: Page, context: ReferenceContext): string {
  const title = escapeText(toPlainTitle(page.title));
  const names = page.browserCompat.flatMap((key) => {
    const owner = key.split(".").at(-2);
    return owner ? [code(owner)] : [];
  });
  const about = describeTerm(page.slug);
  const listed = `these objects of JavaScript have it: ${joinWords(names)}`;
  const introduction =
    about === null
      ? { lead: `<strong>${title}</strong>: ${listed}` }
      : { lead: `<strong>${title}</strong> ${about}`, more: [sentence(listed)] };
  return (
    renderIntroduction(page, introduction, context) + renderClosing(page, [], context)
  );
}

function findText({ objectName, leaf }: JsSubject, page: Page): MemberText | null {
  if (objectName !== "") return findLanguageText(`${objectName}.${leaf}`);
  const path = page.slug.slice(JS_REFERENCE.length);
  const syntax = findSyntaxText(path);
  return syntax ? { is: syntax.is, throws: [] } : findLanguageText(leaf);
}

/** Objects whose constructors create no objects. */
const PRIMITIVES = new Set(["BigInt", "Symbol"]);

function describeSubject(
  subject: JsSubject,
  page: Page,
  context: ReferenceContext,
): string {
  const { kind, objectName, leaf, isStatic } = subject;
  const owner = linkObject(objectName, context);
  const member = code(toMemberName(subject));
  switch (kind) {
    case "class":
      return `${code(toPlainTitle(page.title))} is a built-in object of JavaScript`;
    case "namespace":
      return `${code(toPlainTitle(page.title))} is a namespace of JavaScript: an object that holds functions and values and cannot be constructed`;
    case "function":
      return `${code(`${leaf}()`)} is a global function of JavaScript`;
    case "global-property":
      return `${code(leaf)} is a global value of JavaScript`;
    case "constructor":
      return PRIMITIVES.has(objectName)
        ? `The ${code(`${objectName}()`)} function returns ${owner} values; it cannot be called with ${code("new")}`
        : `The ${code(`${objectName}()`)} constructor creates ${owner} objects`;
    case "method":
      return objectName === "Proxy.Proxy"
        ? `${code(`handler.${leaf}()`)} is a trap: a method that the handler of a ${linkObject("Proxy", context)} can define`
        : `${code(`${toMemberName(subject)}()`)} is ${isStatic ? "a static method" : "a method of the instances"} of ${owner}`;
    case "accessor-property":
      return `${member} is ${isStatic ? "a static" : "an"} accessor property of ${owner}${isStatic ? "" : " instances"}`;
    case "data-property":
      return describeDataProperty(subject, context);
    default:
      return describeLanguage(kind, page);
  }
}

/** Properties that are accessors in some engines and data in others. */
const VARYING = /^Error\.stack$/;

function describeDataProperty(subject: JsSubject, context: ReferenceContext): string {
  const { objectName, leaf, isStatic } = subject;
  const owner = linkObject(objectName, context);
  const member = code(toMemberName(subject));
  if (isOnTypedArrays(subject))
    return `${code(leaf)} is a static data property of each constructor of typed arrays, such as ${linkObject("Uint8Array", context)}`;
  if (isStatic) return `${member} is a static data property of ${owner}`;
  if (isKeyedData(subject))
    return `${member} is a data property of the prototype of ${owner}`;
  const noun = VARYING.test(`${objectName}.${leaf}`) ? "property" : "data property";
  return `${code(leaf)} is a ${noun} of ${owner} instances`;
}

const NOUNS: ReadonlyMap<JsSubject["kind"], string> = new Map([
  ["error", "an error"],
  ["operator", "an operator or expression"],
  ["statement", "a statement or declaration"],
]);

/** A member of the object that the host fills in, which is no operator. */
const HOST_FUNCTION = /\/import\.meta\/\w+$/;

function describeLanguage(kind: JsSubject["kind"], page: Page): string {
  // `class` stays lower-case, although the title begins a sentence.
  const isWord = /^[a-z][\w.]*$/.test(page.title);
  if (HOST_FUNCTION.test(page.slug))
    return `${code(`${toPlainTitle(page.title)}()`)} is a function that the host, such as a browser, gives to modules`;
  const name = isWord ? code(page.title) : toTitleHtml(page.title);
  const isPlural = !isWord && /[^s]s$/.test(page.title);
  return `${name} ${isPlural ? "are" : "is"} ${NOUNS.get(kind) ?? "a feature"} of the JavaScript language`;
}

/** Says what a member is called or read on. */
function describePlace(subject: JsSubject, context: ReferenceContext): string {
  const { kind, objectName, isStatic } = subject;
  if (objectName === "" || objectName === "Proxy.Proxy" || isKeyedData(subject))
    return "";
  const owner = linkObject(objectName, context);
  const verb = kind === "method" ? "called" : kind.endsWith("property") ? "read" : null;
  if (verb === null) return "";
  if (isStatic)
    return objectName === "TypedArray"
      ? `It is ${verb} on a constructor of typed arrays, such as ${linkObject("Uint8Array", context)}`
      : `It is ${verb} on ${owner} itself`;
  const contrast = HIDDEN.has(objectName) ? "" : ", not on the constructor";
  return `It is ${verb} on a value of the type ${owner}${contrast}`;
}

function linkObject(name: string, { site }: Pick<ReferenceContext, "site">): string {
  return linkExisting(site, OBJECTS + name.replaceAll(".", "/"), code(toLabel(name)));
}

function describeAncestors(
  { kind, objectName, leaf }: JsSubject,
  context: ReferenceContext,
): string {
  if (kind !== "class" || objectName !== "") return "";
  const parents = listAncestors(leaf).filter(
    (name) => name !== "Object" && name !== "Function",
  );
  return parents.length === 0
    ? ""
    : `It inherits from ${joinWords(parents.map((name) => linkObject(name, context)))}`;
}

/**
 * Renders an example of the syntax; for an operator at least its form, which is in the data's
 * description: `Addition assignment (x += y)`.
 */
function renderSyntax({ kind }: JsSubject, { feature }: BcdPage, page: Page): string {
  const text = findSyntaxText(page.slug.slice(JS_REFERENCE.length));
  if (text) return section("Syntax", codeBlock("js", text.code));
  const description = feature.node.__compat?.description ?? "";
  const [, form] = /\(<code>(.*?)<\/code>\)$/.exec(description) ?? [];
  if (kind !== "operator" || form === undefined) return "";
  return section("Syntax", codeBlock("js", toTitle(toSafeHtml(form))));
}

/** Says what the object is whose member the page is about. */
function describeOwner(objectName: string): string {
  const text = findLanguageText(objectName)?.is;
  return text ? `: ${toTextHtml(text)}` : "";
}

function listAround(
  { objectName }: JsSubject,
  page: Page,
  context: ReferenceContext,
): string[] {
  return objectName === "" || objectName === "Proxy.Proxy"
    ? linkParent(page, context)
    : [linkObject(objectName, context) + describeOwner(objectName)];
}
