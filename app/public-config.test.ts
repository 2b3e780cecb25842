import { expect, test } from "vitest";
import { readConfig } from "./config.server";
import { NO_THEME } from "./domain/site/site-theme";
import { toPublicConfig } from "./public-config.server";

const LOOK = { siteName: "Docs", theme: NO_THEME };
const ISSUER = { ACCOUNTS_ISSUER: "https://accounts.example/realms/docs/" };

test("derives the account pages from the issuer", () => {
  expect(toPublicConfig(readConfig(ISSUER), LOOK).accountPages).toEqual({
    account: "https://accounts.example/realms/docs/settings",
    subscriptions: "https://accounts.example/realms/docs/subscriptions",
  });
});

test("uses the configured account pages", () => {
  const account = "https://accounts.example/me";
  const subscriptions = "https://pay.example/portal";
  const config = readConfig({
    ...ISSUER,
    ACCOUNTS_SETTINGS_URL: account,
    ACCOUNTS_SUBSCRIPTIONS_URL: subscriptions,
  });
  expect(toPublicConfig(config, LOOK).accountPages).toEqual({ account, subscriptions });
});

test("has no account pages for demo accounts", () => {
  const config = readConfig({ ACCOUNTS_SETTINGS_URL: "https://accounts.example/me" });
  expect(toPublicConfig(config, LOOK).accountPages).toBeNull();
});

test("knows whether anything is counted", () => {
  const readCounts = (given: Record<string, string>) =>
    toPublicConfig(readConfig(given), LOOK).hasUsageCounts;
  expect([readCounts({}), readCounts({ STATS_DAYS: "0" })]).toEqual([true, false]);
});

test("knows whether open issues come from a code host", () => {
  const host = { CODE_HOST_API_URL: "https://code.example/api" };
  expect(toPublicConfig(readConfig(host), LOOK).hasCodeHost).toBe(true);
  expect(toPublicConfig(readConfig({}), LOOK).hasCodeHost).toBe(false);
});
