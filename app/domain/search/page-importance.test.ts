import { expect, test } from "vitest";
import { LAST_SLUG_RANK, rankSlug } from "./page-importance";

const JS = "Web/JavaScript/Reference";
const OBJECTS = `${JS}/Global_Objects`;
const CSS = "Web/CSS/Reference";

test.each([
  ["landing, class", "Web/CSS", "Web/API/CSS"],
  ["class, member", `${OBJECTS}/Map`, `${OBJECTS}/Array/map`],
  [
    "member of a core class, element",
    `${OBJECTS}/Array/map`,
    "Web/HTML/Reference/Elements/map",
  ],
  ["class, constructor", "Glossary/Array", `${OBJECTS}/Array/Array`],
  ["core class, other class", `${OBJECTS}/Array/map`, `${OBJECTS}/TypedArray/map`],
  [
    "element, rare statement",
    "Web/HTML/Reference/Elements/label",
    `${JS}/Statements/label`,
  ],
  ["statement, element", `${JS}/Statements/var`, "Web/HTML/Reference/Elements/var"],
  ["statement, operator", `${JS}/Statements/import`, `${JS}/Operators/import`],
  ["property, media feature", `${CSS}/Properties/grid`, `${CSS}/At-rules/@media/grid`],
  ["interface, header", "Web/API/Location", "Web/HTTP/Reference/Headers/Location"],
  ["overview, member", "Web/API/Fetch_API", "Web/API/Window/fetch"],
  ["document, other", "Web/API/Document/querySelector", "Web/API/Element/querySelector"],
  [
    "lesson, glossary",
    "Learn_web_development/Core/CSS_layout/Flexbox",
    "Glossary/Flexbox",
  ],
  ["guide, glossary", "Web/HTTP/Guides/CORS", "Glossary/CORS"],
  ["glossary, test", "Glossary/Grid", "Learn_web_development/Core/Test_your_skills/Grid"],
  ["attribute, member", "Web/SVG/Reference/Attribute/cx", "Web/API/SVGCircleElement/cx"],
  ["member, other", "Web/API/Observable/map", "Mozilla/Add-ons/map"],
])("ranks first before second: %s", (_, first, second) => {
  expect(rankSlug(first)).toBeLessThan(rankSlug(second));
});

test("ranks unknown slugs last", () => {
  expect(rankSlug("Mozilla/Add-ons/WebExtensions")).toBe(LAST_SLUG_RANK);
});
