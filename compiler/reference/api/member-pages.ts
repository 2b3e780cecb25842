import type { IdlMember } from "webidl2";
import type { Page } from "../../core/page";
import { renderClosing } from "../parts/closing";
import {
  code,
  codeBlock,
  linkExisting,
  paragraph,
  section,
  sentence,
  subsection,
} from "../parts/html";
import { renderIntroduction } from "../parts/introduction";
import type { ReferenceContext } from "../reference-area";
import { describeMember, listTypes, type DescribedMember } from "./describe-member";
import { describeType } from "./describe-type";
import {
  describeApi,
  linkGuides,
  renderApiExample,
  renderExceptions,
  toTextName,
} from "./api-texts";
import { isSecureContext, renderExposure } from "./exposure";
import { findSubjectGroup, linkGroup } from "./groups";
import {
  renderDictionaries,
  renderParameters,
  type ParameterContext,
} from "./parameters";
import { renderEventSections } from "./event-page";
import { listConstructors, listSubjectOverloads } from "./overloads";
import type { ApiSubject } from "./subject";
import { listCalls } from "./syntax";

interface MemberPage extends DescribedMember {
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
  { interfaceName, ownerSlug, namespace = "" }: ApiSubject,
  { site, data }: ReferenceContext,
): string {
  const group = findSubjectGroup({ ownerSlug }, data);
  return group
    ? `${code(namespace + interfaceName)} belongs to ${linkGroup(group, site)}`
    : "";
}

/** Lists links to the interface and its group. */
function listAround(
  { interfaceName, ownerSlug, namespace = "" }: ApiSubject,
  { site, data }: ReferenceContext,
): string[] {
  const group = findSubjectGroup({ ownerSlug }, data);
  return [
    linkExisting(site, ownerSlug, code(namespace + interfaceName)),
    ...(group
      ? [linkExisting(site, group.slug, group.name), ...linkGuides(group.slug, { site })]
      : []),
  ];
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
  const fields = { ...types, isReturned: true };
  const dictionaries = new Set(returned.map((type) => renderDictionaries(type, fields)));
  return paragraph(sentence(words.join("; or "))) + [...dictionaries].join("");
}

function renderPropertySections({ subject, overloads, types }: MemberPage): string {
  const [type] = listTypes(overloads);
  const [first] = overloads;
  const syntax = section("Syntax", codeBlock("js", writeAccess(subject, first)));
  if (!type || !first) return syntax;
  const words = [describeType(type, types), describeWriting(first)].map(sentence);
  const fields = { ...types, isReturned: first.type === "attribute" };
  return (
    syntax +
    section(
      "Value",
      paragraph(words.filter(Boolean).join(" ")) + renderDictionaries(type, fields),
    )
  );
}

/** Writes how a property is read, and set if it can be: `element.id`, `element.id = value`. */
function writeAccess(
  { interfaceName, member, isStatic, isWebGLExtension, namespace = "" }: ApiSubject,
  declaration: IdlMember | undefined,
): string {
  const isShared = isStatic || declaration?.type === "const";
  const variable = isWebGLExtension ? "extension" : toVariable(interfaceName);
  const owner = isShared ? namespace + interfaceName : variable;
  const access = `${owner}.${member}`;
  const isSettable = declaration?.type === "attribute" && !declaration.readonly;
  return isSettable ? `${access}\n${access} = value` : access;
}

const AREA = /^(?:HTML|SVG|MathML|CSS|RTC|XR|IDB|GPU)(?=[A-Z])/;
/** Matches capitals at the start, without the one that begins the next word. */
const ACRONYM = /^[A-Z]+(?![a-z])|^[A-Z]/;

/** Names an object after its interface: `element`, `domTokenList`, `urlSearchParams`. */
export function toVariable(interfaceName: string): string {
  return interfaceName
    .replace(AREA, "")
    .replace(ACRONYM, (capitals) => capitals.toLowerCase());
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
