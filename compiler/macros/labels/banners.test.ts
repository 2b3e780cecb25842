import { expect, test } from "vitest";
import { renderTestCall } from "../test-render";
import { createTestContext } from "../test-site";

test.each([
  ["SeeCompatTable", "experimental", "Experimentell:"],
  ["Deprecated_Header", "deprecated", "Veraltet:"],
  ["Non-standard_Header", "nonstandard", "Nicht standardisiert:"],
  ["SecureContext_Header", "secure", "Sicherer Kontext:"],
])("renders %s as a card with a localized label", (name, className, label) => {
  const html = renderTestCall(name, [], createTestContext({ locale: "de" }));
  expect(html).toMatch(
    new RegExp(
      `^<div class="notecard ${className}"><p><strong>${label}</strong> .+\\.</p></div>$`,
    ),
  );
});

test.each([
  ["en-US", "#browser_compatibility"],
  ["de", "#browser-kompatibilität"],
  ["ko", "#브라우저_호환성"],
] as const)("links the experimental card of %s to %s", (locale, href) => {
  const html = renderTestCall("SeeCompatTable", [], createTestContext({ locale }));
  expect(html).toContain(`<a href="${href}">`);
});

test("links the secure context card within the page's locale", () => {
  const html = renderTestCall(
    "SecureContext_Header",
    [],
    createTestContext({ locale: "ja" }),
  );
  expect(html).toContain('<a href="/ja/docs/Web/Security/Defenses/Secure_Contexts">');
});
