import { expect, test } from "vitest";
import { createText } from "./create-text";
import { getInterfaceText } from "./interface-texts.server";

test("formats arguments without isolation marks", () => {
  expect(getInterfaceText("de")("not-found-message", { path: "/de/x" })).toBe(
    "Die Seite /de/x konnte leider nicht gefunden werden.",
  );
});

test.each(["עברית", "العربية (1)"])(
  "isolates %s, which would turn its sentence over",
  (name) => {
    expect(getInterfaceText("en-US")("not-found-message", { path: name })).toBe(
      `Sorry, the page \u2068${name}\u2069 could not be found.`,
    );
  },
);

test("drops characters that would turn its sentence over, and isolates marks", () => {
  const text = (path: string) => getInterfaceText("en-US")("not-found-message", { path });
  expect(text("\u2069\u202eabc\u202c\u2066")).toBe(
    "Sorry, the page abc could not be found.",
  );
  expect(text("\u200fabc")).toBe(
    "Sorry, the page \u2068\u200fabc\u2069 could not be found.",
  );
});

test("throws for an unknown id", () => {
  expect(() => createText("en-US", { a: "A" })("b")).toThrow("Unknown interface text: b");
});
