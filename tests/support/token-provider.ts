import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from "jose";
import { getPort } from "~/http/server/listen.server";

const KEY_ID = "one";
const HOUR_SECONDS = 3600;
export const TOKEN_CLIENT = { clientId: "site", clientSecret: "secret of the site" };

/** Creates the ID token of the provider's response. */
export type MakeToken = (claims: JWTPayload, sign: Signers) => string | Promise<string>;

export interface Signers {
  /** Signs with the published key. */
  own(claims: JWTPayload): Promise<string>;
  /** Signs with another key of the same name. */
  foreign(claims: JWTPayload): Promise<string>;
  /** Signs with the secret shared by site and provider. */
  secret(claims: JWTPayload): Promise<string>;
  none(claims: JWTPayload): string;
}

/** Body of a refusal, and its status. */
export interface TokenRefusal {
  code: number;
  error: string;
}

/** Starts the token endpoint of an accounts provider, whose ID token `make` creates. */
export async function startTokenProvider() {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const foreignKeys = await generateKeyPair("RS256");
  const own = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" };
  const secret = new TextEncoder().encode(TOKEN_CLIENT.clientSecret.padEnd(32, "."));
  const by = (key: CryptoKey | Uint8Array, alg: string) => (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid: KEY_ID }).sign(key);
  const signers: Signers = {
    own: by(privateKey, "RS256"),
    foreign: by(foreignKeys.privateKey, "RS256"),
    secret: by(secret, "HS256"),
    none: (claims) => new UnsecuredJWT(claims).encode(),
  };
  let answer = { nonce: "", make: ((claims, sign) => sign.own(claims)) as MakeToken };
  let refusal: TokenRefusal | null = null;

  async function respond(path: string): Promise<unknown> {
    if (path === "/jwks") return { keys: [own] };
    if (path === "/userinfo") return { sub: "one", email: "one@example.org" };
    if (path !== "/token") return describeProvider(issuer);
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + HOUR_SECONDS };
    const { nonce, make } = answer;
    const claims = {
      iss: issuer,
      aud: TOKEN_CLIENT.clientId,
      sub: "one",
      nonce,
      ...times,
    };
    const id_token = await make(claims, signers);
    return { access_token: "access", token_type: "bearer", id_token };
  }

  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", issuer);
    const refused = pathname === "/token" ? refusal : null;
    void Promise.resolve(refused ?? respond(pathname)).then((body) => {
      response.statusCode = refused?.code ?? 200;
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${getPort(server)}`;
  return {
    issuer,
    /** Sets the response to the next sign-in. */
    answerWith: (nonce: string, make: MakeToken) => (answer = { nonce, make }),
    /** Refuses the tokens of later sign-ins; null grants them again. */
    refuseWith: (given: TokenRefusal | null) => (refusal = given),
    stop: () => server.close(),
  };
}

function describeProvider(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
  };
}
