import { afterAll, beforeAll, expect, test } from "vitest";
import { createSignInSetup } from "~/composition/create-sign-in-setup.server";
import { createUserServices } from "~/composition/create-user-services.server";
import { answerSignIn } from "~/routes/users/sign-in";
import type { Accounts } from "~/services/accounts/accounts-service";
import { CookieJar } from "../support/cookie-jar";
import { provideUserDatabase } from "../support/provide-user-database";
import {
  startTokenProvider,
  TOKEN_CLIENT,
  type MakeToken,
} from "../support/token-provider";

const SITE_ORIGIN = "http://localhost:3000";
const PAST_SECONDS = 1_600_000_000;

const users = provideUserDatabase(beforeAll);
let provider: Awaited<ReturnType<typeof startTokenProvider>>;
let accounts: Accounts;
const errors: unknown[] = [];

beforeAll(async () => {
  provider = await startTokenProvider();
  const site = {
    siteOrigin: SITE_ORIGIN,
    sessionSecret: "a secret of at least 32 characters",
  };
  const remote = { issuer: provider.issuer, ...TOKEN_CLIENT };
  const services = createUserServices({
    ...site,
    database: users.database,
    signIn: createSignInSetup({ ...site, remote }),
    documents: { findDocumentCard: () => null, findPageSummary: () => null },
    onError: (error) => errors.push(error),
  });
  accounts = services.accounts;
});

afterAll(() => {
  provider.stop();
});

/** Runs a sign-in whose code is redeemed for this ID token. */
async function signInWith(make: MakeToken) {
  const jar = new CookieJar();
  const request = {
    next: "/de/",
    isSilent: false,
    locale: "de",
    email: null,
    cookieHeader: null,
  };
  const begun = await accounts.startSignIn(request);
  if (begun.problem !== null) throw new Error(begun.problem);
  jar.store(begun.cookies);
  const query = new URL(begun.to).searchParams;
  provider.answerWith(query.get("nonce") ?? "", make);
  const callback = new URL("/users/fxa/login/callback/", SITE_ORIGIN);
  callback.search = `?code=a&state=${query.get("state") ?? ""}`;
  const outcome = await accounts.finishSignIn(callback.href, jar.toHeader());
  jar.store(outcome.cookies);
  return { jar, outcome };
}

test("signs in by a token that is right, whose forgeries are below", async () => {
  const { jar, outcome } = await signInWith((claims, sign) => sign.own(claims));
  expect(outcome).toMatchObject({ problem: null, to: "/de/" });
  const { user } = await accounts.getReader(jar.toHeader());
  expect(user).toMatchObject({ uid: "one", email: "one@example.org" });
});

type Case = [string, MakeToken];

const FORGED: Case[] = [
  ["another sign-in's nonce", (claims, sign) => sign.own({ ...claims, nonce: "other" })],
  ["another site as audience", (claims, sign) => sign.own({ ...claims, aud: "other" })],
  [
    "another issuer",
    (claims, sign) => sign.own({ ...claims, iss: "https://evil.example" }),
  ],
  ["an end that is past", (claims, sign) => sign.own({ ...claims, exp: PAST_SECONDS })],
  ["a signature by a key that is not published", (claims, sign) => sign.foreign(claims)],
  [
    "claims that were changed after signing",
    async (claims, sign) => {
      const [head, , signature] = (await sign.own(claims)).split(".");
      const [, body] = sign.none({ ...claims, sub: "two" }).split(".");
      return [head, body, signature].join(".");
    },
  ],
];

/** A misconfigured provider sends such tokens, so they are logged for its operator. */
const UNUSABLE: Case[] = [
  ["no nonce", ({ nonce: _, ...claims }, sign) => sign.own(claims)],
  ["no audience", ({ aud: _, ...claims }, sign) => sign.own(claims)],
  ["no signature", (claims, sign) => sign.none(claims)],
  ["the shared secret as its key", (claims, sign) => sign.secret(claims)],
];

test.each([
  ...FORGED.map(([name, make]) => ({ name, make, problem: "refused", status: 401 })),
  ...UNUSABLE.map(([name, make]) => ({ name, make, problem: "provider", status: 503 })),
])("signs nobody in by a token with $name", async ({ make, problem, status }) => {
  errors.length = 0;
  const { jar, outcome } = await signInWith(make);
  expect(outcome).toMatchObject({ problem, next: "/de/" });
  expect(jar.get("session"), "no session").toBeNull();
  expect(jar.toHeader(), "nor another try by the same answer").not.toContain("login-");
  expect((await accounts.getReader(jar.toHeader())).user).toBeNull();
  expect(errors).toHaveLength(problem === "provider" ? 1 : 0);
  expect(answerSignIn(outcome, "en-US"), "the page that says so").toMatchObject({
    data: { problem, next: "/de/", title: "You are not logged in" },
    init: { status },
  });
});

test.each([
  [{ code: 400, error: "invalid_grant" }, "refused"],
  [{ code: 400, error: "Bad Request" }, "refused"],
  [{ code: 401, error: "invalid_client" }, "provider"],
  [{ code: 400, error: "unauthorized_client" }, "provider"],
  [{ code: 429, error: "Too Many Requests" }, "provider"],
] as const)("takes %j for a sign-in that is %s", async (refusal, problem) => {
  errors.length = 0;
  provider.refuseWith(refusal);
  const { outcome } = await signInWith((claims, sign) => sign.own(claims));
  provider.refuseWith(null);
  expect(outcome).toMatchObject({ problem });
  expect(errors, "in the log of operators").toHaveLength(problem === "provider" ? 1 : 0);
});
