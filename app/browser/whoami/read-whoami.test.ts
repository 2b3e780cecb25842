import { expect, test } from "vitest";
import { parseSettings } from "~/domain/accounts/settings";
import { NO_ACCOUNT } from "~/domain/accounts/user";
import { readWhoami } from "./read-whoami";

function read(status: number, body: unknown, owner?: string) {
  const headers = new Headers(owner === undefined ? {} : { "Form-Owner": owner });
  return readWhoami(() =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers })),
  );
}

const ADA = {
  is_authenticated: true,
  email: "ada@example.org",
  avatar_url: null,
  is_subscriber: true,
  subscription_type: "mdn_plus_5m",
  settings: { no_ads: true, mdnplus_newsletter: false, ai_help_history: null },
  has_updates: true,
};

test("returns the signed-in reader, with the owner token of their forms", async () => {
  expect(await read(200, ADA, "hash")).toEqual({
    user: {
      email: "ada@example.org",
      avatarUrl: null,
      subscriptionType: "mdn_plus_5m",
      isSubscriber: true,
      settings: { ...parseSettings({}), no_ads: true },
      formOwner: "hash",
      hasNews: true,
    },
    isUserUnknown: false,
    maintenance: null,
  });
});

test("returns no user when signed out, and the maintenance message", async () => {
  const answer = { is_authenticated: null, email: null, maintenance: "Back at noon" };
  expect(await read(200, answer)).toEqual({ ...NO_ACCOUNT, maintenance: "Back at noon" });
});

test("treats an expired session as signed out", async () => {
  expect(await read(400, { error: "Invalid Session" })).toEqual(NO_ACCOUNT);
});

test("fails with status and URL", async () => {
  await expect(read(503, {})).rejects.toThrow("503 on /api/v1/whoami");
});
