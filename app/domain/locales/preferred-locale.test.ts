import { expect, test } from "vitest";
import { readPreferredLocale, toPreferredLocaleCookie } from "./preferred-locale";

test("remembers a language for three years, on the whole site", () => {
  expect(toPreferredLocaleCookie("pt-BR", { isSecure: true })).toBe(
    "preferredlocale=pt-BR; Path=/; Max-Age=94608000; SameSite=Lax; Secure",
  );
});

test("omits Secure on plain HTTP", () => {
  expect(toPreferredLocaleCookie("de", { isSecure: false })).not.toContain("Secure");
});

test("deletes the cookie for null", () => {
  expect(toPreferredLocaleCookie(null, { isSecure: false })).toBe(
    "preferredlocale=; Path=/; Max-Age=0; SameSite=Lax",
  );
});

test.each([
  ["preferredlocale=de", "de"],
  ["a=b; preferredlocale=zh-tw ;c=d", "zh-TW"],
  ["notpreferredlocale=de", null],
  ["preferredlocale=xx", null],
  ["", null],
])("reads from %j the language %s", (cookies, locale) => {
  expect(readPreferredLocale(cookies)).toBe(locale);
});
