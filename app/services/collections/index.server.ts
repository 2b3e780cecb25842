import { createCollectionOperations } from "./collection-operations.server";
import type { CollectionsService } from "./collections-service";
import { createItemOperations } from "./item-operations.server";
import { createPagePathOperations } from "./page-path-operations.server";
import { createSavedPageOperations } from "./saved-page-operations.server";
import { createPublicIds } from "./public-ids.server";
import type { CollectionsServiceOptions } from "./operation-context";
import { createRowMappers } from "./row-mappers";

export { toCsvText, toJsonText } from "./export";
export { toCollectionResponse, toItemResponse } from "./wire";
export type * from "./collections-service";

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
