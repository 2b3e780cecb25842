import { SESSION_COOKIE, type CreateCookie } from "~/domain/accounts/cookie";

/** The longest lifetime of a session; the server ends inactive sessions earlier. */
const MAX_AGE_SECONDS = 365 * 86_400;
const SESSION_ID = /^[\w-]{20,100}$/;

export interface SessionCookie {
  /** Returns the session id of a Cookie header, or null. */
  read(header: string | null): Promise<string | null>;
  /** Returns a Set-Cookie header. */
  write(id: string): Promise<string>;
  clear(): Promise<string>;
}

/** The session cookie, which holds only the random id. */
export function createSessionCookie(createCookie: CreateCookie): SessionCookie {
  const cookie = createCookie(SESSION_COOKIE);
  return {
    async read(header) {
      const id: unknown = await cookie.parse(header);
      return typeof id === "string" && SESSION_ID.test(id) ? id : null;
    },
    write: (id) => cookie.serialize(id, { maxAge: MAX_AGE_SECONDS }),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
