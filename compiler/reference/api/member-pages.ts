import type { IdlMember, IdlType } from "webidl2";
import type { Page } from "../../core/page";
import { renderClosing } from "../parts/closing";
import {
  code,
  codeBlock,
  joinWords,
  linkExisting,
  paragraph,
  section,
  sentence,
  subsection,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import type { ReferenceContext } from "../reference-area";
import { describeType } from "./describe-type";
import {
  describeApi,
  linkGuides,
  renderApiExample,
  renderExceptions,
  toTextName,
} from "./api-texts";
import { isSecureContext, renderExposure } from "./exposure";
import { getInterfaceGroups } from "./groups";
import {
  renderDictionaries,
  renderParameters,
  type ParameterContext,
} from "./parameters";
import { describeEvent, renderEventSections } from "./event-page";
import { listConstructors, listSubjectOverloads, type ApiSubject } from "./subject";
import { listCalls } from "./syntax";

const MOST_ARGUMENTS = 4;
/** Sentence for a member that is only in the compatibility data. */
export const NOT_DEFINED =
  " is not in the current interface definitions of web standards";

interface MemberPage {
  subject: ApiSubject;
  overloads: readonly IdlMember[];
  context: ReferenceContext;
  types: ParameterContext;
}

/** Renders the page of an interface's constructor, method, property or event. */
export function renderMemberPage(
  page: Page,
  subject: ApiSubject,
  context: ReferenceContext,
): string {
  const { site, data, translate } = context;
  const idl = data.idl();
  const container = idl.findContainer(subject.interfaceName);
  const overloads =
    subject.kind === "constructor"
      ? listConstructors(subject, idl)
      : listSubjectOverloads(subject, idl);
  const [first] = overloads;
  const member = {
    subject,
    overloads,
    context,
    types: { idl, site, translate, shown: new Set<string>() },
  };
  return [
    renderIntroduction(
      page,
      {
        lead: describeMember(member),
        more: [describeApi(toTextName(subject)) || describeGroup(subject, context)],
        isSecureContext: isSecureContext(container?.extAttrs, first?.extAttrs),
      },
      context,
    ),
    renderExposure(
      first?.extAttrs.some((one) => one.name === "Exposed")
        ? first.extAttrs
        : (container?.extAttrs ?? []),
      context,
    ),
    SECTIONS[subject.kind as keyof typeof SECTIONS](member),
    renderExceptions(toTextName(subject)),
    renderApiExample(toTextName(subject)),
    renderClosing(page, listAround(subject, context), context),
  ].join("");
}

const SECTIONS = {
  constructor: renderMethodSections,
  method: renderMethodSections,
  property: renderPropertySections,
  event: ({ subject, context }: MemberPage) => renderEventSections(subject, context),
};

/** Names the API of a member's interface. */
function describeGroup(
  { interfaceName, namespace = "" }: ApiSubject,
  { site, data }: ReferenceContext,
): string {
  const group = getInterfaceGroups(data).findByInterface(interfaceName);
  if (!group) return "";
  const name = group.name.replace(/^The /, "");
  const article = /(?:API|DOM|Model|Interface)$/.test(name) ? "the " : "";
  return `${code(namespace + interfaceName)} belongs to ${article}${linkExisting(site, group.slug, name)}`;
}

/** Lists links to the interface and its group. */
function listAround(
  { interfaceName, ownerSlug, namespace = "" }: ApiSubject,
  { site, data }: ReferenceContext,
): string[] {
  const group = getInterfaceGroups(data).findByInterface(interfaceName);
  return [
    linkExisting(site, ownerSlug, code(namespace + interfaceName)),
    ...(group
      ? [linkExisting(site, group.slug, group.name), ...linkGuides(group.slug, { site })]
      : []),
  ];
}

function describeMember(member: MemberPage): string {
  const { subject, context } = member;
  const { interfaceName, ownerSlug, kind, namespace = "" } = subject;
  const fullName = code(namespace + interfaceName);
  const owner = linkExisting(context.site, ownerSlug, fullName);
  const noun = describeOwner(member);
  // All members of a namespace are static.
  const scope = subject.isStatic && noun !== "namespace" ? "static " : "";
  switch (kind) {
    case "constructor":
      return `The ${code(`${namespace}${subject.member}()`)} constructor creates a new ${owner} object`;
    case "event":
      return describeEvent(subject, context);
    case "method":
      return `The ${scope}${code(`${subject.member}()`)} method of the ${owner} ${noun}${describeCall(member)}`;
    default:
      return `The ${describeAccess(member)}${scope}${code(subject.member)} property of the ${owner} ${noun}${describeValue(member)}`;
  }
}

/** Describes a member's owner, which is usually an interface. */
function describeOwner({ subject, context }: MemberPage): string {
  const [source] = context.data.idl().listSources(subject.interfaceName);
  const isOther = source?.kind === "namespace" || source?.kind === "dictionary";
  if (subject.isWebGLExtension) return "extension";
  return isOther ? source.kind : "interface";
}

function describeCall({ overloads, types }: MemberPage): string {
  const words = listTypes(overloads).map((type) => describeType(type, types));
  const [first] = words;
  if (first === undefined) return NOT_DEFINED;
  const returned = words.every((word) => word === code("undefined"))
    ? "returns no value"
    : `returns ${joinWords([...new Set(words)], "or")}`;
  return ` ${describeArguments(overloads)}${returned}`;
}

/**
 * Names the arguments of the longest overload, because a list of all would not fit a sentence.
 */
function describeArguments(overloads: readonly IdlMember[]): string {
  const lists = overloads.map((overload) => overload.arguments ?? []);
  const longest = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (longest.length === 0) return "takes no arguments and ";
  if (longest.length > MOST_ARGUMENTS)
    return `takes up to ${longest.length} arguments and `;
  return `takes ${joinWords(longest.map(({ name }) => code(name)))} and `;
}

function describeAccess({ overloads }: MemberPage): string {
  return overloads[0]?.readonly ? "read-only " : "";
}

function describeValue({ overloads, types }: MemberPage): string {
  const [type] = listTypes(overloads);
  if (!type) return NOT_DEFINED;
  const words = describeType(type, types);
  return words === "any value" ? " can have any value" : ` is ${words}`;
}

function listTypes(overloads: readonly IdlMember[]): IdlType[] {
  return overloads.flatMap(({ idlType }) =>
    idlType && !Array.isArray(idlType) ? [idlType] : [],
  );
}

function renderMethodSections({ subject, overloads, types }: MemberPage): string {
  if (overloads.length === 0) return "";
  const calls = listCalls(subject, overloads);
  const parameters = renderParameters(overloads, types);
  return section(
    "Syntax",
    codeBlock("js", calls.join("\n")) +
      subsection("Parameters", parameters || paragraph("None.")) +
      subsection("Return value", renderReturn({ subject, overloads, types })),
  );
}

function renderReturn({
  subject,
  overloads,
  types,
}: Pick<MemberPage, "subject" | "overloads" | "types">): string {
  const { kind, interfaceName, namespace = "" } = subject;
  if (kind === "constructor")
    return paragraph(`A new ${code(namespace + interfaceName)} object.`);
  const returned = listTypes(overloads);
  const words = [...new Set(returned.map((type) => describeType(type, types)))];
  if (words.every((word) => word === code("undefined")))
    return paragraph(`None (${code("undefined")}).`);
  const dictionaries = new Set(returned.map((type) => renderDictionaries(type, types)));
  return paragraph(sentence(words.join("; or "))) + [...dictionaries].join("");
}

function renderPropertySections({ subject, overloads, types }: MemberPage): string {
  const [type] = listTypes(overloads);
  const [first] = overloads;
  const syntax = section("Syntax", codeBlock("js", writeAccess(subject, first)));
  if (!type || !first) return syntax;
  const words = [describeType(type, types), describeWriting(first)].map(sentence);
  return (
    syntax +
    section(
      "Value",
      paragraph(words.filter(Boolean).join(" ")) + renderDictionaries(type, types),
    )
  );
}

/** Writes how a property is read, and set if it can be: `element.id`, `element.id = value`. */
function writeAccess(
  { interfaceName, member, isStatic, namespace = "" }: ApiSubject,
  declaration: IdlMember | undefined,
): string {
  const isShared = isStatic || declaration?.type === "const";
  const own = interfaceName.replace(
    /^(?:HTML|SVG|MathML|CSS|RTC|XR|IDB|GPU)(?=[A-Z][a-z])/,
    "",
  );
  const owner = isShared
    ? namespace + interfaceName
    : own.charAt(0).toLowerCase() + own.slice(1);
  const access = `${owner}.${member}`;
  const isSettable = declaration?.type === "attribute" && !declaration.readonly;
  return isSettable ? `${access}\n${access} = value` : access;
}

/** Says whether an attribute can be set; empty for other members. */
function describeWriting({ type, readonly, extAttrs }: IdlMember): string {
  if (type !== "attribute") return "";
  if (!readonly) return "The property can be read and set";
  const target = extAttrs.find(({ name }) => name === "PutForwards")?.rhs?.value;
  return typeof target === "string"
    ? `The property is read-only; a value assigned to it goes to its ${code(target)} property`
    : "The property is read-only";
}
