import type { IdlMember } from "webidl2";
import { compareCodes } from "~/domain/text/compare-codes";
import { listChildren, type Feature } from "../../sources/platform/compat/features";
import { code, joinWords, linkExisting } from "../parts/html";
import { toFeatureStatus } from "../data/list-bcd-features";
import type { Member } from "../parts/members";
import type { ReferenceContext } from "../reference-area";
import { describeType, toArticle } from "./describe-type";
import { listConstructors, listSubjectOverloads } from "./overloads";
import { findApiSubject, type ApiSubject } from "./subject";
import { toLongestCall } from "./syntax";

/** An interface's members under one heading. */
export interface MemberGroup {
  heading: string;
  members: Member[];
}

const HEADINGS: readonly [
  heading: string,
  kind: ApiSubject["kind"],
  isStatic: boolean,
][] = [
  ["Constructor", "constructor", false],
  ["Static properties", "property", true],
  ["Instance properties", "property", false],
  ["Static methods", "method", true],
  ["Instance methods", "method", false],
  ["Events", "event", false],
];

interface ListedMember {
  subject: ApiSubject;
  member: Member;
}

/** Lists everything in the compatibility data whose place or page is below an interface, by kind. */
export function listMemberGroups(
  interfaceName: string,
  feature: Feature,
  context: ReferenceContext,
): MemberGroup[] {
  const listed = listMemberFeatures(interfaceName, feature, context).flatMap((child) =>
    listMember(interfaceName, child, context),
  );
  return HEADINGS.map(([heading, kind, isStatic]) => ({
    heading,
    members: listed
      .filter(({ subject }) => subject.kind === kind && subject.isStatic === isStatic)
      .map(({ member }) => member),
  }));
}

/** Lists the features below an interface, and those elsewhere that have a page below it, by name. */
function listMemberFeatures(
  interfaceName: string,
  feature: Feature,
  { data }: ReferenceContext,
): Feature[] {
  const own = listChildren(feature);
  const others = data.bcd().listFromElsewhere(`Web/API/${interfaceName}`, feature.key);
  if (others.length === 0) return own;
  const toOrder = ({ name }: Feature): string => name.toLowerCase();
  return [...own, ...others.map((page) => page.feature)].toSorted((a, b) =>
    compareCodes(toOrder(a), toOrder(b)),
  );
}

/** Returns a feature as member if it has a page or is in the IDL. */
function listMember(
  interfaceName: string,
  { key, name, node }: Feature,
  context: ReferenceContext,
): ListedMember[] {
  const idl = context.data.idl();
  const page = context.data.bcd().findByKey(key);
  const isPage = page !== null && page.slug !== `Web/API/${interfaceName}`;
  const slug = `Web/API/${interfaceName}/${name}`;
  const subject = findApiSubject({ slug, key }, idl);
  if (!subject || (!isPage && !subject.isKnown)) return [];
  if (!isPage && (subject.kind === "event" || subject.kind === "constructor")) return [];
  const overloads = listSubjectOverloads(subject, idl);
  const member = {
    label: code(toLabel(subject, overloads, listConstructors(subject, idl))),
    slug: page?.slug ?? null,
    key,
    status: toFeatureStatus(node.__compat),
    badges: overloads[0]?.readonly ? renderReadOnly(context) : "",
    summary: summarise(subject, overloads, context),
  };
  return [{ subject, member }];
}

/** Labels a method with its longest call; one that nothing declares with its name alone. */
function toLabel(
  { kind, member }: ApiSubject,
  overloads: readonly IdlMember[],
  constructors: readonly IdlMember[],
): string {
  const calls = kind === "constructor" ? constructors : overloads;
  const isCalled = kind === "constructor" || kind === "method";
  return isCalled && calls.length > 0 ? toLongestCall(member, calls) : member;
}

function summarise(
  { kind, member, interfaceName }: ApiSubject,
  overloads: readonly IdlMember[],
  { data, site }: ReferenceContext,
): string {
  const idl = data.idl();
  if (kind === "constructor") return `Creates a new ${code(interfaceName)} object`;
  if (kind === "event") {
    const hasHandler = idl.findMember(interfaceName, `on${member}`) !== null;
    const facts = data.events().findEvent(interfaceName, member);
    return [
      ...(facts
        ? [
            `${toArticle(facts.interfaceName) === "an" ? "An" : "A"} ${linkExisting(site, `Web/API/${facts.interfaceName}`, code(facts.interfaceName))}`,
          ]
        : []),
      ...(hasHandler ? [`event handler property: ${code(`on${member}`)}`] : []),
    ].join("; ");
  }
  const words = overloads.flatMap(({ idlType }) =>
    idlType && !Array.isArray(idlType) ? [describeType(idlType, { idl, site })] : [],
  );
  const value = joinWords([...new Set(words)], "or");
  if (value === "") return "";
  if (kind === "property") return value;
  return value === code("undefined") ? "Returns no value" : `Returns ${value}`;
}

/** Renders the badge of an attribute that can't be set. */
export function renderReadOnly({
  translate,
}: Pick<ReferenceContext, "translate">): string {
  return `<span class="badge inline readonly" title="${translate("badge-readonly-title")}">${translate("badge-readonly")}</span>`;
}
