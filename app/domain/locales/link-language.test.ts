import { expect, test } from "vitest";
import { describeLinkLanguage } from "./link-language";

test("returns the language of a page in another language", () => {
  expect(describeLinkLanguage("/ja/docs/Web#id", "de")).toEqual({
    hrefLang: "ja",
    lang: "ja",
  });
});

test.each(["/de/docs/Web", "/api/openapi.json", "https://example.org/ja/"])(
  "returns nothing for %s on a German page",
  (url) => {
    expect(describeLinkLanguage(url, "de")).toEqual({});
  },
);
