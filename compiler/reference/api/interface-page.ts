import { DEFAULT_LOCALE } from "~/domain/locales/locale";
import { escapeText } from "~/domain/text/escape-html";
import { renderInheritanceDiagram } from "../../macros/sections/inheritance-diagram";
import type { Page } from "../../core/page";
import type { Site } from "../../core/site";
import { renderClosing } from "../parts/closing";
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
import { getInterfaceGroups, type InterfaceGroup } from "./groups";
import { NOT_DEFINED } from "./member-pages";
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
  const { data, site, translate } = context;
  const idl = data.idl();
  const name = subject.interfaceName;
  const container = idl.findContainer(name);
  const types = { idl, site, translate, shown: new Set<string>() };
  const groups = listMemberGroups(name, feature, context).map(({ heading, members }) =>
    section(heading, renderMembers(members, context)),
  );
  const definition = idl.formatDefinition(name);
  return [
    renderIntroduction(
      page,
      {
        lead: describeInterface(subject, context),
        more: [describeApi(name), describeParent(name, context)],
        isSecureContext: isSecureContext(container?.extAttrs),
      },
      context,
    ),
    renderExposure(container?.extAttrs ?? [], context),
    container?.kind === "dictionary"
      ? section("Instance properties", renderFields(name, types))
      : groups.join(""),
    renderApiExample(name),
    section("Inheritance", renderInheritance(name, context)),
    section(
      toDefinitionHeading(container?.kind),
      definition && codeBlock("webidl", definition),
    ),
    renderClosing(page, listAround(name, context), context),
  ].join("");
}

function toDefinitionHeading(kind: string | undefined): string {
  return kind === "dictionary" || kind === "namespace"
    ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)} definition`
    : "Interface definition";
}

function describeInterface(
  { interfaceName, isWebGLExtension }: ApiSubject,
  { data, site }: ReferenceContext,
): string {
  const idl = data.idl();
  const name = code(interfaceName);
  const aliased = idl.findAliased(interfaceName);
  if (aliased !== null)
    return `${name} is an old name of the ${linkInterface(aliased, site)} interface, kept for pages that use it`;
  const group = getInterfaceGroups(data).findByInterface(interfaceName);
  const kind = idl.findContainer(interfaceName)?.kind ?? "interface";
  const noun = isWebGLExtension ? "extension" : kind;
  const article = /^[ei]/.test(noun) ? "an" : "a";
  if (group) return `${name} is ${article} ${noun} of ${linkGroup(group, site)}`;
  return idl.listSources(interfaceName).length === 0
    ? `The ${name} ${noun}${NOT_DEFINED}`
    : `${name} is ${article} ${noun} of the web platform`;
}

/**
 * Links a group with the right article: `the DOM`, `the Clipboard API`, but `Pointer Events`.
 */
function linkGroup({ name, slug }: InterfaceGroup, site: Site): string {
  const article = /(?:APIs?|DOM|CSSOM)$/.test(name) ? "the " : "";
  return article + linkExisting(site, slug, escapeText(name));
}

function describeParent(
  name: string,
  { data, site, platform }: ReferenceContext,
): string {
  const container = data.idl().findContainer(name);
  const parent = container?.parent ?? platform.findParentInterface(name);
  return parent ? `It inherits from ${linkInterface(parent, site)}` : "";
}

/**
 * Renders the diagram of ancestors, and a list of the interfaces that inherit from this one.
 */
function renderInheritance(name: string, context: ReferenceContext): string {
  const own = context.data.idl().findAliased(name) ?? name;
  const diagram = renderInheritanceDiagram(own, { ...context, locale: DEFAULT_LOCALE });
  const children = context.platform
    .listChildInterfaces(own)
    .map((child) => linkInterface(child, context.site));
  if (children.length === 0) return diagram;
  const intro = `${children.length === 1 ? "One interface inherits" : `${children.length} interfaces inherit`} from ${code(own)}`;
  return (
    diagram +
    (children.length <= 3
      ? paragraph(`${intro}: ${joinWords(children)}.`)
      : paragraph(`${intro}:`) + list(children))
  );
}

function linkInterface(name: string, site: Site): string {
  return linkExisting(site, `Web/API/${name}`, code(name));
}

function listAround(name: string, { data, site }: ReferenceContext): string[] {
  const group = getInterfaceGroups(data).findByInterface(name);
  return group
    ? [linkExisting(site, group.slug, group.name), ...linkGuides(group.slug, { site })]
    : [];
}
