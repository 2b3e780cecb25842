import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Section } from "~/domain/documents/document";
import { IssuesTable, type IssuesTableProps, splitAtIssues } from "./issues-table";

const ISSUE = {
  title: "Fix a <word>",
  url: "https://code.example/1",
  labels: ["good first issue"],
  repository: "mdn/content",
};

function render(props: IssuesTableProps): string {
  return renderToStaticMarkup(<IssuesTable {...props} />);
}

test("lists each issue with its labels and repository", () => {
  const html = render({ issues: [ISSUE], source: "host" });
  expect(html).toContain('<a href="https://code.example/1">Fix a &lt;word&gt;</a>');
  expect(html).toMatch(/<\/a> <span [^>]*>good first issue<\/span>/);
  expect(html).toContain("<td>mdn/content</td>");
  expect(html).not.toContain("samples");
});

test("marks sample issues as samples", () => {
  expect(render({ issues: [ISSUE], source: "samples" })).toContain("These are samples");
});

test("shows an error when the host never answered", () => {
  expect(render({ issues: [], source: "none" })).toContain("be loaded at the moment");
});

test("says that the list needs a network in a page of offline content", () => {
  expect(render({ issues: [], source: "offline" })).toContain("needs a network");
});

test("shows a notice when the host has no open issues", () => {
  expect(render({ issues: [], source: "host" })).toContain("no open issues");
});

const PEOPLE = { day: "2026-11-22", imageOrigins: [], features: [] };

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
