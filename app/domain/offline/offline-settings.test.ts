import { expect, test } from "vitest";
import { parseOfflineSettings, toOffered } from "./offline-settings";

const OFFERS = [
  { locale: "en-US", areas: ["all", "css", "javascript"] },
  { locale: "de", areas: ["all", "css"] },
] as const;

test.each([
  ["en-US", "javascript", "en-US", "javascript"],
  ["de", "css", "de", "css"],
  ["de", "javascript", "de", "all"],
  ["fr", "javascript", "en-US", "javascript"],
])("leads from %s %s to %s %s", (locale, area, offeredLocale, offeredArea) => {
  const wanted = parseOfflineSettings(JSON.stringify({ offline: true, locale, area }));
  const offered = { ...wanted, locale: offeredLocale, area: offeredArea };
  expect(toOffered(wanted, OFFERS)).toEqual(offered);
});

test("leaves the settings of a site without packages", () => {
  const wanted = parseOfflineSettings('{"locale":"de","area":"css"}');
  expect(toOffered(wanted, [])).toEqual(wanted);
});
