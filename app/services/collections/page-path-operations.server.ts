import { urlKey } from "~/domain/documents/slug";
import type { CollectionsService } from "./collections-service";
import type { OperationContext } from "./operation-context";

/** Operations for lists that show only changes of saved pages. */
export function createPagePathOperations({
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
