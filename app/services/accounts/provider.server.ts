import type * as openid from "openid-client";
import { createLimitedFetch } from "~/resilience/limited-fetch";
import { toReason } from "~/domain/text/to-reason";
import { ProviderError, RefusedError } from "./errors";
import type { SignInAttempt } from "./login-cookies";
import { readProfile, type Profile } from "./profile";

const TIMEOUT_SECONDS = 8;
/** Far more than metadata, keys, tokens or a profile take. */
const MAX_BYTES = 1_000_000;
/** Requested scopes; those that the provider does not support are omitted. */
const SCOPES = ["openid", "profile", "email", "profile:subscriptions"];

export interface ProviderOptions {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** Redirect URI of the client. */
  redirectUri: string;
  /** Replaces the network, for the built-in provider and tests. */
  fetch?: openid.CustomFetch | undefined;
}

export interface AuthorizationRequest extends Pick<
  SignInAttempt,
  "state" | "nonce" | "codeVerifier"
> {
  /** Attempts sign-in without interaction (`prompt=none`). */
  isSilent: boolean;
  email: string | null;
  locale: string;
}

export interface ProvidedUser {
  profile: Profile;
  refreshToken: string | null;
}

/** Client of the accounts provider. Every method throws ProviderError while it is unavailable. */
export interface Provider {
  createAttempt(next: string): Promise<SignInAttempt>;
  /** Returns the provider's authorization URL. */
  getSignInUrl(request: AuthorizationRequest): Promise<string>;
  /** @throws RefusedError */
  redeem(callback: URL, attempt: SignInAttempt): Promise<ProvidedUser>;
  /** @throws RefusedError */
  readProfileAgain(uid: string, refreshToken: string): Promise<ProvidedUser>;
  /** Returns the URL of the keys that sign the provider's tokens. */
  getKeys(): Promise<{ jwksUri: string; issuer: string }>;
}

/** For all answers of the provider, the keys that sign its events too. */
export const providerFetch = createLimitedFetch({
  milliseconds: TIMEOUT_SECONDS * 1000,
  maxBytes: MAX_BYTES,
});

type OpenId = typeof openid;
interface Connection {
  client: OpenId;
  config: openid.Configuration;
}

/**
 * Creates an OpenID client. It loads the library and the provider's metadata at the first sign-in,
 * and caches both.
 */
export function createProvider(options: ProviderOptions): Provider {
  let known: Promise<Connection> | null = null;

  /** A failed discovery is not cached. */
  function connect(): Promise<Connection> {
    known ??= discover(options).catch((error: unknown) => {
      known = null;
      throw toProviderError(error);
    });
    return known;
  }

  return {
    async createAttempt(next) {
      const client = await import("openid-client");
      const codeVerifier = client.randomPKCECodeVerifier();
      return {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier,
        next,
      };
    },
    async getSignInUrl(request) {
      return buildUrl(await connect(), options, request);
    },
    async redeem(callback, attempt) {
      const { client, config } = await connect();
      return guard(client, async () => {
        const tokens = await client.authorizationCodeGrant(config, callback, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.codeVerifier,
          idTokenExpected: true,
        });
        return readUser({ client, config }, tokens, tokens.claims()?.sub ?? "");
      });
    },
    async readProfileAgain(uid, refreshToken) {
      const { client, config } = await connect();
      return guard(client, async () => {
        const tokens = await client.refreshTokenGrant(config, refreshToken);
        return readUser({ client, config }, tokens, uid);
      });
    },
    async getKeys() {
      const { config } = await connect();
      const { jwks_uri: jwksUri, issuer } = config.serverMetadata();
      if (jwksUri === undefined)
        throw new ProviderError("the provider publishes no keys");
      return { jwksUri, issuer };
    },
  };
}

