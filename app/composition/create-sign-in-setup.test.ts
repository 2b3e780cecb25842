import { expect, test } from "vitest";
import { readConfig } from "~/config.server";
import { readProviderConfig } from "./create-sign-in-setup.server";

function read(env: Record<string, string>) {
  return readProviderConfig(readConfig(env));
}

test.each(["http://localhost:3000", "http://127.0.0.1:8080", "https://[::1]:3000"])(
  "allows demo accounts at %s",
  (SITE_ORIGIN) => {
    expect(read({ SITE_ORIGIN })).toBeNull();
  },
);

test.each([
  "https://docs.example.org",
  "http://localhost.example.org",
  "http://10.0.0.1",
])("refuses demo accounts at %s unless they are enabled", (SITE_ORIGIN) => {
  expect(() => read({ SITE_ORIGIN })).toThrow(/^ACCOUNTS_ISSUER=/);
  expect(read({ SITE_ORIGIN, DEMO_ACCOUNTS: "on" })).toBeNull();
});

test("requires a client id for an external provider", () => {
  const ACCOUNTS_ISSUER = "https://accounts.example";
  expect(read({ ACCOUNTS_ISSUER, ACCOUNTS_CLIENT_ID: "docs" })).toEqual({
    issuer: ACCOUNTS_ISSUER,
    clientId: "docs",
    clientSecret: null,
  });
  expect(() => read({ ACCOUNTS_ISSUER })).toThrow(/^ACCOUNTS_CLIENT_ID=/);
});
