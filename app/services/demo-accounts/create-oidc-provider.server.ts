import { exportJWK, generateKeyPair } from "jose";
import Provider, { type Configuration, type KoaContextWithOIDC } from "oidc-provider";
import {
  DEMO_ACCOUNTS,
  DEMO_ACCOUNTS_PATH,
  DEMO_CHOICE_PATH,
  type DemoAccount,
} from "~/domain/accounts/demo-accounts";
import { createMemoryAdapter } from "./memory-adapter";

const ALGORITHM = "ES256";
const SIGN_IN_SECONDS = 15 * 60;
const TOKEN_SECONDS = 60 * 60;
const REFRESH_SECONDS = 14 * 86_400;
/** Path of the session cookie that no request has, so that each sign-in prompts anew. */
const NOWHERE = `${DEMO_ACCOUNTS_PATH}/nowhere`;

export interface OidcProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  cookieKey: string;
  /** Avatar of all accounts. */
  avatarUrl: string;
  /** Receives errors, which Koa would otherwise print with their stack, outside the log. */
  onError(error: unknown): void;
}

/** Creates the provider with one client: this site. */
export async function createOidcProvider(
  options: OidcProviderOptions,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: "sig", alg: ALGORITHM };
  const provider = new Provider(options.issuer, {
    ...toConfiguration(options),
    jwks: { keys: [key] },
  });
  // oxlint-disable-next-line typescript/no-deprecated -- the types of the provider's own `on` leave out Koa's error event
  provider.app.on("error", options.onError);
  // Trusts the forwarded host, which index.server.ts sets to the site's.
  provider.proxy = true;
  return provider;
}

function toConfiguration(options: OidcProviderOptions): Configuration {
  const { clientId, clientSecret, redirectUri, cookieKey } = options;
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code", "refresh_token"],
        token_endpoint_auth_method: "client_secret_post",
        id_token_signed_response_alg: ALGORITHM,
      },
    ],
    clientBasedCORS: () => false,
    cookies: {
      keys: [cookieKey],
      names: {
        session: "demo_session",
        interaction: "demo_choice",
        resume: "demo_resume",
      },
      long: { signed: true, httpOnly: true, sameSite: "lax", path: NOWHERE },
      short: { signed: true, httpOnly: true, sameSite: "lax" },
    },
    claims: {
      openid: ["sub"],
      email: ["email"],
      profile: ["uid", "displayName", "avatar", "avatarDefault", "locale", "amrValues"],
      "profile:subscriptions": ["subscriptions"],
    },
    enabledJWA: { idTokenSigningAlgValues: [ALGORITHM] },
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    findAccount: (_context, uid) => {
      const account = DEMO_ACCOUNTS.find((known) => known.uid === uid);
      return account && { accountId: uid, claims: () => toClaims(account, options) };
    },
    interactions: { url: (_context, { uid, params }) => toChoiceUrl(uid, params) },
    issueRefreshToken: () => Promise.resolve(true),
    loadExistingGrant: grantEverything,
    pkce: { required: () => true },
    renderError(context) {
      // Mostly a sign-in from before a restart; the page offers to start again.
      context.status = 303;
      context.redirect(toChoiceUrl("over", {}));
    },
    ttl: {
      AccessToken: TOKEN_SECONDS,
      AuthorizationCode: 60,
      Grant: REFRESH_SECONDS,
      IdToken: TOKEN_SECONDS,
      Interaction: SIGN_IN_SECONDS,
      RefreshToken: REFRESH_SECONDS,
      Session: SIGN_IN_SECONDS,
    },
  };
}

/** Returns the URL of the account page in the language that the site requested. */
function toChoiceUrl(
  uid: string,
  { ui_locales: locale }: { ui_locales?: unknown },
): string {
  const query = typeof locale === "string" ? `?locale=${encodeURIComponent(locale)}` : "";
  return `${DEMO_ACCOUNTS_PATH}${DEMO_CHOICE_PATH}${uid}${query}`;
}

/** Returns the claims with the field names that the site expects of any provider. */
function toClaims(
  { uid, email, displayName, plan }: DemoAccount,
  options: OidcProviderOptions,
) {
  return {
    sub: uid,
    uid,
    email,
    displayName,
    avatar: options.avatarUrl,
    avatarDefault: true,
    locale: "en-US",
    amrValues: [],
    subscriptions: plan === "core" ? [] : [plan],
  };
}

/** Grants all scopes without consent, because site and provider are one. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { provider, client, session } = context.oidc;
  const accountId = session?.accountId;
  if (!client || accountId === undefined) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope("openid email profile profile:subscriptions offline_access");
  await grant.save();
  return grant;
}
