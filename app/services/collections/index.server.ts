import { createCollectionCalls } from "./collection-calls.server";
import type { CollectionsService } from "./collections-service";
import { createItemCalls } from "./item-calls.server";
import { createPageCalls } from "./page-calls.server";
import { createPageUrlCalls } from "./page-urls.server";
import { createPublicIds } from "./public-ids.server";
import type { CollectionsServiceOptions } from "./tools";
import { createViews } from "./views";

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
  const tools = { ...options, now, ids, views: createViews(ids, findPage) };
  return {
    ...createCollectionCalls(tools),
    ...createItemCalls(tools),
    ...createPageCalls(tools),
    ...createPageUrlCalls(tools),
  };
}
