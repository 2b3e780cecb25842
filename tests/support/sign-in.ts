import { createUserServices } from "~/composition/create-user-services.server";
import type { UserDatabase } from "~/database/user-database";
import type { Plan } from "~/domain/accounts/plan";
import type { User } from "~/domain/accounts/user";
import { createSessionCookie } from "~/services/accounts/session-cookie";
import { createSessions } from "~/services/sessions/index.server";

export interface SignInOptions {
  /** Two readers need two names. */
  name?: string;
  plan?: Plan;
  isStaff?: boolean;
  /** Whether the site is reached by HTTPS: the cookie's name depends on it. */
  isSecure?: boolean;
}

export interface SignedIn {
  /** As `context.user` has it. */
  user: User;
  /** For the Cookie header. */
  cookie: string;
}

/** Makes a user and a session of theirs in a database that has its tables. */
export async function signIn(
  database: UserDatabase,
  options: SignInOptions = {},
): Promise<SignedIn> {
  const { isSecure = false } = options;
  const sessions = createSessions({ database });
  const id = await sessions.create(await createUser(database, options));
  const header = await createSessionCookie(isSecure).write(id);
  const [cookie = ""] = header.split(";");
  const siteOrigin = isSecure ? "https://docs.example" : "http://localhost";
  const { accounts } = createUserServices({
    database,
    sessionSecret: "only signs what nobody here reads",
    siteOrigin,
    documents: { findDocumentCard: () => null, findPageSummary: () => null },
  });
  const reader = await accounts.findReader(cookie);
  if (!reader.user) throw new Error("the session that was just made is not there");
  return { user: reader.user, cookie };
}

/** A user without a session; its number. */
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
