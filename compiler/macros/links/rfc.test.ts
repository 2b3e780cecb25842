import { expect, test } from "vitest";
import type { MacroArgument } from "../macro";
import { readLink, renderTestCall } from "../test-render";
import { createTestContext } from "../test-site";

const RFC = "https://datatracker.ietf.org/doc/html/rfc9110";

test.each<[MacroArgument[], string, string]>([
  [[9110], RFC, "RFC 9110"],
  [["9110", "HTTP <i>S</i>"], RFC, "RFC 9110: HTTP <i>S</i>"],
  [["9110", null, "3.1"], `${RFC}#section-3.1`, "RFC 9110, section 3.1"],
  [["9110", "HTTP", 3], `${RFC}#section-3`, "RFC 9110, section 3: HTTP"],
])("renders the arguments %j", (args, href, html) => {
  expect(readLink(renderTestCall("RFC", args))).toEqual({ href, html });
});

test("names the section in the page's language", () => {
  const context = createTestContext({ locale: "de" });
  expect(renderTestCall("RFC", [9110, null, "3"], context)).toContain(
    "RFC 9110, Abschnitt 3",
  );
});

test("rejects anything but a number", () => {
  const context = createTestContext();
  expect(renderTestCall("RFC", ["x"], context)).toBe("");
  expect(context.flaws).toMatchObject([{ check: "macro-call" }]);
});
