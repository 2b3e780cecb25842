import type { JWTVerifyGetKey } from "jose";
import type { UserDatabase } from "~/database/user-database";
import { isUnavailable } from "~/domain/site/unavailable-error";
import type { Provider } from "../accounts/index.server";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import { applyEvent, findKnownUser } from "./apply-event";
import { beginEvent, endEvent, keepRawToken, type ReceivedEvent } from "./events-table";
import { parseEvents } from "./parse-events";
import { TokenError, verifyToken, type TokenClaims } from "./verify-token.server";

/** Of tokens that can't be verified, by address: anybody can send those. */
const UNVERIFIED: RateLimit = { name: "account-events", limit: 60, windowSeconds: 600 };
const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

export interface AccountEvents {
  /**
   * Deals with an event that somebody sends in the provider's name.
   *
   * @returns the status of the answer: 200 also for what is ignored, 503 for "send it again".
   */
  receive(authorization: string | null, clientAddress: string): Promise<200 | 401 | 503>;
}

export interface AccountEventsOptions {
  database: UserDatabase;
  provider: Provider;
  /** This site's id at the provider. */
  clientId: string;
  rateLimits: RateLimits;
  /** Stores the profile that the provider gives for a refresh token as we keep it. */
  refreshProfile(uid: string, sealedToken: string): Promise<void>;
  onError(error: unknown): void;
  now?: () => number;
}

export function createAccountEvents(options: AccountEventsOptions): AccountEvents {
  const { database, rateLimits, onError, now = Date.now } = options;
  const readClaims = createVerifier(options);

  async function keep(token: string, error: unknown): Promise<void> {
    const text = error instanceof Error ? error.message : String(error);
    await keepRawToken(database, { token, error: text, time: now() });
  }

  return {
    async receive(authorization, clientAddress) {
      const token = BEARER.exec(authorization ?? "")?.[1];
      if (token === undefined) return 401;
      try {
        const claims = await readClaims(token);
        for (const event of parseEvents(claims.events))
          await handle({ claims, event }, options);
        return 200;
      } catch (error) {
        onError(error);
        const isForged = error instanceof TokenError;
        try {
          const wait = isForged ? await rateLimits.take(UNVERIFIED, clientAddress) : null;
          if (wait === null) await keep(token, error);
        } catch (failure) {
          if (!isUnavailable(failure)) throw failure;
          return 503;
        }
        return isForged ? 200 : 503;
      }
    },
  };
}

/** Its keys are fetched when the first token comes, and again when one has a new key. */
function createVerifier({ provider, clientId }: AccountEventsOptions) {
  let known: { keys: JWTVerifyGetKey; issuer: string } | null = null;
  return async (token: string): Promise<TokenClaims> => {
    if (!known) {
      const { jwksUri, issuer } = await provider.findKeys();
      const { createRemoteJWKSet } = await import("jose");
      known = { keys: createRemoteJWKSet(new URL(jwksUri)), issuer };
    }
    return verifyToken(token, { ...known, audience: clientId });
  };
}

/** The event and its effects are stored together, or not at all. */
async function handle(
  received: ReceivedEvent,
  { database, refreshProfile }: AccountEventsOptions,
): Promise<void> {
  const { claims, event } = received;
  const begun = await database.transact(async (db) => {
    const id = await beginEvent(db, received);
    if (id === null) return null;
    const user = await findKnownUser(db, claims.sub);
    const status = await applyEvent(db, received);
    const token = event.type === "profile_change" ? (user?.refreshToken ?? null) : null;
    // The provider is asked after the transaction, which would hold up all others.
    if (token === null) await endEvent(db, id, status);
    return token === null ? null : { id, token };
  });
  if (!begun) return;
  try {
    await refreshProfile(claims.sub, begun.token);
    await database.query((db) => endEvent(db, begun.id, "processed"));
  } catch (error) {
    await database.query((db) => endEvent(db, begun.id, "failed"));
    throw error;
  }
}
