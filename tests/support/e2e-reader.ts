import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { openDatabase } from "~/database/open-database.server";
import type { Plan } from "~/domain/accounts/plan";
import { createCollectionsService } from "~/services/collections/index.server";
import { FIXTURE_SITE, toDatabaseUrl, toDataDir, toOrigin } from "./e2e-servers";
import { signIn } from "./sign-in";

/**
 * Makes a reader in the fixture site's own database, and signs the browser in as them.
 *
 * @returns their email address.
 */
export async function becomeReader(
  context: BrowserContext,
  { plan = "core" }: { plan?: Plan } = {},
): Promise<string> {
  const database = openDatabase({
    url: toDatabaseUrl(FIXTURE_SITE),
    dataDir: toDataDir(FIXTURE_SITE),
    onError: console.error,
  });
  try {
    await database.migrate();
    const { user, cookie } = await signIn(database, { name: randomUUID(), plan });
    await createCollectionsService({
      database,
      siteOrigin: toOrigin(FIXTURE_SITE),
      deriveKey: (purpose) => purpose,
      findPage: () => null,
    }).ensureDefaultCollection(user.id);
    const [name = "", value = ""] = cookie.split("=", 2);
    await context.addCookies([{ name, value, url: toOrigin(FIXTURE_SITE) }]);
    return user.email;
  } finally {
    await database.close();
  }
}
