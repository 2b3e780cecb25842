import type { FeatureStatus } from "~/domain/documents/document";
import { renderStatusBadges } from "../../macros/labels/badges";
import type { ReferenceContext } from "../reference-area";
import { describeBaseline } from "./baseline-words";
import { definitions, linkExisting, sentence } from "./html";

/** One member, value, descriptor ... of what a page is about. */
export interface Member {
  /** HTML of the term, such as `<code>append()</code>`. */
  label: string;
  /** Its page, linked where the site has it. */
  slug: string | null;
  /** Its feature of browser-compat-data, for the Baseline. */
  key: string | null;
  status: readonly FeatureStatus[];
  /** Badges of the area's own behind those of the status, HTML. */
  badges?: string;
  /** A sentence, HTML; may be empty. */
  summary?: string;
}

type MemberContext = Pick<ReferenceContext, "site" | "platform" | "translate">;

/** A definition list: each member linked, with its badges, a sentence and its Baseline. */
export function renderMembers(
  members: readonly Member[],
  context: MemberContext,
): string {
  return definitions(members.map((member) => toDefinition(member, context)));
}

function toDefinition(
  { label, slug, key, status, badges = "", summary = "" }: Member,
  { site, platform, translate }: MemberContext,
): { term: string; details: string } {
  const marks = renderStatusBadges(status, translate) + badges;
  const baseline = key === null ? "" : describeBaseline([key], platform);
  return {
    term: `${linkExisting(site, slug, label)}${marks && ` ${marks}`}`,
    details:
      [summary, baseline].map(sentence).filter(Boolean).join(" ") ||
      describeStatus(status),
  };
}

/** For a member of which the data says nothing else. */
function describeStatus(status: readonly FeatureStatus[]): string {
  if (status.includes("non-standard")) return "Not part of any standard.";
  if (status.includes("deprecated")) return "Deprecated.";
  return status.includes("experimental") ? "Experimental." : "";
}
