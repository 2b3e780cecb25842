import type { JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { isStorableText } from "~/domain/accounts/collection";
import { toReason } from "~/domain/text/to-reason";

/**
 * Asymmetric algorithms only, because HMAC with the client secret, or none, would not authenticate
 * the provider.
 */
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

/** The verified claims of a token. */
export type TokenClaims = z.infer<typeof CLAIMS>;

/** The token is forged, meant for another client, or no security event. */
export class TokenError extends Error {
  override readonly name = "TokenError";
}

/** The keys are unavailable, so that the token may still be valid. */
export class KeysError extends Error {
  override readonly name = "KeysError";
}

/** Error codes of the key retrieval, which say nothing about the token. */
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
    const reason = toReason(error);
    const isOurs = error instanceof errors.JOSEError || error instanceof z.ZodError;
    const isKeyFault =
      error instanceof errors.JOSEError && KEY_FAULTS.includes(error.code);
    if (isOurs && !isKeyFault) throw new TokenError(reason, { cause: error });
    throw new KeysError(reason, { cause: error });
  }
}
