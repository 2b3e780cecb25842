import type { Kysely } from "kysely";
import { lockUser } from "~/database/lock-user";
import { nextTurn } from "~/database/next-turn";
import type { Schema } from "~/database/schema";
import type { UserDatabase } from "~/database/user-database";
import { urlKey } from "~/domain/documents/slug";
import { createCollectionOperations } from "./collection-operations.server";
import type { CollectionsService } from "./collections-service";
import { noteChange } from "./collections-table";
import { createItemOperations } from "./item-operations.server";
import { hashUrl } from "./items-table";
import type { CollectionsServiceOptions, OperationContext } from "./operation-context";
import { createPublicIds } from "./public-ids.server";
import { createRowMappers } from "./row-mappers";
import { createSavedPageOperations } from "./saved-page-operations.server";

export { toCsvText, toJsonText } from "./export";
export { toCollectionResponse, toItemResponse } from "./wire";
export type * from "./collections-service";

/** A new SESSION_SECRET changes the addresses of all collections, because it seeds the public ids. */
export function createCollectionsService(
  options: CollectionsServiceOptions,
): CollectionsService {
  const { deriveKey, findPage, now = Date.now } = options;
  const ids = {
    collections: createPublicIds(deriveKey("collection-ids")),
    items: createPublicIds(deriveKey("collection-item-ids")),
  };
  const context = { ...options, now, ids, mappers: createRowMappers(ids, findPage) };
  return {
    ...createCollectionOperations(context),
    ...createItemOperations(context),
    ...createSavedPageOperations(context),
    ...createPagePathOperations(context),
  };
}

/** Operations for lists that show only changes of saved pages. */
function createPagePathOperations({
  database,
  ids,
}: OperationContext): Pick<CollectionsService, "listPages"> {
  return {
    async listPages(userId, collectionIds) {
      const numbers = collectionIds.map((id) => ids.collections.decode(id));
      if (numbers.includes(null)) return null;
      const known = numbers.filter((id) => id !== null);
      const rows = await database.query((db) =>
        db
          .selectFrom("collection_items")
          .innerJoin("collections", "collections.id", "collection_items.collection_id")
          .select("collection_items.url")
          .distinct()
          .where("collections.user_id", "=", userId)
          .$if(known.length > 0, (query) => query.where("collections.id", "in", known))
          .execute(),
      );
      const paths = rows.map(({ url }) => urlKey(url).replace(/^\/[^/]+/, ""));
      return { ids: known, paths: new Set(paths) };
    },
  };
}

/** Items read per query, after which other requests have their turn. */
const STEP = 500;

interface MovesOptions {
  database: UserDatabase;
  /** Finds where the page at a URL has moved to; null for a page that is there, or gone. */
  findTarget(url: string): string | null;
  now: () => number;
}

/**
 * Gives saved pages that the content has moved their new URLs, so that they are marked as saved there and
 * their news is found. An item stays as it is where its collection has the page at the new URL too. Counts as
 * a change of the reader's collections, by which servers and programs know that what they keep of them is old.
 *
 * @returns the number of changed items.
 * @throws UnavailableError
 */
export async function followMoves({
  database,
  findTarget,
  now,
}: MovesOptions): Promise<number> {
  let count = 0;
  for (let afterId = 0; ;) {
    const items = await database.query((db) => listUrls(db, afterId));
    for (const { id, url, user_id: userId } of items) {
      const target = findTarget(url);
      if (target === null) continue;
      count += await database.transact(async (db) => {
        await lockUser(db, userId);
        const changed = await setUrl(db, id, target);
        if (changed > 0) await noteChange(db, { userId, collectionIds: [], time: now() });
        return changed;
      });
    }
    const last = items.at(-1);
    if (!last || items.length < STEP) return count;
    afterId = last.id;
    await nextTurn();
  }
}

function listUrls(db: Kysely<Schema>, afterId: number) {
  return db
    .selectFrom("collection_items")
    .select(["id", "url", "user_id"])
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(STEP)
    .execute();
}

async function setUrl(db: Kysely<Schema>, id: number, url: string): Promise<number> {
  const url_hash = hashUrl(url);
  const { numUpdatedRows } = await db
    .updateTable("collection_items")
    .set({ url, url_hash })
    .where("id", "=", id)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("collection_items as other")
            .select("other.id")
            .whereRef("other.collection_id", "=", "collection_items.collection_id")
            .whereRef("other.user_id", "=", "collection_items.user_id")
            .where("other.url_hash", "=", url_hash),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
