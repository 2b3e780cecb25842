import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext } from "../test-site";
import { renderStatusBadges } from "./badges";

test.each([
  ["Experimental_Inline", "experimental", "Experimentell"],
  ["Non-standard_Inline", "nonstandard", "Nicht standardisiert"],
  ["Deprecated_Inline", "deprecated", "Veraltet"],
  ["Obsolete_Inline", "deprecated", "Veraltet"],
  ["NonStandardBadge", "nonstandard", "Nicht standardisiert"],
  ["ExperimentalBadge", "experimental", "Experimentell"],
])("renders %s as a symbol with a localized label", (name, icon, label) => {
  const html = renderTestCall(name, [], createTestContext({ locale: "de" }));
  expect(html).toMatch(
    new RegExp(
      `^<span role="img" class="icon icon-${icon}" title="[^"]+" aria-label="${label}"></span>$`,
    ),
  );
});

test("renders Optional_Inline as a word without tooltip", () => {
  expect(renderTestCall("Optional_Inline")).toBe(
    '<span class="badge inline optional">Optional</span>',
  );
});

test.each([
  ["ReadOnlyInline", "readonly", "Schreibgeschützt"],
  ["SecureContext_Inline", "secure", "Sicherer Kontext"],
])("renders %s as a localized word with tooltip", (name, className, label) => {
  const html = renderTestCall(name, [], createTestContext({ locale: "de" }));
  expect(html).toMatch(
    new RegExp(`^<span class="badge inline ${className}" title="[^"]+">${label}</span>$`),
  );
});

test("lists a page's marks in their fixed order", () => {
  const { translate } = createTestContext();
  const html = renderStatusBadges(["deprecated", "experimental"], translate);
  expect([...html.matchAll(/aria-label="(\w+)"/g)].map((match) => match[1])).toEqual([
    "Experimental",
    "Deprecated",
  ]);
  expect(renderStatusBadges([], translate)).toBe("");
});
