import type { SectionLink } from "~/domain/site/section";
import type { SiteSection } from "~/domain/site/sections";
import type { Target } from "./resolve-target";

/** The target of a link to a section, or to a page below it. */
export function toSectionTarget(
  { name, path = "", locales, hasSlash, needsPage }: SiteSection,
  { below, anchor, isEnglish }: SectionLink = {},
): Target {
  const own = `${path}${below ?? ""}`;
  return {
    path: hasSlash && below === undefined ? `${own}/` : own,
    feature: name,
    ...((isEnglish || locales === "english") && { isEnglish: true }),
    ...(anchor !== undefined && { anchor }),
    ...(needsPage && { page: own.slice(1) }),
  };
}