async function discover(options: ProviderOptions): Promise<Connection> {
  const client = await import("openid-client");
  const { issuer, clientId, clientSecret, fetch } = options;
  const authentication =
    clientSecret === null ? client.None() : client.ClientSecretPost(clientSecret);
  const isPlain = issuer.startsWith("http:");
  const config = await client.discovery(
    new URL(issuer),
    clientId,
    undefined,
    authentication,
    {
      timeout: TIMEOUT_SECONDS,
      execute: [
        client.enableNonRepudiationChecks,
        // Allows http for a provider on the same machine or network, as the operator configured.
        // oxlint-disable-next-line typescript/no-deprecated -- here to stay: its library marks it so that nobody uses it unawares
        ...(isPlain ? [client.allowInsecureRequests] : []),
      ],
      [client.customFetch]:
        fetch ?? ((url, init) => providerFetch(url, init as RequestInit)),
    },
  );
  return { client, config };
}

async function buildUrl(
  { client, config }: Connection,
  { redirectUri }: ProviderOptions,
  request: AuthorizationRequest,
): Promise<string> {
  const supported = config.serverMetadata().scopes_supported;
  const scopes = SCOPES.filter((scope) => supported?.includes(scope) ?? true);
  const { state, nonce, codeVerifier, isSilent, email, locale } = request;
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: scopes.join(" "),
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
    access_type: "offline",
    ui_locales: locale,
    // Sends `prompt=none` only for a known e-mail address; otherwise the provider may prompt
    // (server contract, 3.2).
    ...(isSilent && email?.trim() && { prompt: "none", login_hint: email }),
  });
  return url.href;
}

async function readUser(
  { client, config }: Connection,
  tokens: openid.TokenEndpointResponse,
  uid: string,
): Promise<ProvidedUser> {
  const answer = await client.fetchUserInfo(config, tokens.access_token, uid);
  const profile = readProfile(uid, answer);
  if (!profile) throw new ProviderError("the provider's profile has no e-mail address");
  return { profile, refreshToken: tokens.refresh_token ?? null };
}

/** Converts errors to RefusedError or ProviderError. */
async function guard<Result>(
  client: OpenId,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof client.ResponseBodyError && isRefusal(error))
      throw new RefusedError("the provider refuses the sign-in", { cause: error });
    if (error instanceof client.ClientError && isUnproven(error))
      throw new RefusedError("the response fails verification", { cause: error });
    throw toProviderError(error);
  }
}

/** Errors about this site as a client (RFC 6749, 5.2), such as a wrong secret: they meet each reader. */
const SITE_FAULTS: ReadonlySet<string> = new Set([
  "invalid_client",
  "invalid_scope",
  "unauthorized_client",
  "unsupported_grant_type",
]);
const TOO_MANY_REQUESTS = 429;

/** Tells whether the provider refuses this sign-in; else it fails, which is logged for operators. */
function isRefusal({ status, error }: openid.ResponseBodyError): boolean {
  return status < 500 && status !== TOO_MANY_REQUESTS && !SITE_FAULTS.has(error);
}

const UNPROVEN_CODES: ReadonlySet<unknown> = new Set([
  "OAUTH_JWT_CLAIM_COMPARISON_FAILED",
  "OAUTH_JWT_TIMESTAMP_CHECK_FAILED",
  "OAUTH_KEY_SELECTION_FAILED",
]);
/**
 * Messages that share their error code with malformed responses, which count as provider failures.
 */
const UNPROVEN_FACTS =
  /\bJWT (?:signature|"alg")|unexpected "(?:iss|state)"|"\w+" parameter must be provided only once/;

/**
 * Tells whether a response fails verification: nonce, audience, issuer or signature. Anybody can
 * send such a response, so it is no sign of a provider failure. A token that lacks a claim or has a
 * forbidden algorithm can only come from the provider: that failure is logged.
 */
function isUnproven({ code, cause }: openid.ClientError): boolean {
  if (UNPROVEN_CODES.has(code)) return true;
  return cause instanceof Error && UNPROVEN_FACTS.test(cause.message);
}

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const reason = toReason(error);
  return new ProviderError(`the accounts provider can't be used: ${reason}`, {
    cause: error,
  });
}
