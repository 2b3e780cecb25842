import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { CurriculumModule } from "~/domain/areas/curriculum";
import { ModulePicker } from "./module-list";

function createGroup(name: string, modules: number): CurriculumModule {
  const children = Array.from({ length: modules }, (_, index) => ({
    title: `${name} ${index + 1}`,
    url: `/en-US/curriculum/${name}/${index + 1}/`,
    slug: `${name}/${index + 1}`,
  }));
  return {
    title: `${name} modules`,
    url: `/en-US/curriculum/${name}/`,
    slug: name,
    children,
  };
}

function render(groups: CurriculumModule[]): string {
  return renderToStaticMarkup(<ModulePicker groups={groups} />);
}

test("preselects the second group", () => {
  const html = render([createGroup("a", 1), createGroup("b", 1), createGroup("c", 1)]);
  const [chosen] = html.match(/<input[^>]* checked=""[^>]*>/) ?? [];
  expect(chosen).toContain('value="b"');
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test("preselects the only group", () => {
  expect(render([createGroup("a", 1)])).toContain('checked="" value="a"');
});

test("links the first module of each group", () => {
  const html = render([createGroup("a", 2), createGroup("b", 2)]);
  const targets = [...html.matchAll(/class="button primary" href="([^"]*)"/g)];
  expect(targets.map(([, href]) => href)).toEqual([
    "/en-US/curriculum/a/1/",
    "/en-US/curriculum/b/1/",
  ]);
});

test("drops the word that all group titles share", () => {
  expect(render([createGroup("a", 1)])).toMatch(/<label[^>]*>a<\/label>/);
});

test("links no module in an empty group", () => {
  expect(render([createGroup("a", 0)])).not.toContain("begin");
});
