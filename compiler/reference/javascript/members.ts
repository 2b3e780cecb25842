import { listChildren, type Feature } from "../../sources/platform/compat/features";
import { code, section } from "../parts/html";
import { toFeatureStatus, type BcdPage } from "../data/list-bcd-features";
import { renderMembers, type Member } from "../parts/members";
import type { ReferenceContext } from "../reference-area";
import { findLanguageText } from "../texts/read-texts";
import { describeMeaning } from "./describe-declared";
import { nameJsPage } from "./naming";
import { findJsSubject, type JsSubject } from "./subject";

const HEADINGS: readonly [heading: string, matches: (subject: JsSubject) => boolean][] = [
  ["Constructor", ({ kind }) => kind === "constructor"],
  ["Objects", ({ kind }) => kind === "class" || kind === "namespace"],
  ["Static methods", ({ kind, isStatic }) => kind === "method" && isStatic],
  ["Static properties", ({ kind, isStatic }) => kind.endsWith("property") && isStatic],
  ["Traps", isTrap],
  [
    "Instance methods",
    (subject) => subject.kind === "method" && !subject.isStatic && !isTrap(subject),
  ],
  ["Instance properties", ({ kind, isStatic }) => kind.endsWith("property") && !isStatic],
];

/** Traps have addresses below the constructor, but the data has them beside it. */
const TRAP_OWNER = "Proxy.Proxy";

function isTrap({ kind, objectName }: JsSubject): boolean {
  return kind === "method" && objectName === TRAP_OWNER;
}

/** Renders the members with pages of an object, or of the constructor `Proxy()`, under a heading per kind. */
export function renderJsMembers(
  { slug, feature }: BcdPage,
  context: ReferenceContext,
): string {
  const own = listChildren(feature).flatMap((child) => listMember(child, context));
  const traps = context.data
    .bcd()
    .listFromElsewhere(slug, feature.key)
    .flatMap((page) => listMember(page.feature, context))
    .filter(({ subject }) => isTrap(subject));
  const listed = [...own, ...traps];
  return HEADINGS.map(([heading, matches]) => {
    const members = listed.filter(({ subject }) => matches(subject));
    return section(
      heading,
      renderMembers(
        members.map(({ member }) => member),
        context,
      ),
    );
  }).join("");
}

function listMember(
  feature: Feature,
  { data }: ReferenceContext,
): { subject: JsSubject; member: Member }[] {
  const page = data.bcd().findByKey(feature.key);
  const subject = page?.key === feature.key ? findJsSubject(page) : null;
  if (!page || !subject) return [];
  const { title, shortTitle = title } = nameJsPage(subject, undefined);
  const text = findLanguageText(`${subject.objectName}.${subject.leaf}`);
  const member = {
    label: code(shortTitle),
    slug: page.slug,
    key: feature.key,
    status: toFeatureStatus(feature.node.__compat),
    summary: describeMeaning(subject, text, data),
  };
  return [{ subject, member }];
}
