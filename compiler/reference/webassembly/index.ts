import type { Page } from "../../core/page";
import { listMemberGroups } from "../api/interface-members";
import { renderMemberPage } from "../api/member-pages";
import { getApiMember, type ApiSubject } from "../api/subject";
import type { Idl } from "../data/idl";
import { linkParent, renderClosing } from "../parts/closing";
import { code, codeBlock, linkExisting, section } from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { listAreaPages, type BcdPage } from "../data/list-bcd-features";
import { renderMembers } from "../parts/members";
import { renderParts } from "../parts/parts-list";
import { groupByKind } from "../landing/page-type-labels";
import { renderPages } from "../landing";
import type { ReferenceData } from "../data/reference-data";
import type { ReferenceArea, ReferenceContext, ReferencePage } from "../reference-area";
import { toWasmData } from "./declarations";
import { getTextFeature, nameInterfacePage, nameTextPage } from "../instructions/naming";
import { findWasmText, renderWasmText } from "../instructions/instruction-texts";

const JS_INTERFACE = "WebAssembly/Reference/JavaScript_interface";
const NAMESPACE = "WebAssembly";

/** Generates `WebAssembly/Reference`. */
export const webassembly: ReferenceArea = {
  name: "webassembly",
  listPages: (data) =>
    listAreaPages(data.bcd(), "webassembly").map((page) =>
      toPage(page, toWasmData(data)),
    ),
  renderBody,
};

function toPage(page: BcdPage, data: ReferenceData): ReferencePage {
  const { slug, keys, key, status } = page;
  return {
    slug,
    status,
    browserCompat: keys,
    key,
    ...namePage(page, data),
    sidebar: [{ name: "webassemblysidebar", args: [] }],
  };
}

function namePage({ slug, key, feature }: BcdPage, data: ReferenceData) {
  if (slug === JS_INTERFACE)
    return {
      title: "WebAssembly JavaScript interface",
      shortTitle: "JavaScript interface",
      pageType: "landing-page",
    };
  const subject = findInterfaceSubject(slug, data.idl());
  return subject
    ? nameInterfacePage(subject)
    : nameTextPage(getTextFeature(key, feature.node.__compat?.description));
}

/** Finds the subject of a page about the JavaScript interface; null for all other pages. */
function findInterfaceSubject(slug: string, idl: Idl): ApiSubject | null {
  if (!slug.startsWith(`${JS_INTERFACE}/`)) return null;
  const [first = "", leaf] = slug.slice(JS_INTERFACE.length + 1).split("/");
  const base = { isStatic: false, isKnown: true, isWebGLExtension: false };
  // `instantiate_static` is a function of the namespace, because interfaces begin with a
  // capital letter.
  if (leaf === undefined && /^[a-z]/.test(first))
    return {
      ...base,
      interfaceName: NAMESPACE,
      ownerSlug: JS_INTERFACE,
      ...getApiMember(NAMESPACE, first, idl),
      isStatic: true,
    };
  const owner = {
    ...base,
    interfaceName: first,
    namespace: `${NAMESPACE}.`,
    ownerSlug: `${JS_INTERFACE}/${first}`,
  };
  if (leaf === undefined) return { ...owner, kind: "interface", member: "" };
  if (leaf === first) return { ...owner, kind: "constructor", member: leaf };
  return { ...owner, ...getApiMember(first, leaf, idl) };
}

function renderBody(page: Page, given: ReferenceContext): string {
  const data = toWasmData(given.data);
  const context = { ...given, data };
  const bcdPage = data.bcd().findBySlug(page.slug);
  if (!bcdPage) throw new TypeError(`no feature names ${page.slug}`);
  if (page.slug === JS_INTERFACE) return renderNamespace(page, context);
  const subject = findInterfaceSubject(page.slug, data.idl());
  if (!subject) return renderTextFeature(page, bcdPage, context);
  return subject.kind === "interface"
    ? renderInterface(page, subject, bcdPage, context)
    : renderMemberPage(page, subject, context);
}

/** Renders the namespace object: its functions and interfaces. */
function renderNamespace(page: Page, context: ReferenceContext): string {
  const groups = groupByKind(context.site.listChildren(page.url));
  return [
    renderIntroduction(
      page,
      {
        lead: `The ${code("WebAssembly")} object is the namespace of all that JavaScript can do with WebAssembly`,
      },
      context,
    ),
    ...groups.map(([label, pages]) => section(label, renderPages(pages, context))),
    renderDefinition("WebAssembly", context),
    renderClosing(page, linkParent(page, context), context),
  ].join("");
}

function renderInterface(
  page: Page,
  { interfaceName }: ApiSubject,
  { feature }: BcdPage,
  context: ReferenceContext,
): string {
  const owner = linkExisting(context.site, JS_INTERFACE, code("WebAssembly"));
  const groups = listMemberGroups(interfaceName, feature, context).map(
    ({ heading, members }) => section(heading, renderMembers(members, context)),
  );
  return [
    renderIntroduction(
      page,
      {
        lead: `${code(`WebAssembly.${interfaceName}`)} is an ${interfaceName.endsWith("Error") ? "error" : "object"} of ${owner}`,
      },
      context,
    ),
    ...groups,
    renderDefinition(interfaceName, context),
    renderClosing(page, [owner], context),
  ].join("");
}

function renderDefinition(name: string, { data }: ReferenceContext): string {
  const definition = data.idl().formatDefinition(name);
  return section("Interface definition", definition && codeBlock("webidl", definition));
}

function renderTextFeature(
  page: Page,
  { key, feature }: BcdPage,
  context: ReferenceContext,
): string {
  const { name, term, noun } = getTextFeature(key, feature.node.__compat?.description);
  const article = /^[aeiou]/.test(noun) ? "an" : "a";
  const text = findWasmText(term);
  const lead = `${code(name)} is ${article} ${noun} of the WebAssembly text format`;
  return [
    renderIntroduction(page, { lead, more: text ? [`It ${text.is}`] : [] }, context),
    text
      ? renderWasmText(text, noun)
      : section("Syntax", codeBlock("wat", `(${name} ...)`)),
    renderParts(feature, context),
    renderClosing(page, linkParent(page, context), context),
  ].join("");
}
