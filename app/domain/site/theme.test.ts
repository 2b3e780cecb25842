import { expect, test } from "vitest";
import { parseTheme, renderThemes, toThemeAttribute, toThemeCookie } from "./theme";

test.each([
  ["os-default", "os-default"],
  ["light", "light"],
  ["dark", "dark"],
  ["light dark", "os-default"],
  ["Dark", null],
  ["", null],
  [null, null],
  [["dark"], null],
])("reads the theme of %j as %s", (value, expected) => {
  expect(parseTheme(value)).toBe(expected);
});

test("marks the page only for an explicit choice", () => {
  expect([toThemeAttribute("light"), toThemeAttribute("dark")]).toEqual([
    "light",
    "dark",
  ]);
  expect([toThemeAttribute("os-default"), toThemeAttribute(null)]).toEqual([
    undefined,
    undefined,
  ]);
});

test("keeps the cookie for a year, on the whole site, readable by scripts", () => {
  const cookie = toThemeCookie("dark", { isSecure: false });
  expect(cookie).toBe("theme=dark; Path=/; Max-Age=31536000; SameSite=Lax");
});

test("adds Secure to the cookie on an HTTPS site", () => {
  expect(toThemeCookie("light", { isSecure: true })).toMatch(/; Secure$/);
});

test("has dark colours where the reader prefers or chose them, and none on paper", () => {
  const css = renderThemes("--bg:white", "--bg:black");
  const rules = css.split(/(?<=\}\})|(?<=white\})/);
  expect(rules[0]).toBe(":root{--bg:white}");
  expect(rules.slice(1).map((rule) => rule.split("{").slice(0, 2))).toEqual([
    ["@media screen and (prefers-color-scheme:dark)", ":root:not([data-theme=light])"],
    ["@media screen and (forced-colors:none)", "[data-theme=dark]"],
    ["@media (forced-colors:active) and (prefers-color-scheme:dark)", ":root"],
  ]);
});
