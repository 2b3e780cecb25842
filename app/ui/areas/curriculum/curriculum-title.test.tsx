import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  CurriculumTitle,
  type CurriculumTitleProps,
  splitFirstWord,
  splitLastWord,
} from "./curriculum-title";

function render(props: CurriculumTitleProps): string {
  return renderToStaticMarkup(<CurriculumTitle {...props} />);
}

test("colours the last word of an overview", () => {
  expect(render({ template: "overview", title: "Core modules" })).toMatch(
    /<h1[^>]*>Core <span>modules<\/span><\/h1>/,
  );
});

test.each(["about", "default"] as const)("colours the first word of %s", (template) => {
  expect(render({ template, title: "About it all" })).toMatch(
    /<h1[^>]*><span>About<\/span> it all<\/h1>/,
  );
});

test("shows topic, its style and the group of a module", () => {
  const html = render({
    template: "module",
    title: "1. Layout",
    topic: "Styling",
    group: "Core modules",
  });
  expect(html).toContain("<h1>1. Layout</h1>");
  expect(html).toContain('data-topic="styling"');
  expect(html).toContain("Core modules");
});

test("shows a module without topic with the neutral icon", () => {
  const html = render({ template: "module", title: "1. Layout" });
  expect(html).toContain('data-topic="none"');
});

test.each([
  ["About the curriculum", ["About", " the curriculum"]],
  ["FAQ", ["FAQ", ""]],
  ["", ["", ""]],
])("splits the first word off %j", (title, parts) => {
  expect(splitFirstWord(title)).toEqual(parts);
});

test.each([
  ["Core modules", ["Core ", "modules"]],
  ["Modules ", ["", "Modules"]],
  ["", ["", ""]],
])("splits the last word off %j", (title, parts) => {
  expect(splitLastWord(title)).toEqual(parts);
});
