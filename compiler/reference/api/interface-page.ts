import { toLeaf } from "~/domain/documents/slug";
import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { renderInheritanceDiagram } from "../../macros/sections/inheritance-diagram";
import type { Page } from "../../core/page";
import { renderClosing } from "../parts/closing";
import { linkInterface } from "../parts/elements";
import {
  code,
  codeBlock,
  joinWords,
  linkExisting,
  list,
  paragraph,
  section,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import { renderMembers } from "../parts/members";
import type { Feature } from "../../sources/platform/compat/features";
import type { ReferenceContext } from "../reference-area";
import { describeApi, linkGuides, renderApiExample } from "./api-texts";
import { isSecureContext, renderExposure } from "./exposure";
import { NOT_DEFINED } from "./describe-member";
import { findSubjectGroup, linkGroup } from "./groups";
import { toArticle } from "./describe-type";
import { listMemberGroups } from "./interface-members";
import { renderFields } from "./parameters";
import type { ApiSubject } from "./subject";

/** Renders the page of an interface, namespace or dictionary: its purpose and its members. */
export function renderInterfacePage(
  page: Page,
  subject: ApiSubject,
  feature: Feature,
  context: ReferenceContext,
): string {
  const idl = context.data.idl();
  const name = subject.interfaceName;
  const container = idl.findContainer(name);
  const definition = idl.formatDefinition(name);
  return [
    renderIntroduction(
      page,
      {
        lead: describeInterface(subject, context),
        more: [describeApi(name), isReport(subject) ? "" : describeParent(name, context)],
        isSecureContext: isSecureContext(container?.extAttrs),
        supportKeys: listOwnKeys(page, name),
      },
      context,
    ),
    renderExposure(container?.extAttrs ?? [], context),
    container?.kind === "dictionary"
      ? renderDictionaryMembers(subject, context)
      : renderMemberGroups(name, feature, context),
    renderApiExample(name),
    section("Inheritance", renderInheritance(name, context)),
    section(
      toDefinitionHeading(container?.kind),
      definition && codeBlock("webidl", definition),
    ),
    renderClosing(page, listAround(subject, context), context),
  ].join("");
}

/**
 * Lists keys whose support is that of the whole page: none when its data is several details of other features. A
 * single one stands for a dictionary, such as the type of a report.
 */
function listOwnKeys({ browserCompat }: Page, name: string): readonly string[] {
  const isOwn = (key: string): boolean => key.split(".")[1] === name;
  return browserCompat.length === 1 || browserCompat.some(isOwn) ? browserCompat : [];
}

function renderDictionaryMembers(
  subject: ApiSubject,
  { data, site, translate }: ReferenceContext,
): string {
  const facts = { idl: data.idl(), site, translate, shown: new Set<string>() };
  // The browser makes reports, so nobody can leave something out.
  const types = { ...facts, isReturned: isReport(subject) };
  const { interfaceName, ownerSlug } = subject;
  return section("Instance properties", renderFields(interfaceName, ownerSlug, types));
}

/** True for a page about reports, whose data is the dictionary. */
function isReport({ interfaceName, ownerSlug }: ApiSubject): boolean {
  return interfaceName !== toLeaf(ownerSlug);
}

function renderMemberGroups(
  name: string,
  feature: Feature,
  context: ReferenceContext,
): string {
  return listMemberGroups(name, feature, context)
    .map(({ heading, members }) => section(heading, renderMembers(members, context)))
    .join("");
}

function toDefinitionHeading(kind: string | undefined): string {
  return kind === "dictionary" || kind === "namespace"
    ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} definition`
    : "Interface definition";
}

function describeInterface(
  subject: ApiSubject,
  { data, site }: ReferenceContext,
): string {
  const { interfaceName, ownerSlug, isWebGLExtension } = subject;
  const idl = data.idl();
  const name = code(toLeaf(ownerSlug));
  const aliased = idl.findAliased(interfaceName);
  if (aliased !== null)
    return `${name} is an old name of the ${linkInterface(aliased, { site })} interface, kept for pages that use it`;
  const kind = idl.findContainer(interfaceName)?.kind ?? "interface";
  const noun = isWebGLExtension ? "extension" : kind;
  if (idl.listSources(interfaceName).length === 0)
    return `The ${name} ${noun}${NOT_DEFINED}`;
  const group = findSubjectGroup({ ownerSlug }, data);
  const place = group ? linkGroup(group, site) : "the web platform";
  return isReport(subject)
    ? `${name} is a report of ${place} whose ${code("body")} is ${toArticle(interfaceName)} ${code(interfaceName)} ${noun}`
    : `${name} is ${/^[ei]/.test(noun) ? "an" : "a"} ${noun} of ${place}`;
}

function describeParent(
  name: string,
  { data, site, platform }: ReferenceContext,
): string {
  const container = data.idl().findContainer(name);
  const parent = container?.parent ?? platform.findParentInterface(name);
  return parent ? `It inherits from ${linkInterface(parent, { site })}` : "";
}

/**
 * Renders the diagram of ancestors, and a list of the interfaces that inherit from this one.
 */
function renderInheritance(name: string, context: ReferenceContext): string {
  const own = context.data.idl().findAliased(name) ?? name;
  const diagram = renderInheritanceDiagram(own, { ...context, locale: DEFAULT_LOCALE });
  const children = context.platform
    .listChildInterfaces(own)
    .map((child) => linkInterface(child, context));
  if (children.length === 0) return diagram;
  const intro = `${children.length === 1 ? "One interface inherits" : `${children.length} interfaces inherit`} from ${code(own)}`;
  return (
    diagram +
    (children.length <= 3
      ? paragraph(`${intro}: ${joinWords(children)}.`)
      : paragraph(`${intro}:`) + list(children))
  );
}

function listAround(subject: ApiSubject, { data, site }: ReferenceContext): string[] {
  const group = findSubjectGroup(subject, data);
  return group
    ? [linkExisting(site, group.slug, group.name), ...linkGuides(group.slug, { site })]
    : [];
}
