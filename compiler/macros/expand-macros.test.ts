import * as fc from "fast-check";
import { expect, test } from "vitest";
import { expandMacros, renderCall } from "./expand-macros";
import { insertOutputs } from "./insert-outputs";
import { ContentDataError } from "../sources/content-data/content-data";
import {
  createTestContentData,
  createTestContext,
  createTestPage,
  createTestSite,
} from "./test-site";

const T = (index: number) => `\u0091${String(index)}\u0092`;

test("replaces each call by a numbered token and keeps its output apart", () => {
  const { text, outputs } = expandMacros(
    "a {{rfc(1)}} b {{RFC(2)}}.",
    createTestContext(),
  );
  expect(text).toBe(`a ${T(0)} b ${T(1)}.`);
  expect(outputs.map((html) => html.replace(/<[^>]*>/g, ""))).toEqual(["RFC 1", "RFC 2"]);
});

test.each(["Non-standard_Inline", "non_standard_inline", "NON-STANDARD-INLINE"])(
  "finds the macro of %s in any case, with - or _",
  (name) => {
    const { outputs } = expandMacros(`{{ ${name} }}`, createTestContext());
    expect(outputs[0]).toContain("icon-nonstandard");
  },
);

test("expands calls side by side", () => {
  const context = createTestContext();
  const { text, outputs } = expandMacros(
    '{{APIRef("DOM")}}{{SecureContext_Header}}',
    context,
  );
  expect(text).toBe(T(0) + T(1));
  expect(outputs[0]).toBe("");
  expect(context.sidebars).toEqual([{ name: "apiref", args: ["DOM"] }]);
});

test("expands calls in inline code and raw HTML", () => {
  const { text } = expandMacros("`{{rfc(1)}}` <td>{{rfc(2)}}</td>", createTestContext());
  expect(text).toBe(`\`${T(0)}\` <td>${T(1)}</td>`);
});

test("reads a backtick argument with bars and braces before Markdown sees it", () => {
  const context = createTestContext();
  const { text } = expandMacros("{{CSSSyntaxRaw(`<axis> = x | }} y`)}} | `a`", context);
  expect(text).toBe(`${T(0)} | \`a\``);
});

test("drops the backslash of escaped braces, in code too", () => {
  const body = "\\{{a}} `\\{{b}}`\n```django\n\\{{ c }}\n\\{\\{ d \\}\\}\n/\\\\{/\n```\n";
  const context = createTestContext();
  expect(expandMacros(body, context).text).toBe(
    "{{a}} `{{b}}`\n```django\n{{ c }}\n{{ d }}\n/\\{/\n```\n",
  );
  expect(context.flaws).toEqual([]);
});

test("leaves braces without a name as they are", () => {
  const context = createTestContext();
  expect(expandMacros("`{{ }}` {{", context).text).toBe("`{{ }}` {{");
  expect(context.flaws).toEqual([]);
});

test("leaves a malformed call as written and reports line and column", () => {
  const context = { ...createTestContext(), bodyLine: 8 };
  const body = 'a\n\nb {{domxref("x"))}} {{rfc(1)}}';
  expect(expandMacros(body, context).text).toBe(`a\n\nb {{domxref("x"))}} ${T(0)}`);
  expect(context.flaws).toMatchObject([{ check: "macro-syntax", line: 10, column: 3 }]);
});

test.each([
  "{{Specifications)}} {{rfc(1)}}",
  "{{domxref(Element.attributeStyleMap)}} {{rfc(1)}}",
  '{{domxref("WindowControlsOverlay"))}} {{rfc(1)}}',
  '{{domxref("a") and {{rfc(1)}}',
])("survives the broken call in %s", (body) => {
  const context = createTestContext();
  const { text, outputs } = expandMacros(body, context);
  expect(text).toBe(body.replace("{{rfc(1)}}", T(0)));
  expect(outputs).toHaveLength(1);
  expect(context.flaws).toHaveLength(1);
});

test("shows nothing for an unknown macro and suggests the nearest name", () => {
  const context = createTestContext();
  expect(expandMacros('x\n {{CSSxreff("a")}}', context).outputs).toEqual([""]);
  expect(context.flaws).toEqual([
    {
      check: "macro-unknown",
      line: 2,
      column: 2,
      message: "There is no macro CSSxreff",
      suggestion: "cssxref",
    },
  ]);
});

