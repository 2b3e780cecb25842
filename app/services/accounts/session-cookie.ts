import { SESSION_COOKIE, type CreateCookie } from "~/domain/accounts/cookie";

/** As long as a session may last; the server ends it earlier when nobody comes back. */
const MAX_AGE_SECONDS = 365 * 86_400;
const SESSION_ID = /^[\w-]{20,100}$/;

export interface SessionCookie {
  /** The session's id in a Cookie header, or null. */
  read(header: string | null): Promise<string | null>;
  /** For the Set-Cookie header. */
  write(id: string): Promise<string>;
  clear(): Promise<string>;
}

/** The cookie of a session: its random id and nothing else. */
export function createSessionCookie(createCookie: CreateCookie): SessionCookie {
  const cookie = createCookie(SESSION_COOKIE);
  return {
    async read(header) {
      if (!header?.includes(`${cookie.name}=`)) return null;
      const id: unknown = await cookie.parse(header);
      return typeof id === "string" && SESSION_ID.test(id) ? id : null;
    },
    write: (id) => cookie.serialize(id, { maxAge: MAX_AGE_SECONDS }),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  };
}
