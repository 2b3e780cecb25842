import { expect, test } from "vitest";
import { LOCALES } from "~/domain/locales/locale";
import { renderTestCall } from "../test-render";
import { createTestContext } from "../test-site";

test("opens a section of its own in the page's language", () => {
  const context = createTestContext({ locale: "de" });
  const html = renderTestCall("InteractiveExample", ["CSS Demo: gap", "Taller"], context);
  expect(html).toBe(
    '<h2 id="probieren_sie_es_aus">Probieren Sie es aus</h2>\n<interactive-example name="CSS Demo: gap" height="taller" data-live-path="/en-US/docs/Web/Test/"></interactive-example>',
  );
  expect(context.flaws).toEqual([]);
});

test.each(["HTML Demo: <a>", "HTML Demo: &lt;a&gt;"])("keeps the tag in %j", (name) => {
  expect(renderTestCall("InteractiveExample", [name])).toContain(
    ' name="HTML Demo: &lt;a&gt;"',
  );
});

test("drops a height that there isn't and says which is meant", () => {
  const context = createTestContext();
  const html = renderTestCall("InteractiveExample", ["x", "tabed-taller"], context);
  expect(html).not.toContain("height=");
  expect(context.flaws).toMatchObject([
    { check: "embed-size", suggestion: "tabbed-taller" },
  ]);
});

test.each(LOCALES)("has a heading with an id in %s", (locale) => {
  const html = renderTestCall("InteractiveExample", ["x"], createTestContext({ locale }));
  expect(html).toMatch(/^<h2 id="[^"\s]{2,}">[^<]{2,}<\/h2>/);
});
