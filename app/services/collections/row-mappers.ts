import { nextTurn } from "~/database/next-turn";
import type { Collection, CollectionItem } from "~/domain/accounts/collection";
import type { PageSummary } from "../documents/index.server";
import type { CollectionRow } from "./collections-table";
import type { ItemRow } from "./items-table";
import type { PublicIds } from "./public-ids.server";

export interface Ids {
  collections: PublicIds;
  items: PublicIds;
}

/** Maps database rows to the objects that the service returns. */
export interface RowMappers {
  toCollection(row: CollectionRow): Collection;
  toItem(row: ItemRow): CollectionItem;
  /** Converts many rows, yielding to other requests in between. */
  toItems(rows: readonly ItemRow[]): Promise<CollectionItem[]>;
}

/** Items per turn: unpacking their pages takes about 10 ms. */
const ITEMS_PER_TURN = 32;

export function createRowMappers(
  ids: Ids,
  findPage: (url: string) => PageSummary | null,
): RowMappers {
  function toItem(row: ItemRow): CollectionItem {
    const page = findPage(row.url);
    return {
      id: ids.items.encode(row.id),
      collectionId: ids.collections.encode(row.collection_id),
      url: page?.mdn_url ?? row.url,
      title: row.custom_name ?? page?.title ?? row.page_title,
      notes: row.notes,
      parents: page?.parents ?? [],
      summary: page?.summary ?? null,
      modified: page?.modified ?? null,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
  }

  return {
    toCollection: ({ id, name, description, ...row }) => ({
      id: ids.collections.encode(id),
      name,
      description,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      articleCount: row.article_count,
    }),
    toItem,
    async toItems(rows) {
      const items: CollectionItem[] = [];
      for (const row of rows) {
        if (items.length > 0 && items.length % ITEMS_PER_TURN === 0) await nextTurn();
        items.push(toItem(row));
      }
      return items;
    },
  };
}
