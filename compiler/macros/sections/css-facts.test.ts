import { expect, test } from "vitest";
import { findCssFacts, findCssText, findPropertyFacts } from "./css-facts";

test("finds a property and a descriptor by the end of the slug", () => {
  expect(findCssFacts("Web/CSS/Reference/Properties/opacity")?.initial).toBe("1");
  expect(
    findCssFacts("Web/CSS/Reference/At-rules/@font-face/font-display")?.initial,
  ).toBe("auto");
});

test("finds no descriptor under the name of a property", () => {
  expect(findCssFacts("Web/CSS/Reference/At-rules/@font-face/opacity")).toBeNull();
});

test("gives the list of properties for a shorthand", () => {
  expect(findPropertyFacts("border")?.initial).toContain("border-width");
});

test("gives a text in the locale, else the English one with links of the locale", () => {
  expect(findCssText("allElements", "de")).toBe("alle Elemente");
  expect(findCssText("basicShape", "ko")).toContain('href="/ko/docs/');
  expect(findCssText("noSuchKey", "de")).toBeNull();
});

test("puts the text for a length into the texts that build on it", () => {
  expect(findCssText("lpc", "en-US")).toMatch(/interpolation".*length<\/a>, <a /s);
});

test("repairs calls without closing parenthesis and unescaped type names", () => {
  expect(findCssText("angleBasicShapeOrPath", "en-US")).toContain(
    '{{cssxref("&lt;angle>")}}',
  );
  expect(
    findCssText("theSpecifiedKeywordOrAComputedLengthPercentageValue", "en-US"),
  ).toContain("computed &lt;length-percentage> value");
});
