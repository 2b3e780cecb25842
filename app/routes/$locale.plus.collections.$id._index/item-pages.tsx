import { useEffect, useRef, useState } from "react";
import {
  COLLECTION_PAGE_SIZE,
  type Collection,
  type CollectionItem,
} from "~/domain/accounts/collection";
import { useText } from "~/l10n/locale-context";
import { ItemList } from "~/ui/collections/item-list";
import lists from "~/ui/collections/item-list.module.css";
import { Paging } from "~/ui/paging/paging";
import { toListUrl, type ListQuery } from "../$locale.plus.collections/list-query";
import { CollectionItemRow } from "./collection-item-row";
import { useMorePages, type ItemPage } from "./use-more-pages";

export interface ItemPagesProps {
  collection: Collection;
  /** Path of the collection's page. */
  path: string;
  /** Items of the page that the URL names. */
  items: readonly CollectionItem[];
  query: ListQuery;
  lastPage: number;
  now: number;
}

/**
 * Items of a page, with a "show more" button, or links to the other pages without
 * JavaScript.
 */
export function ItemPages(props: ItemPagesProps) {
  const { collection, path, items, query, lastPage, now } = props;
  const text = useText();
  const first: ItemPage = { items, number: query.page };
  const { pages, state, showMore } = useMorePages(path, query, first);
  const list = useFirstNewFocus(pages.length);
  const shown = pages.at(-1) ?? first;
  const isEnd = shown.number >= lastPage || shown.items.length < COLLECTION_PAGE_SIZE;
  return (
    <div ref={list}>
      <ItemList>
        {pages.flatMap(({ items, number }) =>
          items.map((item) => (
            <CollectionItemRow
              key={item.id}
              item={item}
              collection={collection}
              path={path}
              now={now}
              // Actions return to the page that contains the item.
              query={{ ...query, page: number }}
            />
          )),
        )}
      </ItemList>
      {!isEnd && (
        <p className={`${lists.more} ${lists.needsScript}`}>
          <button
            type="button"
            className="button"
            aria-disabled={state === "loading" || undefined}
            onClick={showMore}
          >
            {text(LABELS[state])}
          </button>
        </p>
      )}
      <Paging
        area="collections"
        page={shown.number}
        lastPage={lastPage}
        toUrl={(page) => toListUrl(path, { ...query, page })}
      />
    </div>
  );
}

const LABELS = {
  idle: "viewed-more",
  loading: "collections-loading",
  failed: "collections-load-failed",
} as const;

/** Focuses the first item added by "show more". */
function useFirstNewFocus(pageCount: number) {
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(pageCount);
  useEffect(() => {
    if (pageCount === shown) return;
    setShown(pageCount);
    const links = list.current?.querySelectorAll<HTMLElement>("h2 a") ?? [];
    Array.from(links)
      .at((pageCount - 1) * COLLECTION_PAGE_SIZE)
      ?.focus();
  }, [pageCount, shown]);
  return list;
}
