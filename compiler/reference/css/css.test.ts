import { expect, test } from "vitest";
import { createTestBaseline } from "../parts/test-context";
import { feature, openArea, readSections, readText } from "../parts/test-area";
import { css } from "./index";

const ROOT = "Web/CSS/Reference";
const calls = { description: "<code>fit-content()</code>" };
const area = openArea(css, {
  compat: {
    css: {
      properties: {
        "flex-wrap": feature(`${ROOT}/Properties/flex-wrap`, {
          wrap: feature(null),
          multi: feature(null, {}, { description: "Several keywords at once" }),
        }),
        "flex-flow": feature(`${ROOT}/Properties/flex-flow`),
        "grid-gap": feature(null),
        "-webkit-flex-wrap": feature(`${ROOT}/Properties/-webkit-flex-wrap`),
        width: feature(`${ROOT}/Properties/width`, {
          "fit-content": feature(`${ROOT}/Values/fit-content`),
          "fit-content_function": feature(
            `${ROOT}/Values/fit-content_function`,
            {},
            calls,
          ),
        }),
        "column-rule-inset-cap": feature(`${ROOT}/Properties/column-rule-inset-cap`),
        "rule-inset-cap": feature(`${ROOT}/Properties/rule-inset-cap`),
        ry: feature(`${ROOT}/Properties/ry`),
        clip: feature(`${ROOT}/Properties/clip`),
        "custom-property": feature(`${ROOT}/Properties/--*`),
      },
      "at-rules": {
        "font-face": feature(`${ROOT}/At-rules/@font-face`, {
          "font-display": feature(`${ROOT}/At-rules/@font-face/font-display`),
          WOFF: feature("Web/CSS/Guides/Fonts/WOFF"),
        }),
        media: feature(`${ROOT}/At-rules/@media`, {
          hover: feature(`${ROOT}/At-rules/@media/hover`),
          width: feature(`${ROOT}/At-rules/@media/width`),
        }),
      },
      selectors: {
        has: feature(`${ROOT}/Selectors/:has`),
        hostfunction: feature(`${ROOT}/Selectors/:host_function`),
        "-moz-meter-bar": feature(`${ROOT}/Selectors/::-moz-meter-bar`),
        child: feature(`${ROOT}/Selectors/Child_combinator`),
        id: feature(`${ROOT}/Selectors/ID_selectors`),
      },
      types: {
        angle: feature(`${ROOT}/Values/angle`, {
          deg: feature(null, {}, { description: "<code>deg</code> unit" }),
        }),
        "transform-function": feature(`${ROOT}/Values/transform-function`, {
          rotate: feature(`${ROOT}/Values/transform-function/rotate`),
        }),
        global_keywords: { unset: feature(`${ROOT}/Values/unset`) },
      },
    },
  },
  baselines: { "css.properties.flex-wrap.wrap": createTestBaseline() },
});

test.each([
  ["Properties/flex-wrap", "flex-wrap", "css-property"],
  ["Properties/flex-flow", "flex-flow", "css-shorthand-property"],
  ["Properties/--*", "Custom properties (--*): CSS variables", "css-property"],
  ["At-rules/@font-face", "@font-face", "css-at-rule"],
  ["@font-face/font-display", "font-display", "css-at-rule-descriptor"],
  ["@media/hover", "hover", "css-media-feature"],
  ["Selectors/:has", ":has()", "css-pseudo-class"],
  ["Selectors/:host_function", ":host()", "css-pseudo-class"],
  ["Selectors/::-moz-meter-bar", "::-moz-meter-bar", "css-pseudo-element"],
  ["Child_combinator", "Child combinator", "css-combinator"],
  ["ID_selectors", "ID selectors", "css-selector"],
  ["Values/angle", "<angle>", "css-type"],
  ["Values/fit-content", "fit-content", "css-keyword"],
  ["Values/fit-content_function", "fit-content()", "css-function"],
  ["Values/unset", "unset", "css-keyword"],
  ["transform-function/rotate", "rotate()", "css-function"],
  ["Fonts/WOFF", "Web Open Font Format (WOFF)", "guide"],
])("the page %s has the title %s and is a %s", (slug, title, pageType) => {
  expect(area.find(slug)).toMatchObject({
    title,
    pageType,
    sidebar: [{ name: "cssref" }],
  });
});

