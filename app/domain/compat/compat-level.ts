import type { CompatBrowser, CompatStatement } from "./compat";

/** How far a browser supports a feature: the class of a cell, in the order of the legend. */
export const SUPPORT_LEVELS = [
  "yes",
  "partial",
  "preview",
  "no",
  "unknown",
  "removed-partial",
] as const;
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

/** The level that one statement means; a missing statement is unknown. */
export function toSupportLevel(
  statement: CompatStatement | undefined,
  browser: CompatBrowser,
): SupportLevel {
  if (!statement || statement.added === null) return "unknown";
  if (statement.partial) return statement.removed ? "removed-partial" : "partial";
  if (statement.added === false || statement.removed || statement.flags) return "no";
  return isPreview(statement.added, browser) ? "preview" : "yes";
}

/** True for `preview` and for a version that is not released yet. */
export function isPreview(version: string, browser: CompatBrowser): boolean {
  return version === "preview" || browser.previewVersions.includes(version);
}
