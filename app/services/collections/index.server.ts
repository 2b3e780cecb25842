import type { UserDatabase } from "~/database/user-database";
import type { PageSummary } from "../documents/documents-service";
import { createCollectionCalls } from "./collection-calls.server";
import type { CollectionsService } from "./collections-service";
import { createItemCalls } from "./item-calls.server";
import { createPublicIds } from "./public-ids.server";
import { createViews } from "./views";

export type * from "./collections-service";

export interface CollectionsServiceOptions {
  database: UserDatabase;
  /** Where readers reach the site: an absolute url that is saved may begin with it. */
  siteOrigin: string;
  /** What is public of an id hangs on it. */
  deriveKey(purpose: string): string;
  /** The page at a path in any case, as it is now. */
  findPage(url: string): PageSummary | null;
  now?: () => number;
}

export function createCollectionsService(
  options: CollectionsServiceOptions,
): CollectionsService {
  const { deriveKey, findPage, now = Date.now } = options;
  const ids = {
    collections: createPublicIds(deriveKey("collection-ids")),
    items: createPublicIds(deriveKey("collection-item-ids")),
  };
  const tools = { ...options, now, ids, views: createViews(ids, findPage) };
  return { ...createCollectionCalls(tools), ...createItemCalls(tools) };
}
