import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { openDatabase } from "~/database/open-database.server";
import type { Plan } from "~/domain/accounts/plan";
import { createCollectionsService } from "~/services/collections/index.server";
import { FIXTURE_SITE, toDatabaseUrl, toDataDir, toOrigin } from "./e2e-servers";
import { createFakePages, toPageUrl } from "./fake-pages";
import { signIn } from "./sign-in";

interface ReaderOptions {
  plan?: Plan;
  /** Number of articles in the default collection; the newest is "Article1". */
  articles?: number;
}

/**
 * Creates a reader in the fixture site's database, and signs the browser in.
 *
 * @returns their e-mail address
 */
export async function becomeReader(
  context: BrowserContext,
  { plan = "core", articles = 0 }: ReaderOptions = {},
): Promise<string> {
  const database = openDatabase({
    url: toDatabaseUrl(FIXTURE_SITE),
    dataDir: toDataDir(FIXTURE_SITE),
    onError: console.error,
  });
  try {
    await database.migrate();
    const { user, cookie } = await signIn(database, { name: randomUUID(), plan });
    const titles = Array.from({ length: articles }, (_, at) => `Article${articles - at}`);
    const collections = createCollectionsService({
      database,
      siteOrigin: toOrigin(FIXTURE_SITE),
      deriveKey: (purpose) => purpose,
      findPage: createFakePages(titles).findPage,
    });
    await collections.ensureDefaultCollection(user.id);
    const [first] = await collections.list(user.id);
    for (const title of titles) {
      const fields = { title, notes: "", url: toPageUrl(title) };
      await collections.addItem(user.id, first?.id ?? "", fields);
    }
    const [name = "", value = ""] = cookie.split("=", 2);
    await context.addCookies([{ name, value, url: toOrigin(FIXTURE_SITE) }]);
    return user.email;
  } finally {
    await database.close();
  }
}
