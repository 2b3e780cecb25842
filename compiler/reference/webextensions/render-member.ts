import { escapeAttribute } from "~/domain/text/escape-html";
import type { Page } from "../../core/page";
import { toPlainTitle } from "../../core/title-html";
import type { Feature } from "../../sources/platform/compat/features";
import type { Declaration } from "../declarations/declaration";
import { renderClosing } from "../parts/closing";
import {
  code,
  codeBlock,
  linkExisting,
  paragraph,
  section,
  toStatement,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import {
  type CallContext,
  describeReturn,
  listDeclaredCalls,
  renderCallSections,
  renderFields,
  toMeaningHtml,
} from "../parts/render-call";
import { renderSubFeatures } from "../parts/sub-features";
import type { ReferenceContext } from "../reference-area";
import { describeValue } from "./describe-value";
import { APIS, listDeclared, openExtensionTypes } from "./list-declared";
import { type ApiKind, getKind, toNames, toPath } from "./kinds";
import { renderEvent } from "./render-event";

const KINDS: Readonly<Record<ApiKind, string>> = {
  api: "a part",
  event: "an event",
  function: "a function",
  property: "a property",
  type: "a type",
};

/** Renders a function, event, type or property of an extension API, or a global function. */
export function renderApiMember(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const isApi = isMember(page);
  const names = toNames(feature.key);
  const owner = names.slice(0, -1);
  const link = linkExisting(
    context.site,
    `${APIS}/${owner.join("/")}`,
    code(owner.join(".")),
  );
  const declared = listByKeyOrSlug(page, names);
  const meaning = declared.find((one) => one.meaning !== "")?.meaning ?? "";
  return [
    renderIntroduction(
      page,
      {
        lead: describeMember(page, names, link),
        more: [toStatement(toMeaningHtml(meaning))],
      },
      context,
    ),
    renderDeclared(
      { kind: isApi ? getKind(names) : "function", names, declared },
      isApi ? toPath(names) : (names.at(-1) ?? ""),
      context,
    ),
    declared.length === 0 ? renderUndeclared(feature) : "",
    renderSubFeatures("Support of parts", feature, context),
    renderClosing(page, isApi ? [link] : [], context),
  ].join("");
}

/** False for the global functions of content scripts. */
function isMember({ slug }: Page): boolean {
  return slug.startsWith(`${APIS}/`);
}

/** Looks the page's name up too, because some keys differ from it in case. */
function listByKeyOrSlug(page: Page, names: readonly string[]): readonly Declaration[] {
  const found = listDeclared(names);
  return found.length > 0 || !isMember(page)
    ? found
    : listDeclared(page.slug.slice(APIS.length + 1).split("/"));
}

function describeMember(page: Page, names: readonly string[], link: string): string {
  const name = `<strong>${code(toPlainTitle(page.title))}</strong>`;
  if (!isMember(page))
    return `${name} is a function for the content scripts of browser extensions`;
  const owner = names.slice(0, -1);
  const place =
    getKind(owner) === "api" ? "API" : KINDS[getKind(owner)].replace(/^an? /, "");
  return `${name} is ${KINDS[getKind(names)]} of the ${link} ${place} for browser extensions`;
}

interface Member {
  kind: ApiKind;
  names: readonly string[];
  declared: readonly Declaration[];
}

function renderDeclared(member: Member, path: string, context: ReferenceContext): string {
  const types = openExtensionTypes(context);
  const [first] = member.declared;
  switch (member.kind) {
    case "event":
      return renderEvent(path, first, types);
    case "function":
      return renderFunction(member, path, types);
    case "property":
      return (
        section("Syntax", codeBlock("js", path)) +
        section("Value", first ? renderProperty(first, types) : "")
      );
    default:
      return section("Type", first ? renderType(member.names, first, types) : "");
  }
}

function renderFunction(
  { names, declared }: Member,
  path: string,
  types: CallContext,
): string {
  if (declared.length === 0)
    return getKind(names.slice(0, -1)) === "api"
      ? section("Syntax", codeBlock("js", `${path}(/* ... */)`))
      : "";
  return section(
    "Syntax",
    codeBlock("js", listDeclaredCalls(path, declared).join("\n")) +
      renderCallSections(declared, describeReturn(declared, types), types),
  );
}

/** Describes a property; those that the declarations have as namespaces, such as `privacy.network`, hold settings. */
function renderProperty({ kind, type }: Declaration, types: CallContext): string {
  return kind === "type"
    ? paragraph("An object whose properties are settings.")
    : describeValue(type, types);
}

/** Lists the properties of a type; describes the values of any other. */
function renderType(
  names: readonly string[],
  { type }: Declaration,
  types: CallContext,
): string {
  const fields = types.declarations.listFields(`browser.${names.join(".")}`);
  return fields.length > 0
    ? paragraph("An object with these properties:") +
        renderFields({ kind: "object", fields: [...fields] }, types)
    : describeValue(type, types);
}

const CHROME = "https://developer.chrome.com/docs/extensions/reference/api/";

/** Says that nothing is known, and where to look for what Chrome has. */
function renderUndeclared({ key, node }: Feature): string {
  const [api = ""] = toNames(key);
  const name = code(`chrome.${api}`);
  const reference = isInChrome(node.__compat?.support.chrome)
    ? ` For Chrome, see its reference of <a href="${escapeAttribute(CHROME + api)}">${name}</a>.`
    : "";
  return paragraph(`The declarations that this page is made from lack it.${reference}`);
}

type Support = NonNullable<Feature["node"]["__compat"]>["support"]["chrome"];

/** True for what Chrome has in its current version. */
function isInChrome(support: Support): boolean {
  const [main] = Array.isArray(support) ? support : [support];
  return Boolean(main?.version_added) && !main?.version_removed;
}
