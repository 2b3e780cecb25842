import { listChildren, type Feature } from "../../sources/platform/compat/features";
import { code, section } from "../parts/html";
import { toFeatureStatus } from "../data/list-bcd-features";
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
  ["Instance methods", ({ kind, isStatic }) => kind === "method" && !isStatic],
  ["Instance properties", ({ kind, isStatic }) => kind.endsWith("property") && !isStatic],
];

/** Renders an object's members with pages, under a heading per kind. */
export function renderJsMembers(feature: Feature, context: ReferenceContext): string {
  const listed = listChildren(feature).flatMap((child) => listMember(child, context));
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
