import fc from "fast-check";
import { expect, test } from "vitest";
import { toSafeNext } from "./safe-next";

const HOME = "/en-US/";

test.each([
  "/en-US/docs/Web/CSS",
  "/en-US/docs/Web/CSS?a=1&b=//x#top",
  "/en-US/docs/Web/CSS/::before",
  "/",
  "/en-US/search?q=https%3A%2F%2Fevil.example",
  "/en-US/docs/Web/API/a%2Fb",
])("keeps the path %s", (next) => {
  expect(toSafeNext(next, HOME)).toBe(next);
});

test("leads to the page without its query or place when the whole is too long", () => {
  const path = "/en-US/play";
  const longest = `${path}?${"a".repeat(2048 - path.length - 1)}`;
  expect(toSafeNext(longest, HOME)).toBe(longest);
  expect(toSafeNext(`${longest}a`, HOME)).toBe(path);
  expect(toSafeNext(`${path}#${"a".repeat(3000)}`, HOME)).toBe(path);
  expect(toSafeNext(`//evil.example?${"a".repeat(3000)}`, HOME)).toBe(HOME);
});

test.each([
  ["", "nothing"],
  [null, "no value"],
  [["/en-US/"], "a list"],
  ["en-US/docs", "a relative path"],
  ["?q=1", "a query alone"],
  ["https://evil.example/", "another site"],
  ["HTTPS:evil.example", "a scheme without slashes"],
  ["javascript:alert(1)", "a script"],
  ["//evil.example", "an address without scheme"],
  ["///evil.example", "three slashes"],
  ["/\\evil.example", "a backslash as second slash"],
  ["\\\\evil.example", "two backslashes"],
  ["/docs\\..\\..\\evil", "a backslash further on"],
  ["/\t/evil.example", "a tab between slashes"],
  ["/\n/evil.example", "a line break between slashes"],
  ["\t//evil.example", "a tab before"],
  [" //evil.example", "a space before"],
  ["/\u0000/evil.example", "a null character"],
  ["/\u200b/evil.example", "an invisible character"],
  ["/docs\r\nSet-Cookie: a=b", "a second header"],
  ["/.//evil.example", "a dot that vanishes"],
  ["/x/..//evil.example", "a step up that leaves two slashes"],
  ["/%2e//evil.example", "an encoded dot"],
  ["/%2Fevil.example", "an encoded slash"],
  ["/%5cevil.example", "an encoded backslash"],
  ["/%09/evil.example", "an encoded tab"],
  ["/%252Fevil.example", "a slash that is encoded twice"],
  ["/%25252Fevil.example", "a slash that is encoded three times"],
  [`/${"a".repeat(3000)}`, "a path without end"],
] as [unknown, string][])("replaces %j: %s", (next) => {
  expect(toSafeNext(next, HOME)).toBe(HOME);
});

test("encodes characters that a header cannot hold", () => {
  expect(toSafeNext("/ja/docs/Web/索引?q=検索", HOME)).toBe(
    "/ja/docs/Web/%E7%B4%A2%E5%BC%95?q=%E6%A4%9C%E7%B4%A2",
  );
});

test("never leaves the site for any input", () => {
  const part = fc.constantFrom("/", "\\", "%2f", "%5C", "..", ".", "%09", "\t", "@", ":");
  const tricky = fc
    .array(fc.oneof(part, fc.string(), fc.webAuthority()))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(tricky, (next) => {
      const safe = toSafeNext(next, HOME);
      expect(new URL(safe, "https://here.example").origin).toBe("https://here.example");
      expect(safe).toMatch(/^\/(?!\/)[!-~]*$/);
    }),
  );
});
