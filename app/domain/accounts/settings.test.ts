import { expect, test } from "vitest";
import { parseSettings, SETTING_NAMES, SWITCHES } from "./settings";

const DEFAULTS = {
  locale_override: null,
  mdnplus_newsletter: false,
  no_ads: false,
  ai_help_history: null,
  no_ai_help_links: false,
};

test.each([
  [{}, DEFAULTS],
  [
    { no_ads: 1, ai_help_history: 0 },
    { ...DEFAULTS, no_ads: true, ai_help_history: false },
  ],
  [
    { no_ads: true, locale_override: "de" },
    { ...DEFAULTS, no_ads: true, locale_override: "de" },
  ],
  [{ no_ads: "true", ai_help_history: null, locale_override: 1, other: 1 }, DEFAULTS],
])("reads the settings of %j", (values, expected) => {
  expect(parseSettings(values)).toEqual(expected);
});

test("offers as switches what a reader may turn on and off", () => {
  expect(SWITCHES).toEqual(["no_ads", "ai_help_history", "no_ai_help_links"]);
  expect(SETTING_NAMES).toHaveLength(5);
});
