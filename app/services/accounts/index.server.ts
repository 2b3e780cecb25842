import { createBreaker, type Breaker } from "~/resilience/create-breaker";
import type { UserDatabase } from "~/database/user-database";
import type { CreateCookie } from "~/domain/accounts/cookie";
import { isUnavailable } from "~/domain/site/unavailable-error";
import { createSealedBox, type Secrets } from "../secrets/index.server";
import type { Sessions } from "../sessions/index.server";
import type { Accounts } from "./accounts-service";
import { createLoginCookies } from "./login-cookies";
import type { Provider } from "./provider.server";
import { createSessionCookie, type SessionCookie } from "./session-cookie";
import { createSignIn, toStored } from "./sign-in.server";
import { toNext } from "./to-next";
import { findStoredPlan, findUser, updateUser } from "./users-table";
import { createWhoami } from "./whoami";

export type * from "./accounts-service";
export { createProvider, providerFetch, type Provider } from "./provider.server";

/** A failure after this time has made a page wait: the database is up, and keeps its answer back. */
const SLOW_MILLISECONDS = 1_000;

export interface AccountsOptions {
  database: UserDatabase;
  sessions: Sessions;
  provider: Provider;
  deriveKey: Secrets["deriveKey"];
  hash: Secrets["hash"];
  /** Origin without a trailing slash. */
  siteOrigin: string;
  /** Called after each sign-in. */
  ensureDefaultCollection(userId: number): Promise<void>;
  /** Receives the details of failures that readers see as a short message. */
  onError(error: unknown): void;
  createCookie: CreateCookie;
  now?: () => number;
}

/**
 * A new SESSION_SECRET ends no session. Only sign-ins in progress, open forms and the stored refresh
 * tokens lose their keys.
 */
export function createAccounts(options: AccountsOptions): Accounts {
  const { deriveKey, siteOrigin, createCookie, now = Date.now } = options;
  const sessionCookie = createSessionCookie(createCookie);
  const box = createSealedBox(deriveKey("login-cookie"));
  const loginCookies = createLoginCookies({ box, createCookie, now });
  const tokenBox = createSealedBox(deriveKey("refresh-token"));
  const lookUps = createLookUps(options);
  return {
    ...createSignIn({
      ...options,
      now,
      sessionCookie,
      loginCookies,
      tokenBox,
    }),
    async refreshProfile(uid, sealedToken) {
      const token = tokenBox.open(sealedToken);
      // Sealed with an earlier secret; the next sign-in stores a new token.
      if (token === null) return;
      const { database, provider } = options;
      const planBefore = await findStoredPlan(database, uid);
      if (planBefore === undefined) return;
      const provided = await provider.readProfileAgain(uid, token);
      await updateUser(database, toStored(provided, { tokenBox, now }), planBefore);
    },
    getReader: (cookieHeader) =>
      getReader(cookieHeader, { ...options, sessionCookie, lookUps }),
    describeReader: createWhoami,
    async findOverSession(cookieHeader) {
      const id = await sessionCookie.read(cookieHeader);
      const isOver = id !== null && (await options.sessions.findUserId(id)) === null;
      return isOver ? sessionCookie.clear() : null;
    },
    async listSessions(userId, cookieHeader) {
      const id = await sessionCookie.read(cookieHeader);
      const current = id === null ? null : options.sessions.toHandle(id);
      const sessions = await options.sessions.list(userId);
      return sessions.map((each) => ({
        ...each,
        isCurrent: each.handle === current,
      }));
    },
    endSession: options.sessions.endByHandle,
    endAllSessions: options.sessions.endAll,
    async signOut({ next, cookieHeader }) {
      await endSession(cookieHeader, options, sessionCookie);
      // Sign-ins in progress end too: nobody is signed in again by going back to one.
      const cookies = [
        await sessionCookie.clear(),
        ...(await loginCookies.clearAll(cookieHeader)),
      ];
      return { to: toNext(next, siteOrigin), cookies };
    },
  };
}

/**
 * Creates the breaker of each page's query. A lock on a table, as a maintenance of PostgreSQL takes it, stops
 * these queries while the database answers others, so that its own breaker stays closed.
 */
function createLookUps({ database, sessions }: AccountsOptions): Breaker {
  return createBreaker({
    name: "The look-up of readers",
    isSilence: (error, milliseconds) =>
      isUnavailable(error) && milliseconds >= SLOW_MILLISECONDS,
    probe: () => Promise.all([sessions.findUserId(""), findUser(database, 0)]),
  });
}

interface FindReaderOptions extends AccountsOptions {
  sessionCookie: SessionCookie;
  lookUps: Breaker;
}

async function getReader(
  cookieHeader: string | null,
  { database, sessions, hash, sessionCookie, lookUps }: FindReaderOptions,
): ReturnType<Accounts["getReader"]> {
  const id = await sessionCookie.read(cookieHeader);
  if (id === null) return { user: null, isUnknown: false };
  try {
    const user = await lookUps.run(async () => {
      const userId = await sessions.findUserId(id);
      return userId === null ? null : findUser(database, userId);
    });
    if (!user) return { user: null, isUnknown: false };
    const formOwner = hash("form-owner", String(user.id));
    return { user: { ...user, formOwner }, isUnknown: false };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { user: null, isUnknown: true };
  }
}

/**
 * Ends the session; an unavailable database is logged, because the browser's cookie is cleared
 * anyway.
 */
async function endSession(
  cookieHeader: string | null,
  { sessions, onError }: AccountsOptions,
  sessionCookie: SessionCookie,
): Promise<void> {
  const id = await sessionCookie.read(cookieHeader);
  if (id === null) return;
  try {
    await sessions.end(id);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    onError(error);
  }
}
