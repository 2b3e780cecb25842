import { createUserServices } from "~/composition/create-user-services.server";
import type { UserDatabase } from "~/database/user-database";
import type { Plan } from "~/domain/accounts/plan";
import type { User } from "~/domain/accounts/user";
import { createCookies } from "~/http/cookies/create-cookies.server";
import { createSessionCookie } from "~/services/accounts/session-cookie";
import { createSessions } from "~/services/sessions/index.server";

export interface SignInOptions {
  /** Must be unique per reader. */
  name?: string;
  plan?: Plan;
  isStaff?: boolean;
  /** Whether the site uses HTTPS, which determines the cookie's name. */
  isSecure?: boolean;
}

export interface SignedIn {
  /** As in `context.user`. */
  user: User;
  /** Value of the Cookie header. */
  cookie: string;
}

/** Creates a user with a session in a migrated database. */
export async function signIn(
  database: UserDatabase,
  options: SignInOptions = {},
): Promise<SignedIn> {
  const { isSecure = false } = options;
  const sessions = createSessions({ database });
  const id = await sessions.create(await createUser(database, options));
  const siteOrigin = isSecure ? "https://docs.example" : "http://localhost";
  const header = await createSessionCookie(createCookies(siteOrigin)).write(id);
  const [cookie = ""] = header.split(";");
  const { accounts } = createUserServices({
    database,
    sessionSecret: "only signs what nobody here reads",
    siteOrigin,
    documents: { findDocumentCard: () => null, findPageSummary: () => null },
  });
  const reader = await accounts.getReader(cookie);
  if (!reader.user) throw new Error("the session that was just made is not there");
  return { user: reader.user, cookie };
}

/** Creates a user without a session; returns the id. */
export async function createUser(
  database: UserDatabase,
  { name = "reader", plan = "core", isStaff = false }: SignInOptions,
): Promise<number> {
  const time = Date.now();
  const user = {
    fxa_uid: `uid-${name}`,
    email: `${name}@example.org`,
    subscription_type: plan,
    is_admin: isStaff ? (1 as const) : (0 as const),
    created_at: time,
    updated_at: time,
  };
  const { id } = await database.query((db) =>
    db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow(),
  );
  return id;
}
