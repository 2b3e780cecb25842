import { toTimestamp } from "~/domain/api/to-timestamp";
import type { Collection, CollectionItem } from "~/domain/accounts/collection";

/** DTOs of the JSON API and the export (server contract, 5.1). */
export function toCollectionResponse(collection: Collection) {
  const { id, name, description, createdAt, updatedAt, articleCount } = collection;
  return {
    id,
    name,
    description,
    created_at: toTimestamp(createdAt),
    updated_at: toTimestamp(updatedAt),
    article_count: articleCount,
  };
}

export function toItemResponse(item: CollectionItem) {
  const { id, url, title, notes, parents, createdAt, updatedAt } = item;
  return {
    id,
    url,
    title,
    notes,
    parents,
    created_at: toTimestamp(createdAt),
    updated_at: toTimestamp(updatedAt),
  };
}
