import { urlKey } from "~/domain/documents/slug";
import { createCollectionOperations } from "./collection-operations.server";
import type { CollectionsService } from "./collections-service";
import { createItemOperations } from "./item-operations.server";
import { createSavedPageOperations } from "./saved-page-operations.server";
import { createPublicIds } from "./public-ids.server";
import type { CollectionsServiceOptions, OperationContext } from "./operation-context";
import { createRowMappers } from "./row-mappers";

export { toCsvText, toJsonText } from "./export";
export { followMoves } from "./follow-moves";
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