test("shows a broken call at its place to writers", () => {
  const context = { ...createTestContext(), marksFlaws: true };
  const { outputs } = expandMacros('{{Nothing}} {{rfc(1)}} {{Glossary("x")}}', context);
  const mark = 'data-flaw-src="There is no macro Nothing"';
  expect(outputs[0]).toBe(
    `<code ${mark} class="broken-macro" title="There is no macro Nothing">{{Nothing}}</code>`,
  );
  expect(outputs[1]).not.toContain("data-flaw-src");
  expect(outputs[2]).toMatch(/^<a data-flaw-src="There is no page [^"]+" href=/);
});

test("renders nothing for a rejected call", () => {
  const context = createTestContext();
  expect(expandMacros("{{Glossary}}", context).outputs).toEqual([""]);
  expect(context.flaws).toMatchObject([
    {
      check: "macro-call",
      message: "Glossary: Argument 1 (the term) is missing",
      line: 1,
      column: 1,
    },
  ]);
});

test("reports a data file of the content that can't be read, with its name", () => {
  const contentData = createTestContentData({
    listApiGroups() {
      throw new ContentDataError("jsondata/GroupData.json", new Error("no list"));
    },
  });
  const context = createTestContext({ contentData });
  expect(expandMacros("{{ListGroups}}", context).outputs).toEqual([""]);
  expect(context.flaws).toMatchObject([
    {
      check: "content-data",
      message: "jsondata/GroupData.json can't be read: no list",
      line: 1,
      column: 1,
    },
  ]);
});

test("reports the place of a link to a missing target", () => {
  const context = createTestContext();
  expandMacros('{{rfc(1)}}\nab {{Glossary("x")}}', context);
  expect(context.flaws).toMatchObject([
    { check: "macro-broken-link", line: 2, column: 4 },
  ]);
});

test("takes characters that could forge a token out of the source", () => {
  const { text } = expandMacros(`${T(0)}{{rfc(1)}}`, createTestContext());
  expect(text).toBe(`0${T(0)}`);
});

test("renders a call from front matter", () => {
  const html = renderCall({ name: "SeeCompatTable", args: [] }, createTestContext());
  expect(html).toContain('class="notecard experimental"');
});

test("never throws and keeps one output for each token", () => {
  const pages = ["Web/CSS/Reference/Properties/color", "Glossary/A"].map(createTestPage);
  const site = createTestSite(pages);
  const name = fc.constantFrom(
    "cssxref",
    "jsxref",
    "domxref",
    "rfc",
    "Next",
    "APIRef",
    "nope",
  );
  const argument = fc.oneof(
    fc.string().map((text) => JSON.stringify(text)),
    fc.string(),
  );
  const call = fc
    .tuple(name, fc.array(argument))
    .map(([n, args]) => `{{${n}(${args.join()})}}`);
  const piece = fc.oneof(
    call,
    fc.constantFrom("{{", "}}", "\\{", "\u0091", "\u0092", '"', "\n"),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (parts) => {
      const { text, outputs } = expandMacros(parts.join(""), createTestContext({ site }));
      expect(text.match(/\u0091\d+\u0092/g) ?? []).toHaveLength(outputs.length);
      expect(
        insertOutputs(
          text,
          outputs.map(() => ""),
        ),
      ).not.toMatch(/[\u0091\u0092]/);
    }),
  );
});

test("case 71: braces in an argument are text, and the call's own place counts", () => {
  const context = createTestContext();
  expandMacros('a\n  {{Glossary("{{x}}")}}', context);
  expect(context.flaws).toMatchObject([{ line: 2, column: 3 }]);
});

test("tells the lines of the body behind calls over several lines", () => {
  const body = 'a\n{{Glossary(\n"x"\n)}} b\nc {{rfc(\n1)}}\nd';
  const { text, toBodyLine } = expandMacros(body, createTestContext());
  expect(text.split("\n").map((_, at) => toBodyLine(at))).toEqual([0, 1, 4, 6]);
});
