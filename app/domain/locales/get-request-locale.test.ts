import { expect, test } from "vitest";
import { getRequestLocale } from "./get-request-locale";

function find(path: string, headers: Record<string, string> = {}) {
  return getRequestLocale(new Request(`https://docs.example${path}`, { headers }));
}

test.each([
  ["/de/docs/Web", "de"],
  ["/DE/docs/Web", "de"],
  ["/xx/docs/Web", "en-US"],
  ["/", "en-US"],
  ["/users/fxa/login/authenticate/?next=%2Fja%2Fdocs%2FWeb", "ja"],
  ["/users/demo/sign-in/abc?locale=zh-TW", "zh-TW"],
  ["/users/fxa/login/callback/", "en-US"],
])("takes the language of %s for %s", (path, locale) => {
  expect(find(path)).toBe(locale);
});

test("uses the reader's language on sign-in pages whose URL names none", () => {
  const french = { "accept-language": "fr-CA, en;q=0.5" };
  expect(find("/users/fxa/login/callback/", french)).toBe("fr");
  expect(find("/xx/", french)).toBe("en-US");
  const both = { ...french, cookie: "preferredlocale=ko" };
  expect(find("/users/fxa/login/callback/?next=//evil", both)).toBe("ko");
});
