import { expect, test } from "vitest";
import { COMPAT_LINK } from "../../core/markers";
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

test.each(["en-US", "de", "ko"] as const)(
  "links the experimental card to the page's table in %s",
  (locale) => {
    const html = renderTestCall("SeeCompatTable", [], createTestContext({ locale }));
    expect(html).toContain(`<a href="${COMPAT_LINK}">`);
  },
);

test("links the secure context card within the page's locale", () => {
  const html = renderTestCall(
    "SecureContext_Header",
    [],
    createTestContext({ locale: "ja" }),
  );
  expect(html).toContain('<a href="/ja/docs/Web/Security/Defenses/Secure_Contexts">');
});
