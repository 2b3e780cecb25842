import type { UserDatabase } from "~/database/user-database";
import { isUnavailable } from "~/domain/unavailable-error";
import type { Sessions } from "../sessions/index.server";
import type { Accounts } from "./accounts-service";
import { createSessionCookie } from "./session-cookie";
import { findUser } from "./users-table";

export type * from "./accounts-service";

export interface AccountsOptions {
  database: UserDatabase;
  sessions: Sessions;
  /** Whether readers reach the site by HTTPS. */
  isSecure: boolean;
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { database, sessions, isSecure } = options;
  const cookie = createSessionCookie(isSecure);
  return {
    async findReader(cookieHeader) {
      const id = await cookie.read(cookieHeader);
      if (id === null) return { user: null, isUnknown: false };
      try {
        const userId = await sessions.findUserId(id);
        const user = userId === null ? null : await findUser(database, userId);
        return { user, isUnknown: false };
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return { user: null, isUnknown: true };
      }
    },
  };
}
