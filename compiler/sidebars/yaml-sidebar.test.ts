import { expect, test } from "vitest";
import type { Flaw } from "~/domain/documents/flaw";
import { createSite } from "../core/create-site";
import { createPage } from "./test-site";
import { parseYamlSidebar } from "./yaml-sidebar";

function parse(...lines: string[]) {
  const flaws: Flaw[] = [];
  const source = { file: "sidebars/x.yaml", text: lines.join("\n") };
  const sidebar = parseYamlSidebar(source, (flaw) => flaws.push(flaw));
  return { sidebar, flaws };
}

test("reads a path as a link, and one tag as a list of tags", () => {
  const { sidebar } = parse(
    "sidebar:",
    "  - /Web/A",
    "  - type: listSubPages",
    "    path: /Web/B",
    "    tags: guide",
  );
  expect(sidebar?.sidebar).toEqual([
    { link: "/Web/A" },
    { type: "listSubPages", path: "/Web/B", tags: ["guide"] },
  ]);
});

test("shows a title as it is written, also one that YAML reads as a number", () => {
  const { sidebar, flaws } = parse(
    "sidebar:",
    "  - title: 3.10",
    "    link: /Web/A",
    "  - type: listSubPages",
    "    path: /Web/B",
    "    title: 404",
    "    depth: 2",
  );
  expect(sidebar?.sidebar).toMatchObject([{ title: "3.10" }, { title: "404", depth: 2 }]);
  expect(flaws).toEqual([]);
});

test("accepts a file without labels and a locale without labels", () => {
  expect(parse("sidebar: []").flaws).toEqual([]);
  expect(parse("sidebar: []", "l10n:", "  de: {}", "  fr:").flaws).toEqual([]);
});

test("reports broken YAML with its place", () => {
  const { sidebar, flaws } = parse("sidebar:", '  - title: "open');
  expect(sidebar).toBeNull();
  expect(flaws[0]).toMatchObject({
    check: "sidebar",
    severity: "error",
    file: "sidebars/x.yaml",
    line: 2,
  });
});

test("gives no parser a file whose nesting would fill the stack", () => {
  const { sidebar, flaws } = parse(`sidebar: ${"[".repeat(5_000)}`);
  expect(sidebar).toBeNull();
  expect(flaws[0]?.message).toContain("nested too deeply");
});

test("reports a wrong value at its line and column, and goes on without it", () => {
  const { sidebar, flaws } = parse(
    "sidebar:",
    "  - title: A",
    "    children:",
    "      - title: B",
    "        details: shut",
  );
  expect(sidebar?.sidebar).toEqual([{ title: "A", children: [{ title: "B" }] }]);
  expect(flaws).toHaveLength(1);
  expect(flaws[0]).toMatchObject({ line: 5, column: 18 });
  expect(flaws[0]?.message).toBe("sidebar.0.children.0.details: is none of closed, open");
});

test("reports a list without path and an entry without anything, and keeps the others", () => {
  const { sidebar, flaws } = parse(
    "sidebar:",
    "  - type: listSubPagesGrouped",
    "  - code: true",
    "  - /Web/A",
  );
  expect(sidebar?.sidebar).toEqual([{ link: "/Web/A" }]);
  expect(flaws.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "2 sidebar.0: An entry of type listSubPagesGrouped needs a path.",
    "3 sidebar.1: An entry needs a link, a title or children.",
  ]);
});

test("warns of an unknown key and goes on without it", () => {
  const { sidebar, flaws } = parse("sidebar:", "  - link: /Web/A", "    colour: red");
  expect(flaws).toMatchObject([{ severity: "warning", line: 2 }]);
  expect(sidebar?.sidebar).toEqual([{ link: "/Web/A" }]);
});

test("reports an alias that leads nowhere", () => {
  const { sidebar, flaws } = parse("sidebar: *nowhere");
  expect(sidebar).toBeNull();
  expect(flaws[0]).toMatchObject({ severity: "error", line: 1 });
});

test("reports entries that lead to no page or to a moved one", () => {
  const flaws: Flaw[] = [];
  const pages = [createPage({ slug: "Web/A" })];
  const site = createSite(pages, [{ from: "/en-US/docs/Old", to: "/en-US/docs/Web/A" }]);
  const lines = [
    "sidebar:",
    "  - /Web/A#x",
    "  - title: Group",
    "    children:",
    "      - /docs/Web/Gone",
    "      - link: /Old",
    "  - type: listSubPages",
    "    path: /Web/None",
    "  - https://example.com/x",
    "  - /en-US/blog",
  ];
  const source = { file: "sidebars/x.yaml", text: lines.join("\n") };
  parseYamlSidebar(source, (flaw) => flaws.push(flaw), site);
  expect(flaws).toMatchObject([
    {
      severity: "error",
      line: 5,
      message: expect.stringContaining("/docs/Web/Gone") as string,
    },
    { severity: "warning", line: 6, suggestion: "/Web/A" },
    {
      severity: "error",
      line: 8,
      message: expect.stringContaining("/Web/None") as string,
    },
  ]);
});
