import { renderSitePage } from "~/domain/areas/render-about";
import type { PeopleOptions } from "~/domain/areas/render-people";
import type { Section } from "~/domain/documents/document";

const ISSUES_ID = "help_us_fix_open_issues";

/**
 * HTML up to and including the section of the issues table, and after it; `after` is null
 * without such a section.
 */
export function splitAtIssues(
  sections: readonly Section[],
  people: PeopleOptions,
): {
  before: string;
  after: string | null;
} {
  const end = sections.findIndex(({ value }) => value.id === ISSUES_ID) + 1;
  if (end === 0) return { before: renderSitePage(sections, people), after: null };
  return {
    before: renderSitePage(sections.slice(0, end), people),
    after: renderSitePage(sections.slice(end), people),
  };
}
