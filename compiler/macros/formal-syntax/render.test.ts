import { expect, test } from "vitest";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createTestSite } from "../test-site";
import { renderCssSyntax, renderRawCssSyntax, type CssSyntaxContext } from "./index";

const GUIDE = "Web/CSS/Guides/Values_and_units/Value_definition_syntax";
const PROPERTIES = "Web/CSS/Reference/Properties";
const VALUES = "Web/CSS/Reference/Values";
const strings = loadContentStrings();

function createContext(slugs: readonly string[] = []): CssSyntaxContext {
  return {
    locale: "en-US",
    site: createTestSite(slugs),
    translate: strings("en-US"),
    platform: {
      listSpecifications: (_keys, urls) =>
        urls.map((url) => ({ bcdSpecificationURL: url, title: `The ${url}` })),
    },
  };
}

/** Returns the definitions' visible text. */
function readLines(html: string | null): string[] {
  const pre = /<pre[^>]*>(.*)<\/pre>/s.exec(html ?? "")?.[1] ?? "";
  return pre
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .split("\n");
}

test("shows a property and every type that it names, each once", () => {
  const html = renderCssSyntax(
    { kind: "property", name: "grid-template-columns" },
    createContext(),
  );
  const lines = readLines(html);
  expect(html).toMatch(/^<pre class="notranslate css-formal-syntax">/);
  expect(lines[0]).toBe("grid-template-columns =");
  expect(lines).toContain("  subgrid <line-name-list>?");
  expect(lines.filter((line) => line === "<track-size> =")).toHaveLength(1);
  expect(lines.filter((line) => line === "<length-percentage> =")).toHaveLength(1);
});

test("shows a function with its parentheses", () => {
  const lines = readLines(
    renderCssSyntax({ kind: "function", name: "color" }, createContext()),
  );
  expect(lines.slice(0, 2)).toEqual(["<color()> =", "  color("]);
  expect(lines).toContain("<xyz-space> =");
});

test("shows an at-rule and completes it from mdn-data", () => {
  const lines = readLines(
    renderCssSyntax({ kind: "at-rule", name: "@media" }, createContext()),
  );
  expect(lines.slice(0, 5)).toEqual([
    "@media =",
    "  @media <media-query-list> { <rule-list> }",
    "",
    "<media-query-list> =",
    "  <media-query>#",
  ]);
});

test("shows the definitions of properties that a syntax refers to", () => {
  const lines = readLines(
    renderCssSyntax({ kind: "property", name: "box-shadow" }, createContext()),
  );
  expect(lines).toContain("<'box-shadow-blur'> =");
});

test("only links colours, which are long and everywhere", () => {
  const context = createContext([`${VALUES}/color_value`]);
  const html = renderCssSyntax({ kind: "property", name: "box-shadow" }, context);
  expect(readLines(html)).not.toContain("<color> =");
  expect(html).toContain(
    `<a href="/en-US/docs/${VALUES}/color_value"><span class="token property">&lt;color&gt;</span></a>`,
  );
});

test("shows a colour's own definition", () => {
  const lines = readLines(
    renderCssSyntax({ kind: "type", name: "color" }, createContext()),
  );
  expect(lines[0]).toBe("<color> =");
});

test("shows a type by its name with or without marks", () => {
  const [plain, marked] = ["position", "<position>"].map((name) =>
    renderCssSyntax({ kind: "type", name }, createContext()),
  );
  expect(readLines(plain ?? null).slice(0, 4)).toEqual([
    "<position> =",
    "  <position-one> |",
    "  <position-two> |",
    "  <position-four>",
  ]);
  expect(marked).toBe(plain);
});

test("chooses among definitions of one name by scope", () => {
  const read = (scope: string): string[] =>
    readLines(
      renderCssSyntax({ kind: "function", name: "rect", scope }, createContext()),
    );
  expect(read("clip")[1]).toBe("  rect( <top>, <right>, <bottom>, <left> )");
  expect(read("basic-shape")[1]).toContain("<'border-radius'>");
});

test("shows a descriptor of its at-rule, and selectors with arguments", () => {
  const context = createContext();
  const descriptor = {
    kind: "descriptor",
    name: "font-display",
    atRule: "@font-face",
  } as const;
  expect(readLines(renderCssSyntax(descriptor, context))[1]).toBe("  auto     |");
  expect(
    readLines(renderCssSyntax({ kind: "selector", name: ":nth-child" }, context)),
  ).toEqual([":nth-child() =", "  :nth-child( An+B [ of S ]? )"]);
});

test("gives null for a name that no data set defines", () => {
  const context = createContext();
  expect(renderCssSyntax({ kind: "property", name: "no-such" }, context)).toBeNull();
  expect(
    renderCssSyntax({ kind: "descriptor", name: "x", atRule: "@no" }, context),
  ).toBeNull();
});

test("links signs to the guide, and properties to their pages, where the site has them", () => {
  const context = createContext([GUIDE, `${PROPERTIES}/row-gap`]);
  const html = renderCssSyntax({ kind: "shorthand", name: "gap" }, context) ?? "";
  expect(html).toContain(`<a href="/en-US/docs/${GUIDE}#question_mark">?</a>`);
  expect(html).toContain(`<a href="/en-US/docs/${PROPERTIES}/row-gap">`);
  expect(html).not.toContain(`${PROPERTIES}/column-gap`);
  expect(
    renderCssSyntax({ kind: "shorthand", name: "gap" }, createContext()),
  ).not.toMatch(/<a href="\/en-US/);
  const brackets = renderRawCssSyntax("a = [ b | c ]#", context);
  for (const sign of "[]")
    expect(brackets).toContain(`<a href="/en-US/docs/${GUIDE}#brackets">${sign}</a>`);
});

test("lists the specifications behind the definitions, each once", () => {
  const html =
    renderCssSyntax({ kind: "property", name: "box-shadow" }, createContext()) ?? "";
  const footer =
    /<footer class="css-formal-syntax-sources">.*<\/footer>/s.exec(html)?.[0] ?? "";
  expect(footer.match(/<a href="[^"#]*">/g)).toHaveLength(1);
});

test("shows a syntax that is written out, with the types that it names", () => {
  const html = renderRawCssSyntax(
    "<axis> = block | <length-percentage>",
    createContext(),
  );
  expect(readLines(html)).toEqual([
    "<axis> =",
    "  block |",
    "  <length-percentage>",
    "",
    "<length-percentage> =",
    "  <length> |",
    "  <percentage>",
  ]);
  expect(readLines(renderRawCssSyntax("bold smaller#{2}", createContext()))).toEqual([
    "  bold smaller#{2}",
  ]);
});

test("escapes a syntax that a page writes", () => {
  expect(renderRawCssSyntax("x = a & <b onclick=c>", createContext())).not.toContain(
    "<b ",
  );
});
