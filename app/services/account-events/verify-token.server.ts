import type { JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { isStorableText } from "~/domain/accounts/collection";

/** By key pairs alone: our own client secret, or none at all, proves nothing of the sender. */
const ALGORITHMS = [
  "RS256",
  "PS256",
  "ES256",
  "RS384",
  "RS512",
  "ES384",
  "ES512",
  "EdDSA",
];

const CLAIMS = z.object({
  jti: z.string().min(1).max(255).refine(isStorableText),
  sub: z.string().min(1).max(255).refine(isStorableText),
  /** Seconds; may be a fraction. */
  iat: z.number(),
  events: z.record(z.unknown()),
});

/** What a token says, once it is known to be the provider's. */
export type TokenClaims = z.infer<typeof CLAIMS>;

/** The token is not the provider's, not for us, or not a security event. */
export class TokenError extends Error {
  override readonly name = "TokenError";
}

/** The keys can't be had now: the token may be right. */
export class KeysError extends Error {
  override readonly name = "KeysError";
}

/** Where keys come from that say nothing about the token. */
const KEY_FAULTS = ["ERR_JWKS_TIMEOUT", "ERR_JOSE_GENERIC", "ERR_JWKS_INVALID"];

export interface VerifyOptions {
  keys: JWTVerifyGetKey;
  issuer: string;
  audience: string;
}

/** @throws TokenError, KeysError */
export async function verifyToken(
  token: string,
  { keys, issuer, audience }: VerifyOptions,
): Promise<TokenClaims> {
  const { jwtVerify, errors } = await import("jose");
  try {
    const options = { issuer, audience, algorithms: ALGORITHMS };
    const { payload } = await jwtVerify(token, keys, options);
    return CLAIMS.parse(payload);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isOurs = error instanceof errors.JOSEError || error instanceof z.ZodError;
    const isKeyFault =
      error instanceof errors.JOSEError && KEY_FAULTS.includes(error.code);
    if (isOurs && !isKeyFault) throw new TokenError(reason, { cause: error });
    throw new KeysError(reason, { cause: error });
  }
}
