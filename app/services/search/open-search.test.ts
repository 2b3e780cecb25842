import { expect, test } from "vitest";
import { toOpenSearchXml } from "./open-search";

test.each([
  ["MDN Web Docs", "pt-BR", "MDN (pt-BR)"],
  ["Developerdocumentation", "en-US", "Developerdocumen"],
  ["Developerdocumentation", "pt-BR", "Develope (pt-BR)"],
] as const)("names the search of %s in %s %s", (siteName, locale, name) => {
  const place = { siteOrigin: "https://docs.example", description: "Search" };
  const xml = toOpenSearchXml({ ...place, siteName, locale });
  expect(xml).toContain(`<ShortName>${name}</ShortName>`);
});