test("describes what a property applies to, its values and its syntax", () => {
  const html = area.render("/flex-wrap");
  expect(readText(html)).toMatch(
    /^flex-wrap is a CSS property that applies to flex containers\. Its initial value is nowrap, and it is not inherited\./,
  );
  const sections = readSections(html);
  expect(readText(sections.Syntax ?? "")).toMatch(
    /flex-wrap: nowrap;.*flex-wrap: unset;$/,
  );
  expect(readText(sections.Values ?? "")).toMatch(
    /^nowrap On one line\. wrap On several lines/,
  );
  expect(readText(sections["Support of values"] ?? "")).toBe(
    "wrap Baseline widely available.",
  );
  expect(sections.Example).toMatch(/data-live-id="example"/);
  expect(readText(sections.Example ?? "")).toMatch(
    /\.sample-1 \.target { flex-wrap: nowrap; }.*\.sample-2 \.target { flex-wrap: wrap; }/,
  );
  expect(readText(sections["Support of details"] ?? "")).toContain(
    "Several keywords at once",
  );
  expect(readText(sections["Formal definition"] ?? "")).toContain(
    "Animation type discrete",
  );
  expect(sections["Formal syntax"]).toContain("css-formal-syntax");
  expect(sections["See also"]).toContain("Properties/flex-flow");
});

test("leaves out what a property applies to where that is no phrase", () => {
  expect(readText(area.render("Properties/clip"))).toMatch(
    /^clip is a CSS property\. Its initial value is auto, and it is not inherited\./,
  );
});

test("names the properties that a shorthand sets", () => {
  const html = area.render("Properties/flex-flow");
  expect(readText(html)).toMatch(
    /^flex-flow is a CSS shorthand property that sets flex-direction and flex-wrap at once/,
  );
  expect(readSections(html)["Constituent properties"]).toContain("Properties/flex-wrap");
});

test("mends what the extraction of the specifications leaves out or marks otherwise", () => {
  expect(readText(area.render("Properties/rule-inset-cap"))).toMatch(
    /shorthand property that sets column-rule-inset-cap and row-rule-inset-cap at once/,
  );
  const ry = area.render("Properties/ry");
  expect(ry).toContain("<code>&lt;ellipse&gt;</code> and <code>&lt;rect&gt;</code>");
  expect(readText(ry)).toMatch(
    /^ry is a CSS property that applies to <ellipse> and <rect>/,
  );
});

test("sends the reader of a legacy name to the property", () => {
  expect(readText(area.render("-webkit-flex-wrap"))).toMatch(
    /^-webkit-flex-wrap is another name for the CSS property flex-wrap/,
  );
});

test("parts descriptors from other features of an at-rule", () => {
  const sections = readSections(area.render("At-rules/@font-face"));
  expect(sections.Descriptors).toContain("@font-face/font-display");
  expect(sections.Descriptors).not.toContain("WOFF");
  expect(sections["Other features"]).toContain("WOFF");
});

test("shows rules, values of a function and values of a property in live examples", () => {
  const child = readText(readSections(area.render("Child_combinator")).Example ?? "");
  expect(child).toContain("color-scheme: light;");
  expect(child).toMatch(/<p>Grandchild.*div > p { background: gold; }$/);
  const rotate = readText(
    readSections(area.render("transform-function/rotate")).Example ?? "",
  );
  expect(rotate).toMatch(/\.sample-1 \.target { transform: none; }/);
  expect(rotate).toMatch(/\.sample-2 \.target { transform: rotate\(10deg\); }/);
  expect(area.render("Properties/width")).toContain('data-live-id="example"');
});

test("a subject that a sample can't show has no example", () => {
  expect(area.render("@font-face/font-display")).not.toContain("<h2>Example</h2>");
});

test("gives a descriptor its at-rule, keywords and initial value", () => {
  const html = area.render("@font-face/font-display");
  expect(readText(html)).toMatch(
    /^font-display is a descriptor of the @font-face at-rule\. Its initial value is auto\./,
  );
  expect(html).toContain("font-display: swap;");
});

test("writes queries for a media feature", () => {
  expect(area.render("@media/hover")).toContain("@media (hover: none) {");
  expect(area.render("@media/width")).toContain("@media (min-width: &lt;length&gt;) {");
});

test("describes a selector's matches, and a prefix's origin", () => {
  expect(readText(area.render("Child_combinator"))).toMatch(
    /a CSS combinator\. It matches elements that are children/,
  );
  expect(readText(area.render("::-moz-meter-bar"))).toContain("an extension of Firefox");
  expect(readSections(area.render(":has"))["Formal syntax"]).toContain(":has(");
  expect(area.render(":has")).not.toContain("<h2>Syntax</h2>");
});

test("lists the units of a type, and the type of a function", () => {
  expect(readText(readSections(area.render("Values/angle")).Units ?? "")).toBe("deg");
  expect(readText(area.render("transform-function/rotate"))).toMatch(
    /^rotate\(\) is a CSS function, described with <transform-function>\./,
  );
});

test("shows a keyword with its property, and lists those that all accept", () => {
  expect(area.render("Values/fit-content")).toContain("width: fit-content;");
  expect(readText(area.render("Values/unset"))).toMatch(/every property accepts\./);
});
