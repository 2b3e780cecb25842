import type { JWTVerifyGetKey } from "jose";
import type { UserDatabase } from "~/database/user-database";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { toReason } from "~/domain/text/to-reason";
import { providerFetch, type Provider } from "../accounts/index.server";
import type { RateLimit, RateLimits } from "../rate-limits/index.server";
import { applyEvent, lockKnownUser } from "./apply-event";
import {
  beginEvent,
  endEvent,
  isOutdated,
  keepRawToken,
  type ReceivedEvent,
} from "./events-table";
import { parseEvents } from "./parse-events";
import { TokenError, verifyToken, type TokenClaims } from "./verify-token.server";

export { EVENT_DAYS, removeOldEvents } from "./events-table";

/** Rate limit per address for tokens that fail verification, because anybody can send those. */
const UNVERIFIED: RateLimit = { name: "account-events", limit: 60, windowSeconds: 600 };
const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

export interface AccountEvents {
  /**
   * Processes a security event token.
   *
   * @returns the status of the response: 200 also for ignored events, 503 to request a retry.
   */
  receive(authorization: string | null, clientAddress: string): Promise<200 | 401 | 503>;
}

export interface AccountEventsOptions {
  database: UserDatabase;
  provider: Provider;
  /** This site's client id at the provider. */
  clientId: string;
  rateLimits: RateLimits;
  /** Fetches the profile by a refresh token, as stored, and saves it. */
  refreshProfile(uid: string, sealedToken: string): Promise<void>;
  /** Called for tokens that can't be verified too, within the limit of their number. */
  onError(error: unknown): void;
  now?: () => number;
}

/**
 * Asks the provider for its keys with the first token, and for a profile when an event says that it has changed.
 * A failed event is processed again when the provider repeats it, a finished one never.
 */
export function createAccountEvents(options: AccountEventsOptions): AccountEvents {
  const { database, rateLimits, onError } = options;
  const readClaims = createVerifier(options);

  async function keep(token: string, error: unknown): Promise<void> {
    const text = toReason(error);
    await keepRawToken(database, { token, error: text, time: Date.now() });
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
        const isForged = error instanceof TokenError;
        try {
          const wait = isForged ? await rateLimits.take(UNVERIFIED, clientAddress) : null;
          if (wait === null) {
            onError(error);
            await keep(token, error);
          }
        } catch (failure) {
          if (!isUnavailable(failure)) throw failure;
          return 503;
        }
        return isForged ? 200 : 503;
      }
    },
  };
}

/** Fetches the provider's keys with the first token, and again for an unknown key. */
function createVerifier({ provider, clientId }: AccountEventsOptions) {
  let known: { keys: JWTVerifyGetKey; issuer: string } | null = null;
  return async (token: string): Promise<TokenClaims> => {
    if (!known) {
      const { jwksUri, issuer } = await provider.getKeys();
      const { createRemoteJWKSet, customFetch } = await import("jose");
      const options = { [customFetch]: providerFetch };
      known = { keys: createRemoteJWKSet(new URL(jwksUri), options), issuer };
    }
    return verifyToken(token, { ...known, audience: clientId });
  };
}

/** Stores the event and its effects in one transaction. */
async function handle(
  received: ReceivedEvent,
  { database, refreshProfile, now = Date.now }: AccountEventsOptions,
): Promise<void> {
  const { claims, event } = received;
  const begun = await database.transact(async (db) => {
    const id = await beginEvent(db, received);
    if (id === null) return null;
    const user = await lockKnownUser(db, claims.sub);
    if (await isOutdated(db, received, now())) {
      await endEvent(db, id, "ignored");
      return null;
    }
    const status = await applyEvent(db, received, user);
    const token = event.type === "profile_change" ? (user?.refreshToken ?? null) : null;
    // Contacts the provider after the transaction, which would block others in the meantime.
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
