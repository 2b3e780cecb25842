import { expect, test } from "vitest";
import { createText } from "./create-text";
import { getInterfaceText } from "./interface-texts.server";

test("formats arguments without isolation marks", () => {
  expect(getInterfaceText("de")("not-found-message", { path: "/de/x" })).toBe(
    "Die Seite /de/x konnte leider nicht gefunden werden.",
  );
});

test("throws for an unknown id", () => {
  expect(() => createText("en-US", { a: "A" })("b")).toThrow("Unknown interface text: b");
});
