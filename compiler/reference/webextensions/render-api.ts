import { toTitleHtml } from "../../core/title-html";
import type { Page } from "../../core/page";
import type { Feature } from "../../sources/platform/compat/features";
import { renderClosing } from "../parts/closing";
import { code, linkExisting, section, toStatement, toTextHtml } from "../parts/html";
import { renderMembers, type Member } from "../parts/members";
import { describeSince } from "../parts/since";
import { toMember } from "../parts/sub-features";
import { toFirstSentence, toMeaningHtml } from "../parts/render-call";
import { findExtensionText } from "../texts/read-texts";
import { APIS, listDeclared } from "./list-declared";
import { toApiName, toNames, getKind, type ApiKind } from "./kinds";
import { renderIntroduction } from "../parts/introduction";
import { listFeaturesBelow } from "../data/list-bcd-features";
import type { ReferenceContext } from "../reference-area";

const SECTIONS: readonly (readonly [ApiKind, string])[] = [
  ["api", "APIs"],
  ["function", "Functions"],
  ["property", "Properties"],
  ["type", "Types"],
  ["event", "Events"],
];

/** Renders a namespace of the extension APIs with its members. */
export function renderApi(
  page: Page,
  feature: Feature,
  context: ReferenceContext,
): string {
  const apis = linkExisting(context.site, APIS, "JavaScript APIs for browser extensions");
  const lead = `<strong>${code(toApiName(toNames(feature.key)))}</strong> is one of the ${apis}`;
  const names = toNames(feature.key);
  const [declared] = listDeclared(names);
  const own = findExtensionText(names.join("."));
  const facts = toMeaningHtml(declared?.meaning ?? "");
  const members = listFeaturesBelow(feature);
  const summarise = (member: Feature): Member => ({
    ...toMember(member, context),
    summary: describeMember(member, context),
  });
  const lists = SECTIONS.map(([kind, heading]) => {
    const ofKind = members.filter(({ key }) => getKind(toNames(key)) === kind);
    return section(heading, renderMembers(ofKind.map(summarise), context));
  });
  return [
    renderIntroduction(
      page,
      {
        lead,
        more: [own ? toStatement(toTextHtml(own)) : "", own ? listRules(facts) : facts],
      },
      context,
    ),
    ...lists,
    renderClosing(page, linkManifestKey(feature, context), context),
  ].join("");
}

function describeMember(member: Feature, context: ReferenceContext): string {
  const declared = listDeclared(toNames(member.key));
  const told = declared.find(({ meaning }) => meaning !== "")?.meaning ?? "";
  return toFirstSentence(told) || describeSince([member.key], context);
}

/** Keeps what the declaration says about permissions and places. */
function listRules(facts: string): string {
  const rules = /(?:Permissions|Manifest keys|Not allowed in|Allowed in):.*$/.exec(
    facts,
  )?.[0];
  return rules
    ? rules.replace(
        / (?=(?:Permissions|Manifest keys|Not allowed in|Allowed in):)/g,
        ". ",
      )
    : "";
}

/**
 * Links the manifest key of the same name, spelt differently: `browserAction`,
 * `browser_action`.
 */
function linkManifestKey({ name }: Feature, { site, data }: ReferenceContext): string[] {
  const key = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const page = data.bcd().findByKey(`webextensions.manifest.${key}`);
  if (!page) return [];
  const link = linkExisting(site, page.slug, toTitleHtml(`\`${key}\``));
  return [`${link}, the manifest key`];
}
