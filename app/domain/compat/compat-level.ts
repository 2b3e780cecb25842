import type { CompatBrowser, CompatStatement } from "./compat";

/** Level of support, which is the class of a cell, in the order of the legend. */
export const SUPPORT_LEVELS = [
  "yes",
  "partial",
  "preview",
  "no",
  "unknown",
  "removed-partial",
] as const;
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

/** Level of one statement; a missing statement is unknown. */
export function toSupportLevel(
  statement: CompatStatement | undefined,
  browser: CompatBrowser,
): SupportLevel {
  if (!statement || statement.added === null) return "unknown";
  if (statement.partial) return statement.removed ? "removed-partial" : "partial";
  if (statement.added === false || statement.removed) return "no";
  if (isPreview(statement.added, browser)) return "preview";
  return statement.flags ? "no" : "yes";
}

/** True for `preview` and for an unreleased version. */
export function isPreview(version: string, browser: CompatBrowser): boolean {
  return version === "preview" || browser.previewVersions.includes(version);
}
