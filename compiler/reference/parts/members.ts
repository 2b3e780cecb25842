import type { FeatureStatus } from "~/domain/documents/document";
import { renderStatusBadges } from "../../macros/labels/badges";
import type { ReferenceContext } from "../reference-area";
import { describeBaseline } from "../../macros/labels/baseline-words";
import { definitions, linkExisting, sentence } from "./html";
import { describeSince } from "./since";

/** A member, value or descriptor of the page's subject. */
export interface Member {
  /** Term as HTML, such as `<code>append()</code>`. */
  label: string;
  /** Slug of its page, which is linked if the site has it. */
  slug: string | null;
  /** Its key in browser-compat-data, for the Baseline. */
  key: string | null;
  status: readonly FeatureStatus[];
  /** Badges of the area, as HTML, after those of the status. */
  badges?: string;
  /** A sentence as HTML; may be empty. */
  summary?: string;
}

type MemberContext = Pick<ReferenceContext, "site" | "platform" | "translate">;

/**
 * Renders a definition list: each member linked, with badges, a sentence and its Baseline; without both, with the
 * first versions of browsers that support it.
 */
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
      (key === null ? "" : describeSince([key], { platform })) ||
      describeStatus(status),
  };
}

/** Says what the badge means, if the data has no versions either. */
function describeStatus(status: readonly FeatureStatus[]): string {
  if (status.includes("non-standard")) return "Not part of any standard.";
  if (status.includes("deprecated")) return "Deprecated.";
  return status.includes("experimental") ? "Experimental." : "";
}
