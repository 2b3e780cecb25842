import { performance } from "node:perf_hooks";
import { join } from "node:path";
import { openContentStore } from "~/content-store/reader.server";
import { STORE_FILE_NAME } from "~/content-store/schema";
import { openDatabase, type OpenDatabase } from "~/database/open-database.server";
import {
  createCollectionsService,
  type CollectionsService,
} from "~/services/collections/index.server";
import { createDocumentsService } from "~/services/documents/index.server";
import { loadContentStrings } from "~/l10n/content-strings.server";
import { createSecrets } from "~/services/secrets/index.server";
import { createUser } from "../support/sign-in";
import { percentile, round } from "./figures";

const COLLECTIONS = 1_000;
const ITEMS_PER_COLLECTION = 10;
const SAMPLES = 500;
const WARM_UPS = 50;

/**
 * Measures listing, opening and look-up for one reader with 1,000 collections and 10,000 items, on
 * SQLite in this folder. The pages are those of the store in `contentDir`.
 */
export async function benchCollections(
  dataDir: string,
  contentDir: string,
): Promise<Record<string, unknown>> {
  const store = openContentStore(join(contentDir, STORE_FILE_NAME));
  const database = openDatabase({ url: undefined, dataDir, onError: console.error });
  await database.migrate();
  const documents = createDocumentsService({
    store: () => store,
    translate: loadContentStrings(),
  });
  const service = createCollectionsService({
    database,
    siteOrigin: "http://localhost",
    deriveKey: createSecrets("a secret").deriveKey,
    findPage: documents.findPageSummary,
  });
  const urls = store.listDocumentUrls("en-US").map(({ url }) => url);
  const userId = await createUser(database, { plan: "mdn_plus_5m" });
  await fill(database, service, { userId, urls });
  const report = await measureAll(service, { userId, urls });
  await database.close();
  store.close();
  return report;
}

/** Inserts rows directly, because the service would take minutes. */
async function fill(
  database: OpenDatabase,
  service: CollectionsService,
  { userId, urls }: { userId: number; urls: readonly string[] },
): Promise<void> {
  const owner = { id: userId, subscriptionType: "mdn_plus_5m" as const };
  for (let number = 0; number < COLLECTIONS; number++) {
    const made = await service.create(owner, { name: `Collection ${number}` });
    if (!made.isOk) throw new Error("a collection was refused");
  }
  const ids = await database.query((db) =>
    db.selectFrom("collections").select("id").execute(),
  );
  const time = Date.now();
  for (const { id } of ids)
    await database.query((db) =>
      db
        .insertInto("collection_items")
        .values(
          Array.from({ length: ITEMS_PER_COLLECTION }, (_, index) => ({
            user_id: userId,
            collection_id: id,
            url: urls[(id + index) % urls.length] ?? "",
            url_hash: `${id}-${index}`,
            page_title: `Page ${index}`,
            title_key: `page ${index}`,
            created_at: time,
            updated_at: time,
          })),
        )
        .execute(),
    );
}

async function measureAll(
  service: CollectionsService,
  { userId, urls }: { userId: number; urls: readonly string[] },
): Promise<Record<string, unknown>> {
  const list = await service.list(userId);
  const pick = (number: number) => list[number % list.length]?.id ?? "";
  const page = { limit: 12 };
  return {
    collections: list.length,
    items: list.reduce((sum, { articleCount }) => sum + articleCount, 0),
    ...(await measure("list", () => service.list(userId))),
    ...(await measure("one collection", (at) => service.get(userId, pick(at), page))),
    ...(await measure("look up a page", (at) =>
      service.lookup(userId, urls[at % urls.length] ?? ""),
    )),
  };
}

async function measure(
  name: string,
  call: (number: number) => Promise<unknown>,
): Promise<Record<string, number>> {
  for (let number = 0; number < WARM_UPS; number++) await call(number);
  const times: number[] = [];
  const processor = process.cpuUsage();
  for (let number = 0; number < SAMPLES; number++) {
    const started = performance.now();
    await call(number);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(processor);
  return {
    [`${name}, median ms`]: round(percentile(times, 0.5)),
    [`${name}, 99th percentile ms`]: round(percentile(times, 0.99)),
    [`${name}, processor ms each`]: round((user + system) / 1000 / SAMPLES),
  };
}
