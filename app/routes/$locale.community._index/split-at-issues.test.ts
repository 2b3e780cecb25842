import { expect, test } from "vitest";
import type { Section } from "~/domain/documents/document";
import { splitAtIssues } from "./split-at-issues";

const PEOPLE = { day: "2026-11-22", imageOrigins: [] };

function prose(id: string): Section {
  return { type: "prose", value: { id, title: id, isH3: false, content: "" } };
}

test("splits after the section of the table", () => {
  const sections = [prose("start"), prose("help_us_fix_open_issues"), prose("licence")];
  const { before, after } = splitAtIssues(sections, PEOPLE);
  expect(before).toContain('id="help_us_fix_open_issues"');
  expect(before).not.toContain("licence");
  expect(after).toBe('<section><h2 id="licence">licence</h2></section>');
});

test("has no second part on a page without that section", () => {
  expect(splitAtIssues([prose("start")], PEOPLE)).toEqual({
    before: '<section><h2 id="start">start</h2></section>',
    after: null,
  });
});
