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

test("drops characters that would turn its sentence over", () => {
  const path = "\u2069\u202ea\u202cb\u2066c\u200f";
  expect(getInterfaceText("en-US")("not-found-message", { path })).toBe(
    "Sorry, the page abc could not be found.",
  );
});

test("throws for an unknown id", () => {
  expect(() => createText("en-US", { a: "A" })("b")).toThrow("Unknown interface text: b");
});
