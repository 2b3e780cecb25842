import type { Collection, CollectionItem } from "~/domain/accounts/collection";

/** Collections and items as the JSON API and the export write them (server contract, 5.1). */
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

/** RFC 3339 in UTC; parts of a second only where there are any. */
function toTimestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(".000Z", "Z");
}
